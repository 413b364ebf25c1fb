/** Every picture by the name of its file. */
export function pictures(): Map<string, string>;
