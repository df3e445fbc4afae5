/** Behind what the page loads for itself. */
const AFTER_MS = 3000
/** By then it has fetched what other tabs need. */
const AGAIN_AFTER_MS = 10_000
const FILES = /\/dist\/assets\/|\/api\/Translations\/GetLanguage\//

/** Has the browser keep the page and its files, so that it opens without a connection; OFFLINE-1. */
export function keepPageSoon(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void keepPage().catch(() => {}), AFTER_MS)
}

async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  const name = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage(loaded.filter((name) => FILES.test(name)))
  }
  name()
  setTimeout(name, AGAIN_AFTER_MS)
}
