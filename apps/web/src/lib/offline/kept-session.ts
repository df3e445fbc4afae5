import type { SessionResponse } from '@planner/protocol'

const NAME = 'planner.installation'

type Kept = Pick<
  SessionResponse,
  'environment' | 'translationsVersion' | 'defaultInvite' | 'formHosts' | 'site'
>

/** Notes what the server says of itself, and nothing of who is there, for pages that open without it; OFFLINE-1. */
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
    if (!kept) return undefined
    return {
      ...NOBODY,
      ...kept,
      languageCode,
    }
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
