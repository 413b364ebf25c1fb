/** Pictures that are drawn when the page is built, by the plugin in web/scenes: the import is their address. */

interface Reach {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module 'virtual:scene/city-evening' {
  const address: string;
  export default address;
  /** What the picture shows, in the units of the board. */
  export const reach: Reach;
}

declare module 'virtual:scene/city-morning' {
  const address: string;
  export default address;
  export const reach: Reach;
}

declare module 'virtual:scene/buildings' {
  const address: string;
  export default address;
  /** The Locations from left to right, each in a square cell. */
  export const cells: string[];
}
