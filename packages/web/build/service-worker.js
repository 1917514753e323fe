// Keeps the page in the browser: what was loaded once opens and plays without a network.
// The build fills in which files there are; another build is another cache.
const CACHE = `tortuga-${'VERSION'}`;
const FILES = ['FILES'];
// The script by which the page of this build is known.
const ENTRY = 'ENTRY';

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

// All of one build, or nothing: a server that is upgraded meanwhile must not leave a mixture.
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
    const page = await cache.match('/');
    if (!(await page.text()).includes(ENTRY)) throw new Error('The page is of another build');
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

// Pages of the build before may still be open, and fetch what they need when they need it: its files stay until the next.
async function forgetOlder() {
  const others = (await caches.keys()).filter((name) => name.startsWith('tortuga-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|healthz|metrics)/.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// A page comes fresh while there is a network and somebody who answers, so that a new version is seen at the next
// opening. The one that is kept is of the same build as the files that are kept with it.
async function page(request) {
  const fresh = await fetch(request).catch(() => undefined);
  if (fresh !== undefined && fresh.status < 500) return fresh;
  return (await (await caches.open(CACHE)).match('/')) ?? fresh ?? Response.error();
}

// A file's name changes with its content: what is kept is right for ever, whichever build it is of.
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.startsWith('/assets/')) await cache.put(request, fresh.clone());
  return fresh;
}
