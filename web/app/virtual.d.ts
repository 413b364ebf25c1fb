declare module 'virtual:shell' {
  /** The files without which the page does not open, and a word for exactly these. */
  export const shell: readonly string[];
  export const version: string;
}
