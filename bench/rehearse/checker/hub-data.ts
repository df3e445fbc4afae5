import type { EventData, WireMeeting, WirePersonWithCells, WireTopicWithTimes } from '@planner/protocol'

/** What the hub says of an event: of its own fields those that rules are about. */
export type HubData = {
  event: Pick<
    EventData['event'],
    | 'variant'
    | 'numEnabledSessions'
    | 'groupRooms'
    | 'newSessionLabels'
    | 'sessionDurationInHours'
    | 'considerContactPreferences'
    | 'limitAllUsersToOneGroupOnly'
  > & {
    sessions: Pick<EventData['event']['sessions'][number], 'id' | 'breakAfter'>[]
  } & Partial<Pick<EventData['event'], 'timeZone' | 'firstMonday' | 'meetingWeek'>>
  persons: HubPerson[]
  topics: HubTopic[]
  settings: Record<string, { value: string | number | boolean }>
  /** Where people meet in pairs. */
  meetings?: HubMeeting[]
}

export type HubCells = WirePersonWithCells['preferences']
export type HubPerson = WirePersonWithCells
export type HubTopic = WireTopicWithTimes

/** Who had asked and agreed, how to reach somebody and what was said is for some readers alone. */
export type HubMeeting = Pick<WireMeeting, 'personIds' | 'week' | 'sessionId' | 'state' | 'cancelledBy'> &
  Partial<Pick<WireMeeting, 'wishedBy' | 'agreedBy' | 'contact' | 'said'>>

/** A rule that the hub's data break, and how. */
export type Finding = { rule: string; text: string }

/** The people who take part. */
export function peopleWhoCome({ persons }: HubData): HubPerson[] {
  return persons.filter(
    ({ isArchived, isWaiting, enableAccount, registerTopicWithoutAuthor }) =>
      !isArchived && !isWaiting && enableAccount && !registerTopicWithoutAuthor,
  )
}

/** The topics that can run: those of people who are gone cannot, nor those that are switched off. */
export function topicsThatRun({ persons, topics }: HubData): HubTopic[] {
  const unseen = new Set(
    persons.filter(({ isArchived, isWaiting }) => isArchived || isWaiting).map(({ id }) => id),
  )
  return topics.filter(({ disabled, ownerId }) => !disabled && !unseen.has(ownerId))
}

/** A setting of the event, or what it is until somebody sets it. */
export function settingOf<T extends string | number | boolean>(
  { settings }: HubData,
  path: string,
  unset: T,
): T {
  return (settings[`parameters|${path}`]?.value ?? unset) as T
}

export function valueIn(cells: HubCells | undefined, key: string, unset: unknown = ''): unknown {
  return cells?.[key]?.value ?? unset
}

export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}

export function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]))
}
