import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'

/** Where a meeting of two people stands; decision 4. */
export type MeetingState = 'reserved' | 'committed'

export type Meeting = {
  /** Who asked first in the order of the event's cells, and whom. */
  people: readonly [PersonId, PersonId]
  state: MeetingState
  /** The sessions it is spread to, ascending; empty where meetings are untimed (decision 5). */
  sessions: readonly number[]
}

const STATES: Readonly<Record<string, MeetingState>> = {
  'Yes reserved': 'reserved',
  'Yes auto reserved': 'reserved',
  'Yes committed': 'committed',
  'Yes auto committed': 'committed',
}

/** Reserved and committed meetings, each pair once; all of them or one person's. */
export function meetingsOf(state: EventState, personId?: PersonId): Meeting[] {
  const meetings = new Map<string, Meeting>()
  const sessions = new Map<string, Set<number>>()
  for (const { address, value } of state.cells.values()) {
    const other = state.topics.get(address.topicId)?.ownerId
    if (other === undefined || other === address.userId) continue
    const key = [address.userId, other].sort().join('|')
    if (address.table === 'assignments' && value === true) {
      sessions.set(key, (sessions.get(key) ?? new Set()).add(address.sessionId))
    }
    const meeting = address.table === 'preferences' ? STATES[String(value)] : undefined
    if (!meeting) continue
    const known = meetings.get(key)
    const people = known?.people ?? ([address.userId, other] as const)
    const isCommitted = meeting === 'committed' || known?.state === 'committed'
    meetings.set(key, { people, state: isCommitted ? 'committed' : 'reserved', sessions: [] })
  }
  return [...meetings]
    .filter(([, { people }]) => personId === undefined || people.includes(personId))
    .map(([key, meeting]) => ({
      ...meeting,
      sessions: [...(sessions.get(key) ?? [])].sort((a, b) => a - b),
    }))
}
