declare module 'virtual:places/monster-lands' {
  /** Addresses of painted places, by name. */
  const places: Readonly<Record<string, string>>;
  export default places;
}
