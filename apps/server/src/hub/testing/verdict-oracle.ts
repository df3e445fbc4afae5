import { PERSON_TABLES, type TableName } from '@planner/domain'
import type {
  EventData,
  PlaceCard,
  PlanReport,
  SharedReport,
  SharedValue,
  SignalPayload,
} from '@planner/protocol'

export type Reader = { role: 'visitor' | 'participant' | 'admin'; personId: string }

/** What is known of a reader and of the event, in all of the worlds in question. */
export type Facts = {
  reader: Reader
  /** Whether sums of a plan must not reach a participant. */
  forbidsSums: boolean
  /** Whether the reader waits for approval. */
  isWaiting: boolean
  /** Whether wishes of a person must not reach the reader. */
  hidesWishesOf: (userId: string | null) => boolean
  /** Whether there is a plan in one of the worlds, so that a meeting may have been released. */
  hasPlan: boolean
  /** Whether cells of a person's row, null for a topic's, must not reach the reader. */
  forbids: (table: string, userId: string | null) => boolean
}

/**
 * Names what must not have reached a reader who is no admin. Texts that are secret are looked for in every
 * payload anyway.
 */
export type Judge = (facts: Facts, payload: never) => string[]

/** What a plan and two people make of a wish. */
const isMeeting = (value: unknown) => /^Yes (auto )?(reserved|committed)$|^Yes past$/.test(String(value))
/**
 * Of whom participants may read a table's cells besides their own: nobody at all, not even of themselves;
 * nobody else; of everybody who is in the matrix, or in the schedule, while it is shown. A table without a
 * verdict does not compile.
 */
export const READ_OF: Readonly<Record<TableName, 'nobody' | 'oneself' | 'matrix' | 'schedule'>> = {
  preferences: 'matrix',
  contactPreferences: 'oneself',
  availabilities: 'matrix',
  weekDayHourAvailabilities: 'matrix',
  assignments: 'schedule',
  pins: 'nobody',
  weekDayHourAssignments: 'schedule',
  fixedTopics: 'schedule',
  topicGroupRooms: 'schedule',
  fixedRooms: 'schedule',
}
const ADMIN_SETTINGS = /^parameters\|(preferenceWeights|softRules|options|rules)\|/

/** Tells of people, saves or planner runs by arriving at all. */
export const notForVisitors: Judge = ({ reader }) =>
  reader.role === 'visitor' ? ['what is not for visitors'] : []
export const personSignal: Judge = (
  { reader, isWaiting },
  { person, userId }: { person?: { id: string; updateOriginatorUserShareGuid?: string }; userId?: string },
) => {
  const { updateOriginatorUserShareGuid: by = '' } = person ?? {}
  return [
    ...(reader.role === 'visitor' || (isWaiting && (person?.id ?? userId) !== reader.personId)
      ? ['somebody else']
      : []),
    ...(by === '' || by === reader.personId ? [] : [`that ${by} has saved it`]),
  ]
}
export const ownDataOnly: Judge = ({ reader }, { eventUserShareGuid }: { eventUserShareGuid: string }) =>
  eventUserShareGuid === reader.personId ? [] : ['the keys of somebody else']
export const someCells: Judge = (
  { forbids, hidesWishesOf, hasPlan },
  values: SharedValue | SharedValue[],
) => [
  ...[values]
    .flat()
    .filter(({ tableName, userId }) => forbids(tableName, userId))
    .map(({ tableName, userId }) => `${tableName} of ${userId}`),
  // A blank follows a meeting; without one it tells that somebody has thought twice.
  ...[values]
    .flat()
    .filter(({ tableName, userId }) => tableName === 'preferences' && hidesWishesOf(userId))
    .filter(({ value }) => !isMeeting(value) && !(value === '' && hasPlan))
    .map(({ userId, value }) => `wish ${value} of ${userId}`),
]
const someMeetings: Judge = (facts, { meetings }: Pick<EventData, 'meetings'>) => [
  ...meetings
    .filter((meeting) => !mayHave(facts, meeting))
    .map(({ personIds, state }) => `${state} meeting of ${personIds}`),
  // What is for the two of it.
  ...meetings
    .filter(({ personIds }) => !personIds.includes(facts.reader.personId))
    .filter(({ agreedBy, said, contact }) => agreedBy.length + said.length > 0 || contact !== null)
    .map(({ personIds }) => `what the two of ${personIds} know of each other`),
]
/** That a pair has none any more tells that it had one. */
export const changedMeetings: Judge = (facts, { meetings, removed }: SignalPayload<'ReceiveMeetings'>) => [
  ...someMeetings(facts, { meetings } as never),
  ...removed
    .filter((personIds) => !mayHave(facts, { personIds, state: 'past', wishedBy: [] }))
    .map((personIds) => `former meeting of ${personIds}`),
]
export const settingOfAll: Judge = (_facts, { path }: { path: string }) =>
  ADMIN_SETTINGS.test(path) ? [`setting ${path}`] : []
export const eventFields: Judge = ({ reader, isWaiting }, { event }: Pick<EventData, 'event'>) => {
  const { googleFormUrl, timestamp, lastPlannerStartTime, lastPlannerEndTime, meetingWeek } = event
  const untold = [googleFormUrl, timestamp, lastPlannerStartTime, lastPlannerEndTime, meetingWeek - 1]
  return (reader.role === 'visitor' || isWaiting) && untold.some(Boolean) ? ['when somebody saved'] : []
}
export const wholeData: Judge = (facts, data: Partial<EventData>) =>
  Array.isArray(data.persons)
    ? [...eventFields(facts, data as never), ...dataParts(facts, data as EventData)]
    : ['data of an unknown shape']
