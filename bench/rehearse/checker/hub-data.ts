/** What the hub says of an event, as docs/protocol.md describes it; only the fields that rules are about. */
export type HubData = {
  event: {
    variant: string
    numEnabledSessions: number
    sessions: { id: number; breakAfter: boolean }[]
    /** A line for each, where the variant has rooms. */
    groupRooms: string
    sessionDurationInHours: number | null
    considerContactPreferences: boolean
    limitAllUsersToOneGroupOnly: boolean
    /** Where the clock of a weekly event is, an IANA name; UTC where there is none. */
    timeZone?: string
    /** The day on which its first week begins, `2026-11-30`; empty where there is none. */
    firstMonday?: string
    meetingWeek?: number
  }
  persons: HubPerson[]
  topics: HubTopic[]
  settings: Record<string, { value: string | number | boolean }>
  /** Where people meet in pairs. */
  meetings?: HubMeeting[]
}

export type HubCells = Record<string, { value: unknown }>

export type HubPerson = {
  id: string
  name: string
  /** Empty for whoever may not read them. */
  email: string
  phone: string
  personalLink: string
  isArchived: boolean
  isWaiting: boolean
  enableAccount: boolean
  registerTopicWithoutAuthor: boolean
  numUserSessions: number | null
  numMeetingRequests: number
  languages: string[]
  timeZone: string
  preferences: HubCells
  contactPreferences: HubCells
  availabilities: HubCells
  weekDayHourAvailabilities: HubCells
  /** By `session|topic|group`. */
  assignments: HubCells
  /** By `topic|group`; admins read them. */
  pins: HubCells
}

export type HubTopic = {
  id: string
  ownerId: string
  name: string
  disabled: boolean
  numberOfGroups: number
  sessionDurationInHours: number | null
  maxNumberOfParticipants: number | null
  topicGroupOnEveryWeek: boolean
  topicGroupTimeRange: { startTime: string; endTime: string }[][] | null
  /** By `group|session`; session 0 where groups meet in sessions. */
  topicGroupTime: HubCells
  isFixed: HubCells
  /** By group. */
  topicGroupRoom: HubCells
}

export type HubMeeting = {
  /** Sorted. */
  personIds: [string, string]
  week: number
  sessionId: number | null
  state: 'reserved' | 'committed' | 'past' | 'cancelled'
  cancelledBy: string | null
  /** Who had asked for it; admins read it. */
  wishedBy?: string[]
  /** Who has agreed to it; admins and the two read it. */
  agreedBy?: string[]
  /** Of the other one, for either of the two. */
  contact?: { email: string; phone: string } | null
  /** What the two say to each other. */
  said?: { personId: string; reach: string; message: string; times: number[] }[]
}

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

export function groupedBy<T>(list: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const group = groups.get(keyOf(each))
    if (group) group.push(each)
    else groups.set(keyOf(each), [each])
  }
  return groups
}
