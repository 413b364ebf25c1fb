/** jsdom lacks a few things that every browser has. */

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as unknown as typeof CSS;
if (!globalThis.CSS.escape) globalThis.CSS.escape = (text: string) => text.replace(/["\\]/g, '\\$&');
Element.prototype.scrollIntoView ??= () => {};