export const planData: Judge = (facts, data: object) => [
  ...(facts.reader.role === 'visitor' ? ['a plan'] : []),
  ...('error' in data ? ['that a run has failed'] : wholeData(facts, data as never)),
]
export const joinData: Judge = (facts, data: SignalPayload<'JoinEventHub'>) => [
  ...wholeData(facts, data as never),
  ...(['', facts.reader.personId].includes(data.eventUserShareGuid) ? [] : ['the identity of somebody else']),
]
export const ownExport: Judge = (
  facts,
  { export: data }: { export?: { person: EventData['persons'][number] } },
) => (data === undefined || data.person.id === facts.reader.personId ? [] : [`export of ${data.person.id}`])
/** A reason that names what is another's makes their wish, their refusal or their calendar known. */
const OWN_REASONS = ['calledOff', 'ownRefusal', 'ownCapacity', 'notPossible', 'open']
export const ownReport: Judge = ({ reader, isWaiting }, { report }: { report?: PlanReport | null }) =>
  report == null
    ? []
    : [
        ...(reader.role === 'visitor' || isWaiting ? ['what a plan has made'] : []),
        ...report.reasons
          .filter(({ from, reason }) => from !== reader.personId || !OWN_REASONS.includes(reason))
          .map(({ from, to, reason }) => `${reason} of ${from} for ${to}`),
        ...report.changes
          .filter(({ personIds }) => !personIds.includes(reader.personId))
          .map(({ personIds, change }) => `${change} meeting of ${personIds}`),
      ]
/**
 * What follows from one's own input and the plan as it is shown; the groups of others are told where the
 * schedule is shown alone.
 */
const OWN_PLACE = ['away', 'hosts', 'enough', 'notPossible']
const OWN_PLACE_SHOWN = ['notRunning', 'otherTime', 'busy', 'ownRefusal', 'full', ...OWN_PLACE]
export const ownCard: Judge = ({ reader, isWaiting, forbids }, { card }: { card?: PlaceCard | null }) => {
  if (card == null) return []
  const found = [
    ...(reader.role === 'visitor' || isWaiting ? ['what a plan has made'] : []),
    ...(card.personId === reader.personId ? [] : [`the card of ${card.personId}`]),
  ]
  if (card.kind === 'meetings') {
    const told = card.reasons.filter(
      ({ from, reason }) => from !== reader.personId || !OWN_REASONS.includes(reason),
    )
    return [...found, ...told.map(({ from, to, reason }) => `${reason} of ${from} for ${to}`)]
  }
  const isHidden = forbids('assignments', null)
  const reasons = isHidden ? OWN_PLACE : OWN_PLACE_SHOWN
  return [
    ...found,
    ...(isHidden && card.isOfRunning ? ['how many groups run'] : []),
    ...card.better.flatMap(({ topicId, topicGroupIndex, reason }) => [
      ...(reasons.includes(reason) ? [] : [`${reason} of ${topicId}`]),
      ...(isHidden && topicGroupIndex !== null ? [`the group of ${topicId}`] : []),
    ]),
  ]
}
/** Sums of at least five people, in numbers so round that they tell nothing of one. */
export const sumsOfMany: Judge = (
  { reader, isWaiting, forbidsSums },
  { shared }: { shared?: SharedReport | null },
) =>
  shared == null
    ? []
    : [
        ...(reader.role === 'visitor' || isWaiting || forbidsSums ? ['sums of a plan'] : []),
        ...shared.bands
          .filter(({ people }) => people < 5 || people % 5 !== 0 || people > shared.people)
          .map(({ people }) => `a sum of ${people} people`),
        ...(shared.uncounted % 5 === 0 ? [] : ['how many chose nothing']),
        ...(shared.people < 5 && (shared.bands.length > 0 || shared.satisfactionPercent !== null)
          ? ['sums of too few people']
          : []),
        ...((shared.satisfactionPercent ?? 0) % 10 === 0 ? [] : ['a mean that is not round']),
      ]

function mayHave(
  { reader, forbids }: Facts,
  meeting: Pick<EventData['meetings'][number], 'personIds' | 'state' | 'wishedBy'>,
): boolean {
  if (reader.role === 'visitor' || meeting.wishedBy.some((id) => id !== reader.personId)) return false
  if (meeting.personIds.includes(reader.personId)) return true
  const isShown = !forbids('preferences', null) && !forbids('assignments', null)
  return isShown && meeting.state !== 'cancelled'
}

function dataParts(facts: Facts, data: EventData): string[] {
  const { reader, forbids, hidesWishesOf } = facts
  const { persons, topics, settings } = data
  const found: string[] = someMeetings(facts, data as never)
  if (reader.role === 'visitor' && persons.length > 0) found.push('people')
  for (const person of persons) {
    if (hidesWishesOf(person.id) && Object.values(person.preferences).some(({ value }) => !isMeeting(value)))
      found.push(`wishes of ${person.id}`)
    for (const table of PERSON_TABLES) {
      const cells = person[table]
      if (Object.keys(cells).length > 0 && forbids(table, person.id)) found.push(`${table} of ${person.id}`)
    }
  }
  for (const { id, topicGroupTime, isFixed, topicGroupRoom, isRoomFixed } of topics) {
    if (Object.keys(topicGroupTime).length > 0 && forbids('weekDayHourAssignments', null))
      found.push(`times of ${id}`)
    if (Object.keys(isFixed).length > 0 && forbids('fixedTopics', null)) found.push(`pins of ${id}`)
    const rooms = Object.keys({ ...topicGroupRoom, ...isRoomFixed })
    if (rooms.length > 0 && forbids('topicGroupRooms', null)) found.push(`rooms of ${id}`)
  }
  for (const path of Object.keys(settings)) if (ADMIN_SETTINGS.test(path)) found.push(`setting ${path}`)
  return found
}
