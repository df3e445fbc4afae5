import { buildVersion } from './build-version.ts'
import { runWithoutUnsavedInput } from './unsaved-input.ts'

const RELOADED_VERSION = 'planner.reloadedFrom'

/**
 * Loads the page again because the server runs another version (WIRE-12 ReloadPage): once a version. Where a cache
 * in between still hands out the old page, loading it again and again would help nobody. It waits until nothing is half
 * typed: an older page goes on working, and a reload loses nothing that a person has typed (PERSON-15).
 */
export function reloadOutdatedPage(): void {
  const version = buildVersion()
  if (sessionStorage.getItem(RELOADED_VERSION) === version) return
  runWithoutUnsavedInput(() => {
    sessionStorage.setItem(RELOADED_VERSION, version)
    window.location.reload()
  })
}

const RELOADED_AT = 'planner.loadedAgainAt'
const RELOAD_COOLDOWN_MS = 30_000

/** Loads the page again because a part of it could not be had, but not over and over. @throws the cause when it has just done so. */
export function reloadAfterChunkError(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  if (Date.now() - last < RELOAD_COOLDOWN_MS) throw cause
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
