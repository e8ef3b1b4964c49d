/** Lets the page be kept for use without a network, and hears when a newer one is there. */

/** After the first screen, so that nothing waits for it. */
const AFTER = 3000

let newer: ServiceWorker | null = null

/** Keeps the page; tells when a newer one waits to be shown. */
export function keepPage(tellNewer: () => void): void {
  if (!('serviceWorker' in navigator)) return
  const register = async (): Promise<void> => {
    const kept = await navigator.serviceWorker.register('./service-worker.js')
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
      newer = worker
      tellNewer()
    }
    look(kept.waiting)
    kept.addEventListener('updatefound', () => {
      const worker = kept.installing
      worker?.addEventListener('statechange', () => look(worker))
    })
  }
  // A page that cannot be kept works with a network as before.
  setTimeout(() => void register().catch(() => undefined), AFTER)
}

/** Games are kept, so nothing is lost. */
export function showNewer(): void {
  newer?.postMessage('be-the-newest')
  location.reload()
}
