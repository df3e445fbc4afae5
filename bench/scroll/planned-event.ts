import { type AddressedCell, cellAddress } from '@planner/domain'
import { adminLink } from '../../apps/server/src/rooms/links.ts'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import {
  BIG_EVENT,
  bigEvent,
  eventWrites,
  personId,
  topicId,
} from '../../apps/server/src/testing/big-event.ts'
import { VARIANT } from '../hub/big-event.ts'

const SESSIONS = 6
/** One in so many is left without a group in each session. */
const UNPLACED = 11

/** Writes the event that size limits speak of, with everybody in a group in nearly every session; returns the path of its admin link. */
export async function makePlannedEvent(dataDir: string): Promise<string> {
  const now = Date.now() - 60_000
  const big = bigEvent(VARIANT, 'main', BIG_EVENT, { now })
  const storage = await openStorage({ dataDir })
  await storage.write(
    eventWrites({
      ...big,
      event: { ...big.event, numSessions: SESSIONS, totalSessions: SESSIONS },
      cells: [...big.cells, ...planCells(now)],
    }),
  )
  await storage.close()
  return adminLink(VARIANT, big.keys.adminKey)
}

/** Where a person is in a session, from 0, unless they are left without a group. */
export function placeOf(person: number, session: number) {
  const topic = ((person * 13 + session * 5) % (BIG_EVENT.topics / SESSIONS)) * SESSIONS + session
  return { sessionId: session + 1, userId: personId(person), topicId: topicId(topic) }
}

/** Each topic in one session, in turn, and people spread over the topics of a session. */
function planCells(timestamp: number): AddressedCell[] {
  const { people, topics } = BIG_EVENT
  const starts = Array.from({ length: topics }, (_, topic) => ({
    address: cellAddress('weekDayHourAssignments', { topicId: topicId(topic), topicGroupIndex: 0 }),
    value: topic % SESSIONS,
    timestamp,
  }))
  const places = Array.from({ length: SESSIONS }, (_, session) =>
    Array.from({ length: people }, (__, person) => {
      if ((person * 7 + session) % UNPLACED === 0) return []
      const address = cellAddress('assignments', { ...placeOf(person, session), topicGroupIndex: 0 })
      return [{ address, value: true, timestamp }]
    }).flat(),
  )
  return [...starts, ...places.flat()]
}
