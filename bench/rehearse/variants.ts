import { mondayBeforeChanges } from './checker/wall-time.ts'

/** What a rehearsal of a variant needs to know to act in it; the rest is in docs/protocol. */
export type RehearsedVariant = {
  kind: 'weekly' | 'pairs'
  hubPath: string
  people: number
  /** Choices about a topic, from least to most interested; the blank one is left out. */
  choices: string[]
  /** Values of an hour of one's week, the surest first. */
  hourValues: (string | boolean)[]
  zones: string[]
  /** Fields that everybody gives beyond a name. */
  asksForEmail: boolean
  numUserSessions: (number | null)[]
  /** Ratings of other people besides "No". */
  contactRatings: string[]
  eventFields: Record<string, unknown>
  settings: Record<string, string | number | boolean>
  /** The tab where topics or people are chosen. */
  choicesTab: string
  /** Zones of people whose next meetings are looked at, where groups meet every week. */
  readerZones: string[]
  /** Topics and the calendar can be hidden. */
  hasCandidateGroups: boolean
}

const ZONES = ['Europe/Tallinn', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'America/Los_Angeles']
const EVENT_ZONE = 'Europe/Berlin'

/** The first weeks hold a change of clocks, in whatever season a rehearsal is. */
const overChanges = {
  timeZone: EVENT_ZONE,
  firstMonday: mondayBeforeChanges([EVENT_ZONE, ...ZONES], Date.now()),
}

const weekly: RehearsedVariant = {
  kind: 'weekly',
  hubPath: '/api/WeekDayHourPlanner/hub',
  people: 60,
  choices: ['Yes', 'Yes', '#1 Yes!'],
  hourValues: [true],
  zones: [''],
  asksForEmail: false,
  numUserSessions: [null, 1, 2, 2],
  contactRatings: ['3', '7', '10'],
  eventFields: { ...overChanges, sessionDurationInHours: 2, considerContactPreferences: true },
  settings: { 'parameters|groups|solverTimeLimit': 25 },
  choicesTab: 'Your choices',
  readerZones: ['America/New_York', 'Asia/Tokyo'],
  hasCandidateGroups: false,
}

const pairs: RehearsedVariant = {
  ...weekly,
  kind: 'pairs',
  hubPath: '/api/OneOnOne/hub',
  people: 50,
  choices: ['Yes'],
  hourValues: [],
  asksForEmail: true,
  contactRatings: ['2', '7', '10'],
  readerZones: [],
  eventFields: { numSessions: 3, considerContactPreferences: true },
}

export const REHEARSED: Readonly<Record<string, RehearsedVariant>> = {
  weekdayhourplanner: weekly,
  reciprocity10: {
    ...weekly,
    hubPath: '/api/Reciprocity10/hub',
    hasCandidateGroups: true,
    choices: ['2', '5', '6', '8', '10'],
    settings: { ...weekly.settings, 'parameters|ui|allowOnlyBinaryContactPreferences': false },
  },
  heallo: {
    ...weekly,
    hubPath: '/api/HEAllo/hub',
    hourValues: ['Yes', 'Yes', 'Maybe'],
    zones: ZONES,
    readerZones: ZONES,
    asksForEmail: true,
    numUserSessions: [1, 1, 2, 3],
    choicesTab: 'Your data',
  },
  '1on1': pairs,
  reciprocity: {
    ...pairs,
    hubPath: '/api/Reciprocity/hub',
    eventFields: { ...pairs.eventFields, numSessions: 1 },
  },
}
