import type { SessionResponse } from '@planner/protocol'
import { Listeners } from '../listeners.ts'

/** What the page keeps of its session; HTTP-8. */
let kept: SessionResponse | undefined
let viewKey = 0
const listeners = new Listeners()

export function currentSession(): SessionResponse | undefined {
  return kept
}

/** By which views know that they must be drawn anew; HTTP-10. */
export function currentViewKey(): number {
  return viewKey
}

/** Keeps what the server says. One that differs only in its token is the same to those who show it. */
export function keepSession(answer: SessionResponse): void {
  const isSame = kept !== undefined && withoutToken(kept) === withoutToken(answer)
  if (isSame && kept) Object.assign(kept, { antiForgeryToken: answer.antiForgeryToken })
  else announce({ ...answer })
}

/** Notes the language that the page has been switched to. */
export function keepLanguage(languageCode: string): void {
  if (!kept) return
  if (kept.isLoggedIn) viewKey += 1
  announce({ ...kept, languageCode })
}

export const subscribeSession = listeners.subscribe

function announce(session: SessionResponse): void {
  kept = session
  listeners.tell()
}

function withoutToken({ antiForgeryToken: _, ...session }: SessionResponse): string {
  return JSON.stringify(session)
}
