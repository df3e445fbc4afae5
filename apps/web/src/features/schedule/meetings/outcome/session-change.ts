import type { ReportedChange } from '@planner/protocol'

type Session = { sessionId: number | null }

/** The sessions of a meeting before and after a plan, as far as they are known. */
export function sessionChange(
  { sessionId, formerSessionId }: Pick<ReportedChange, 'sessionId' | 'formerSessionId'>,
  nameOf: (session: Session) => string,
): string {
  return [formerSessionId, sessionId]
    .flatMap((id) => (id === null ? [] : nameOf({ sessionId: id })))
    .join(' → ')
}
