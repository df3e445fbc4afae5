import { buildVersion } from './build-version.ts'
import { whenNothingHalfTyped } from './half-typed.ts'

const RELOADED = 'planner.reloadedFrom'

/**
 * Loads the page again because the server runs another version (WIRE-12 ReloadPage): once a version. Where a cache
 * in between still hands out the old page, loading it again and again would help nobody. It waits until nothing is half
 * typed: an older page goes on working, and a reload loses nothing that a person has typed (PERSON-15).
 */
export function reloadOutdatedPage(): void {
  const version = buildVersion()
  if (sessionStorage.getItem(RELOADED) === version) return
  whenNothingHalfTyped(() => {
    sessionStorage.setItem(RELOADED, version)
    window.location.reload()
  })
}

const LOADED_AGAIN = 'planner.loadedAgainAt'
const AGAIN_AFTER_MS = 30_000

/** Loads the page again because a part of it could not be had, but not over and over. @throws the cause when it has just done so. */
export function reloadAfterMissingPart(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) throw cause
  sessionStorage.setItem(LOADED_AGAIN, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
