/** What the hub says of an event, as docs/protocol.md describes it; only the fields that rules are about. */
export type HubData = {
  event: {
    variant: string
    numEnabledSessions: number
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
  weekDayHourAvailabilities: HubCells
  /** By `session|topic|group`. */
  assignments: HubCells
}

export type HubTopic = {
  id: string
  ownerId: string
  name: string
  disabled: boolean
  numberOfGroups: number
  topicGroupOnEveryWeek: boolean
  topicGroupTimeRange: { startTime: string; endTime: string }[][] | null
  /** By `group|session`. */
  topicGroupTime: HubCells
  isFixed: HubCells
}

export type HubMeeting = {
  /** Sorted. */
  personIds: [string, string]
  week: number
  sessionId: number | null
  state: string
  cancelledBy: string | null
  /** Who had asked for it; admins read it. */
  wishedBy?: string[]
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

/** A setting of the event, or what it is until somebody sets it. */
export function settingOf<T extends string | number | boolean>(
  { settings }: HubData,
  path: string,
  unset: T,
): T {
  return (settings[`parameters|${path}`]?.value ?? unset) as T
}

export function valueIn(cells: HubCells | undefined, key: string): unknown {
  return cells?.[key]?.value ?? ''
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
