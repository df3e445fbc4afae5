import { buildVersion } from './build-version.ts'

const RELOADED = 'planner.reloadedFrom'

/**
 * Loads the page again because the server runs another version (spec 7.1 ReloadPage): once a version. Where a cache
 * in between still hands out the old page, loading it again and again would help nobody.
 */
export function reloadOutdatedPage(): void {
  const version = buildVersion()
  if (sessionStorage.getItem(RELOADED) === version) return
  sessionStorage.setItem(RELOADED, version)
  window.location.reload()
}
