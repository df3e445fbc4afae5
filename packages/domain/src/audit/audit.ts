import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'

/** Every action the audit tells of, and the kind it is filtered by; AUDIT-2. */
export const AUDIT_ACTIONS = {
  eventRegistered: 'event',
  eventChanged: 'event',
  settingChanged: 'settings',
  keysReplaced: 'keys',
  personalLinkReplaced: 'keys',
  sessionEnded: 'keys',
  calendarReplaced: 'keys',
  outwardChanged: 'keys',
  webhookChanged: 'keys',
  adminGranted: 'keys',
  adminRevoked: 'keys',
  personRegistered: 'people',
  personChanged: 'people',
  choicesChanged: 'people',
  personApproved: 'people',
  personArchived: 'people',
  personRestored: 'people',
  personErased: 'people',
  lettersSent: 'people',
  lettersStopped: 'people',
  lettersChanged: 'people',
  planStarted: 'schedule',
  planStopped: 'schedule',
  planEnded: 'schedule',
  planFailed: 'schedule',
  planRestored: 'schedule',
  planPublished: 'schedule',
  planDiscarded: 'schedule',
  latePlaced: 'schedule',
  lateTakenOut: 'schedule',
  scenarioAdopted: 'schedule',
  scheduleChanged: 'schedule',
  placesSwapped: 'schedule',
  meetingConfirmed: 'schedule',
  meetingWithdrawn: 'schedule',
  meetingCancelled: 'schedule',
  weekClosed: 'schedule',
  imported: 'data',
  exported: 'data',
  eventExported: 'data',
  fileTaken: 'data',
  eventBrought: 'data',
  eventDuplicated: 'data',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS
export type AuditKind = (typeof AUDIT_ACTIONS)[AuditAction]

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]
export const AUDIT_KINDS = [...new Set(Object.values(AUDIT_ACTIONS))] as [AuditKind, ...AuditKind[]]

/**
 * The newest entries that an event keeps (AUDIT-6). Participants' entries count apart: nobody can push out
 * the admins' entries by registering and erasing themselves.
 */
export const MAX_AUDIT_ENTRIES = { byAdmins: 5000, byParticipants: 1000 } as const

export const AUDIT_ACTOR_KINDS = ['adminLink', 'admin', 'participant', 'server'] as const

/**
 * Who did it. `personId` is '' for the holder of an admin link, for the server itself, and for a person who
 * was erased since; `name` is what a holder of the admin link calls themselves: a claim, '' without one.
 */
export type AuditActor = {
  kind: (typeof AUDIT_ACTOR_KINDS)[number]
  personId: PersonId | ''
  name: string
}

/** Numbers, flags, names of fields or tables: never a key or what a person chose or wrote; AUDIT-4. */
export type AuditDetails = Record<string, string | number | boolean | null>

/** What was done, without who and when. `subject` and `topic` are '' where there is none. */
export type AuditedAction = {
  action: AuditAction
  /** The person, or for a setting its key. */
  subject: string
  topic: TopicId | ''
  details: AuditDetails
}

/** `at` is in ms since the epoch. */
export type AuditEntry = AuditedAction & { at: number; actor: AuditActor }

/** The longest name by which holders of the admin link may call themselves, in characters. */
export const MAX_ADMIN_NAME = 60
