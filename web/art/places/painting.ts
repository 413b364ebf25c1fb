/** A place painted once, when the page is built: an SVG in units of its board, and how it becomes a picture. */
export interface Painting {
  name: string;
  width: number;
  height: number;
  /** How many pixels a unit of the board becomes. */
  scale: number;
  /** Of the WebP, up to 100. */
  quality: number;
  svg: string;
}
