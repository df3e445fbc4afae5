import { isSavingData } from '../lib/scarce-line.ts'

const ASK_AGAIN_MS = 1000

let isLoading = false

/** Loads and starts the app, once, and again until the server answers; ERROR-17 says so meanwhile. */
export function loadApp(): void {
  if (isLoading) return
  isLoading = true
  void load()
}

async function load(): Promise<void> {
  for (;;) {
    // Fetched beside it, since almost every page is one of an event.
    if (window.location.search !== '') void import('../app/planner-page.tsx').catch(() => {})
    const app = await import('../app/main.tsx').catch(() => undefined)
    if (app) return app.startApp()
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/**
 * Fetches the text font before the page asks for it, behind what the first form needs. People who save data
 * keep the device's font, which has the same widths (LOOK-8).
 */
export function loadTextFont(): void {
  if (isSavingData()) document.documentElement.dataset.fonts = 'device'
  else document.fonts.load('1rem "Figtree Variable"').catch(() => {})
}
