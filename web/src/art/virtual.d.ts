declare module 'virtual:figures/credits' {
  const authors: readonly { name: string; folder: string; drew: string[] }[];
  export default authors;
}

declare module 'virtual:figures/*' {
  const list: { version: string; sorts: Record<string, [drawn: number, keys: string]> };
  export default list;
}
