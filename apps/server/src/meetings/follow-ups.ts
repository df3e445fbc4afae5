import {
  type AddressedCell,
  type CellsBefore,
  can,
  cellKey,
  type EventState,
  fitMeetings,
  isActivePerson,
  isStanding,
  leaveMeetings,
  type MeetingChange,
  type MeetingFact,
  type MeetingKey,
  numEnabledSessions,
  type PersonId,
  pairKey,
  reopenMeetings,
  TABLES,
  type TopicId,
  takeMeetingBack,
  type VariantDescription,
  wishReserved,
} from '@planner/domain'
import type { Write } from '../storage/storage.ts'
import { meetingChangeWrites } from './changed-meetings.ts'

type Context = {
  variant: VariantDescription
  before: EventState
  after: EventState
  at: number
  /** What earlier writes do. */
  changes: ReadonlyMap<MeetingKey, MeetingChange>
}
type WriteOf<K extends Write['kind']> = Extract<Write, { kind: K }>

/**
 * What other changes do to meetings of two, to be stored with them (MEET-12): people who take part no longer,
 * sessions that are gone, a Yes that its owner takes out of a reserved meeting or adds to it, topics that go with
 * the cells that showed a meeting, and another interval after which the same two may meet again (MEET-29). `before` is the event without the writes.
 */
export function meetingFollowUps(
  variant: VariantDescription,
  before: EventState,
  writes: readonly Write[],
  at: number,
): Write[] {
  if (!can(variant, 'pairs') || before.meetings.size === 0) return []
  const own = new Set(writes.flatMap(keysOfMeeting))
  const concerns = writes.filter((write) => concernsMeetings(before, write, own))
  if (concerns.length === 0) return []
  const changes = new Map<MeetingKey, MeetingChange>()
  const context = { variant, before, after: recordsAfter(before, writes), at, changes }
  for (const write of concerns)
    for (const change of changesBy(write, context)) {
      const key = pairKey(...change.people)
      if (!own.has(key)) changes.set(key, change)
    }
  return meetingChangeWrites(variant, context.after, [...changes.values()], at, cellsAfter(before, writes))
}

/** A write of a meeting itself, rather than of the cells that show it. */
export function isOfMeeting({ kind }: Write): boolean {
  return kind === 'putMeeting' || kind === 'removeMeeting'
}

/** Pairs whose meeting a write itself changes. */
function keysOfMeeting(write: Write): MeetingKey[] {
  if (write.kind === 'putMeeting') return [pairKey(...write.meeting.people)]
  return write.kind === 'removeMeeting' ? [pairKey(...write.people)] : []
}

/** A cheap test, since every edit of a cell runs it. */
function concernsMeetings(before: EventState, write: Write, own: ReadonlySet<MeetingKey>): boolean {
  if (write.kind === 'putEvent') return write.event.numSessions !== before.event.numSessions
  if (write.kind === 'putSetting') return write.key === 'parameters|groups|meetAgainAfterWeeks'
  if (write.kind === 'putPerson') return isActivePerson(before, write.person.id)
  if (write.kind === 'putCell') {
    const fact = factOfWish(before, write.cell)
    return isStanding(fact) && !own.has(pairKey(...fact.people))
  }
  return write.kind === 'removeTopic'
}

const CHANGES: { [K in Write['kind']]?: (write: WriteOf<K>, context: Context) => MeetingChange[] } = {
  putEvent: (_, { variant, after, at }) =>
    fitMeetings(after, numEnabledSessions(variant, after.event, after.topics.values()), at),
  putSetting: (_, { variant, after, at }) => reopenMeetings(variant, after, at),
  putPerson: ({ person }, { after, at }) =>
    isActivePerson(after, person.id) ? [] : leaveMeetings(after, (id) => id === person.id, at),
  putCell: ({ cell }, { before, at, changes }) => {
    const fact = factOfWish(before, cell)
    if (!fact) return []
    // A wish about another topic of the same person: its cell shows the meeting as well.
    if (fact.state !== 'reserved') return [{ people: fact.people, fact, wishes: [] }]
    const { userId } = cell.address
    const known = changes.get(pairKey(...fact.people))
    if (known && known.fact?.state !== 'reserved') return [withWish(known, userId, cell.value !== '')]
    const current = known?.fact ?? fact
    return [cell.value === '' ? takeMeetingBack(before, current, userId, at) : wishReserved(current, userId)]
  },
  removeTopic: ({ topicId }, { before, after, changes }) =>
    ofTopic(before, after, topicId).filter(({ people }) => !changes.has(pairKey(...people))),
}

function changesBy(write: Write, context: Context): MeetingChange[] {
  // Write and function belong to the same kind, which TypeScript cannot correlate across the union.
  const change = CHANGES[write.kind] as ((write: Write, context: Context) => MeetingChange[]) | undefined
  return change?.(write, context) ?? []
}

/** The change of a meeting that one person takes back while the other states or withdraws a wish. */
function withWish(change: MeetingChange, personId: PersonId, isWished: boolean): MeetingChange {
  const others = change.wishes?.filter((id) => id !== personId) ?? []
  return { ...change, wishes: isWished ? [...others, personId] : others }
}

/** The meeting of the two whom a preference is of and about. */
function factOfWish({ topics, meetings }: EventState, { address }: AddressedCell): MeetingFact | undefined {
  if (TABLES[address.table].value !== 'preference') return undefined
  const otherId = topics.get(address.topicId)?.ownerId
  return otherId === undefined ? undefined : meetings.get(pairKey(address.userId, otherId))
}

/**
 * Meetings with the owner of a removed topic: its cells go with it, so other cells must show the meetings.
 */
function ofTopic(before: EventState, after: EventState, topicId: TopicId): MeetingChange[] {
  const ownerId = before.topics.get(topicId)?.ownerId
  if (ownerId === undefined || !after.persons.has(ownerId)) return []
  return [...before.meetings.values()].flatMap((fact) =>
    isStanding(fact) && fact.people.includes(ownerId) ? [{ people: fact.people, fact, wishes: [] }] : [],
  )
}

/** The event's fields, settings, people and topics after the writes. */
function recordsAfter(before: EventState, writes: readonly Write[]): EventState {
  const [persons, topics] = [new Map(before.persons), new Map(before.topics)]
  const settings = new Map(before.settings)
  let { event } = before
  for (const write of writes) {
    if (write.kind === 'putEvent') event = write.event
    else if (write.kind === 'putSetting') settings.set(write.key, write.cell)
    else if (write.kind === 'putPerson') persons.set(write.person.id, write.person)
    else if (write.kind === 'removePerson') persons.delete(write.personId)
    else if (write.kind === 'putTopic') topics.set(write.topic.id, write.topic)
    else if (write.kind === 'removeTopic') topics.delete(write.topicId)
  }
  return { ...before, event, settings, persons, topics }
}

/** The cells after the writes; nobody asks for those of removed topics. */
function cellsAfter({ cells }: EventState, writes: readonly Write[]): CellsBefore {
  const set = new Map(
    writes.flatMap((write) => (write.kind === 'putCell' ? [[cellKey(write.cell.address), write.cell]] : [])),
  )
  return { get: (key) => set.get(key) ?? cells.get(key) }
}
