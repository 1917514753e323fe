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

// Whoever is away is told what happens at their tables. A server of another version may say more, or less.
self.addEventListener('push', (event) => {
  event.waitUntil(tell(read(event.data)));
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function tell({ title = 'Tortuga', body = '', lang = '', path = '/', open, stop, token, tag = '' }) {
  const actions = [];
  if (open !== undefined) actions.push({ action: 'open', title: open });
  if (stop !== undefined && token !== undefined) actions.push({ action: 'stop', title: stop });
  const icon = '/icons/192.png';
  const looks = { body, lang, tag, renotify: tag !== '', icon, badge: icon, actions, data: { path, token } };
  await self.registration.showNotification(title, looks);
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { path, token } = notification.data;
  event.waitUntil(action === 'stop' ? stopTelling(token) : openPage(path));
});

async function stopTelling(token) {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/alerts/stop', { method: 'POST', headers, body: JSON.stringify({ token }) });
}

// A page that shows the table already comes to the front.
async function openPage(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  if (there === undefined) await self.clients.openWindow(address.href);
  else await there.focus();
}

// The push service has given this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/me/alerts/devices', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) });
}
