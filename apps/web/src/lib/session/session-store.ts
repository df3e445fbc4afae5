import type { SessionResponse } from '@planner/protocol'
import { Observed } from '../listeners.ts'

/** What the page keeps of its session; HTTP-8. */
const kept = new Observed<SessionResponse | undefined>(undefined)
let viewKey = 0

export const currentSession = kept.getSnapshot
export const subscribeSession = kept.subscribe

/** By which views know that they must be drawn anew; HTTP-10. */
export function currentViewKey(): number {
  return viewKey
}

/** Keeps what the server says. One that differs only in its token is the same to those who show it. */
export function keepSession(answer: SessionResponse): void {
  const session = currentSession()
  const isSame = session !== undefined && withoutToken(session) === withoutToken(answer)
  if (isSame) Object.assign(session, { antiForgeryToken: answer.antiForgeryToken })
  else kept.set({ ...answer })
}

/** Notes the language that the page has been switched to. */
export function keepLanguage(languageCode: string): void {
  const session = currentSession()
  if (!session) return
  if (session.isLoggedIn) viewKey += 1
  kept.set({ ...session, languageCode })
}

function withoutToken({ antiForgeryToken: _, ...session }: SessionResponse): string {
  return JSON.stringify(session)
}
