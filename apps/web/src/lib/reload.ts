import { buildVersion } from './build-version.ts'
import { runWithoutUnsavedInput } from './unsaved-input.ts'

const RELOADED_VERSION = 'planner.reloadedFrom'

/**
 * Reloads the page because the server runs another version (WIRE-12 ReloadPage), at most once per version: a
 * cache in between may still serve the old page, which would cause a reload loop. It is deferred while there
 * is unsaved input, which a reload must not lose (PERSON-15); an older page goes on working until then.
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

/**
 * Reloads the page because a chunk failed to load, with a cooldown against reload loops. Deferred as well
 * while there is unsaved input. @throws the cause during the cooldown.
 */
export function reloadAfterChunkError(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  if (Date.now() - last < RELOAD_COOLDOWN_MS) throw cause
  runWithoutUnsavedInput(() => {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    window.location.reload()
  })
  return new Promise(() => {})
}
