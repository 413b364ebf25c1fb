/** The page stays on the device, so that it opens without the server, too; browsers then offer to install it. */

const SETTLED = 3000; // ms after which nothing that is needed now has to wait for it

export function keepOnDevice(): void {
  // Only where the address is safe: https, or this machine itself.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  setTimeout(() => void workers.register('/worker.js').catch(() => undefined), SETTLED);
}
