/**
 * Beside the page, on the device of a player: keeps the page itself, so that it opens and says what is wrong where the
 * server cannot be reached. Matches, texts of games and pictures always come from the server.
 */
import { shell, version } from 'virtual:shell';

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** What a worker has that a window has not. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
}

const worker = self as unknown as Worker;
const KEPT = `muster-${version}`;
const PAGE = '/';
/** These addresses are not the page. */
const OTHERS = /^\/(api|schema|health|metrics)\b|\.[^/]*$/;

worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const kept = await caches.open(KEPT);
    await kept.addAll([new Request(PAGE, { cache: 'reload' }), ...shell.map((path) => new Request(path))]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const take = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(take());
});

/** The page as the server has it now; without the server, as it was kept. */
async function page(event: Asked): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (problem) {
    const kept = await caches.match(PAGE, { cacheName: KEPT });
    if (kept) return kept;
    throw problem;
  }
}

const part = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate') {
    if (!OTHERS.test(pathname)) event.respondWith(page(event));
  } else if (shell.includes(pathname)) {
    event.respondWith(part(event.request));
  }
});
