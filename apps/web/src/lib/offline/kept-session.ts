import type { SessionResponse } from '@planner/protocol'

const NAME = 'planner.installation'

type Kept = Omit<SessionResponse, keyof typeof NOBODY | 'languageCode'>

/** Notes what the server says of itself, and nothing of its user, for pages without it; OFFLINE-1. */
export function noteInstallation(session: SessionResponse): void {
  const { environment, translationsVersion, defaultInvite, formHosts, site } = session
  const kept: Kept = { environment, translationsVersion, defaultInvite, formHosts, site }
  try {
    localStorage.setItem(NAME, JSON.stringify(kept))
  } catch {
    // Then pages need the server to open.
  }
}

/** A session of nobody, of an installation that this browser has seen before. */
export function sessionWithoutServer(languageCode: string): SessionResponse | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    return kept ? { ...NOBODY, ...kept, languageCode } : undefined
  } catch {
    return undefined
  }
}

const NOBODY = {
  isLoggedIn: false,
  name: '',
  userId: '',
  userEmail: '',
  userCreatedOn: '',
  eventName: '',
  eventId: '',
  eventEmail: '',
  eventCreatedOn: '',
  allUserEvents: [],
  plan: '',
  upgradeDate: '',
  isAdmin: false,
  permissions: [],
  eventLanguageCode: '',
  antiForgeryToken: '',
  backendVersion: '',
  analytics: { state: 'off', person: null },
} satisfies Partial<SessionResponse>

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
