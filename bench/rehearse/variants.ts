import { mondayBeforeChanges } from './checker/wall-time.ts'

/** What a rehearsal of a variant needs to know to act in it; the rest is in docs/protocol. */
export type RehearsedVariant = {
  kind: 'groups' | 'pairs'
  hubPath: string
  /** How many come to a whole rehearsal. */
  people: number
  /** Choices about a topic, from least to most interested; the blank one is left out. */
  choices: string[]
  /** What people say of the times at which they can come. */
  times: 'sessions' | 'hours' | 'none'
  /** Values of an hour of one's week, the surest first. */
  hourValues: (string | boolean)[]
  zones: string[]
  /** Fields that everybody gives beyond a name. */
  asksForEmail: boolean
  /** What people may ask for, in groups or sessions. */
  numUserSessions: (number | null)[]
  /** Ratings of other people besides "No". */
  contactRatings: string[]
  /** Groups take so many sessions, or fewer where a topic says so. */
  sessionsOfGroup: number
  eventFields: Record<string, unknown>
  settings: Record<string, string | number | boolean>
  /** The tab where topics or people are chosen. */
  choicesTab: 'userChoices' | 'userData'
  /** Zones of people whose next meetings are looked at, where groups meet every week. */
  readerZones: string[]
  /** Topics and the calendar can be hidden. */
  hasCandidateGroups: boolean
  /** In the short form everybody is limited to one group. */
  limitsCast: boolean
}

const ZONES = ['Europe/Tallinn', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'America/Los_Angeles']
const EVENT_ZONE = 'Europe/Berlin'

/** The first weeks hold a change of clocks, in whatever season a rehearsal is. */
const overChanges = {
  timeZone: EVENT_ZONE,
  firstMonday: mondayBeforeChanges([EVENT_ZONE, ...ZONES], Date.now()),
}

/** Four sessions of an afternoon. */
const planner: RehearsedVariant = {
  kind: 'groups',
  hubPath: '/api/SessionsPlanner/hub',
  people: 60,
  choices: ['Yes', 'Yes', '#1 Yes!'],
  times: 'sessions',
  hourValues: [],
  zones: [''],
  asksForEmail: false,
  numUserSessions: [null, null, 2, 3],
  contactRatings: ['3', '7', '10'],
  sessionsOfGroup: 1,
  eventFields: { numSessions: 4, considerContactPreferences: true },
  settings: { 'parameters|groups|solverTimeLimit': 25 },
  choicesTab: 'userChoices',
  readerZones: [],
  hasCandidateGroups: false,
  limitsCast: false,
}

const weekly: RehearsedVariant = {
  ...planner,
  hubPath: '/api/WeekDayHourPlanner/hub',
  times: 'hours',
  hourValues: [true],
  numUserSessions: [null, 1, 2, 2],
  eventFields: { ...overChanges, sessionDurationInHours: 2, considerContactPreferences: true },
  readerZones: ['America/New_York', 'Asia/Tokyo'],
}

const pairs: RehearsedVariant = {
  ...planner,
  kind: 'pairs',
  hubPath: '/api/OneOnOne/hub',
  people: 50,
  choices: ['Yes'],
  times: 'none',
  asksForEmail: true,
  contactRatings: ['2', '7', '10'],
  eventFields: { numSessions: 3, considerContactPreferences: true },
}

export const REHEARSED: Readonly<Record<string, RehearsedVariant>> = {
  planner,
  planner10: {
    ...planner,
    hubPath: '/api/SessionsPlanner10/hub',
    choices: ['2', '5', '6', '8', '10'],
  },
  weekdayhourplanner: weekly,
  '1on1': pairs,
  reciprocity: {
    ...pairs,
    hubPath: '/api/Reciprocity/hub',
    eventFields: { ...pairs.eventFields, numSessions: 1 },
  },
  reciprocity10: {
    ...weekly,
    hubPath: '/api/Reciprocity10/hub',
    hasCandidateGroups: true,
    limitsCast: true,
    choices: ['2', '5', '6', '8', '10'],
    settings: { ...weekly.settings, 'parameters|ui|allowOnlyBinaryContactPreferences': false },
  },
  multiplanner: {
    ...planner,
    hubPath: '/api/SessionsMultiPlanner/hub',
    numUserSessions: [null, 4, 6, 8],
    sessionsOfGroup: 2,
    eventFields: {
      ...planner.eventFields,
      numSessions: 8,
      sessionDurationInHours: 2,
      newSessionLabels: 'Nine,Ten,---,Eleven,Twelve,One,Two,---,Three,Four'.replaceAll(',', '\n'),
    },
  },
  heallo: {
    ...weekly,
    hubPath: '/api/HEAllo/hub',
    hourValues: ['Yes', 'Yes', 'Maybe'],
    zones: ZONES,
    readerZones: ZONES,
    asksForEmail: true,
    numUserSessions: [1, 1, 2, 3],
    choicesTab: 'userData',
  },
}

/** Where a draft of groups is made at the hub alone: drafts are the same in every variant of groups. */
export const DRAFTED_AT_HUB = 'planner'
