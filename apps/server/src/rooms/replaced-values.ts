import {
  type CellKey,
  type CellValue,
  cellKey,
  type EventState,
  hasWishes,
  type MeetingFact,
  type MeetingKey,
  type PersonId,
  type PersonRecord,
  pairKey,
  type TopicId,
  type TopicRecord,
} from '@planner/domain'
import type { Write } from '../storage/storage.ts'

/** What a change has replaced, as far as it decides what others hear of it; PRIV-13, PRIV-15. */
export type ReplacedValues = {
  readonly persons: Readonly<Record<PersonId, PersonRecord>>
  readonly topics: Readonly<Record<TopicId, TopicRecord>>
  readonly cells: Readonly<Record<CellKey, CellValue>>
  readonly meetings: Readonly<Record<MeetingKey, MeetingFact>>
}

export const NOTHING_REPLACED: ReplacedValues = { persons: {}, topics: {}, cells: {}, meetings: {} }

/** Observes writes as they are applied; null where the copy was loaded anew or its room has left memory. */
export type Watcher = (writes: readonly Write[] | null, replaced: ReplacedValues) => void

/** The fields of a change that is published as fresh data. */
export const NO_FOLLOW_UPS = {
  followUps: [],
  origin: null,
  visibilityChanged: false,
  replaced: NOTHING_REPLACED,
}

/** What the writes are about to replace. */
export function replacedBy(state: EventState, writes: readonly Write[]): ReplacedValues {
  const persons: Record<PersonId, PersonRecord> = {}
  const topics: Record<TopicId, TopicRecord> = {}
  const cells: Record<CellKey, CellValue> = {}
  const meetings: Record<MeetingKey, MeetingFact> = {}
  for (const write of writes) {
    if (write.kind === 'putPerson') {
      const stored = state.persons.get(write.person.id)
      if (stored) persons[stored.id] ??= stored
    }
    if (write.kind === 'putTopic') {
      const stored = state.topics.get(write.topic.id)
      if (stored) topics[stored.id] ??= stored
    }
    if (write.kind === 'putCell' && hasWishes(write.cell.address.table)) {
      const key = cellKey(write.cell.address)
      const stored = state.cells.get(key)
      if (stored) cells[key] ??= stored.value
    }
    if (write.kind !== 'putMeeting' && write.kind !== 'removeMeeting') continue
    const key = pairKey(...(write.kind === 'putMeeting' ? write.meeting.people : write.people))
    const fact = state.meetings.get(key)
    if (fact) meetings[key] ??= fact
  }
  return { persons, topics, cells, meetings }
}
