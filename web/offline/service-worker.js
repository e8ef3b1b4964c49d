/** Keeps the whole page, so that what plays on this device plays without a network. `FILES` and `CACHE` are put before it. */

/** A page that takes longer is shown as it was kept. */
const PATIENCE = 3000

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

/** Older files go when no page needs them any more. */
const tidy = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await clients.claim()
}
addEventListener('activate', (event) => event.waitUntil(tidy()))

/** The person wants the newer page now. */
addEventListener('message', ({ data }) => {
  if (data === 'be-the-newest') skipWaiting()
})

const kept = (address) => caches.match(address, { ignoreSearch: true })

/** The newest page, or the one that was kept where there is no network. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    return (await kept('./')) ?? Response.error()
  }
}

/** Files never change what they hold: a new one has a new name. */
const file = async (request) => (await kept(request)) ?? fetch(request)

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const root = new URL('./', location.href).pathname
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === root) event.respondWith(page(request))
  else if (FILES.includes(`./${pathname.slice(root.length)}`)) event.respondWith(file(request))
})
