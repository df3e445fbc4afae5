import type { Session } from './event.ts'

/** In how many blocks, with breaks between them, sessions are shown; SESSION-5. */
export function numSessionBlocks(sessions: readonly Pick<Session, 'breakAfter'>[]): number {
  const breaks = sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter).length
  return Math.min(sessions.length, 1 + breaks)
}
