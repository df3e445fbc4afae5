import type {
  AddressedCell,
  AuditEntry,
  CellKey,
  EventRecord,
  MeetingFact,
  PersonId,
  PersonRecord,
  SettingCell,
  SettingKey,
  TopicId,
  TopicRecord,
} from '@planner/domain'
import type { LetterWrite } from './letter-row.ts'
import type { CopiedVersion, KeptPlan, NewPlanRun, RunOutcome } from './plan-run.ts'
import type { PublishedRow } from './published-row.ts'
import type { PushWrite } from './push-row.ts'
import type { WebhookWrite } from './webhook-row.ts'

/**
 * Secrets of an event, at least 122 random bits each; KEY-1. '' is a stored key that cannot be read any more
 * (KEY-18): it opens nothing, and writing it changes nothing. The same goes for a private key.
 */
export type EventKeys = { adminKey: string; shareKey: string }

export type StoredPerson = PersonRecord & { privateKey: string }

/** A change of the stored data. Puts are upserts, removals idempotent; unknown events are rejected. */
export type Write =
  | { kind: 'putEvent'; event: EventRecord; keys: EventKeys }
  /** Removes all the event's data, including keys, plan runs and opened events of browser sessions. */
  | { kind: 'removeEvent'; eventId: string }
  | { kind: 'putSetting'; eventId: string; key: SettingKey; cell: SettingCell }
  | { kind: 'putPerson'; eventId: string; person: StoredPerson }
  /** Also removes the person's key, cells, meetings and the problems of ended runs, not their topics. */
  | { kind: 'removePerson'; eventId: string; personId: PersonId }
  | { kind: 'putTopic'; eventId: string; topic: TopicRecord }
  /** Also removes every cell that references the topic. */
  | { kind: 'removeTopic'; eventId: string; topicId: TopicId }
  /** Ignored unless it supersedes the stored cell (LIVE-2). */
  | { kind: 'putCell'; eventId: string; cell: AddressedCell }
  /** Tells live copies which cells go with a person or topic. Storage removes those with their owners. */
  | { kind: 'removeCells'; eventId: string; keys: CellKey[] }
  /** The meeting of a pair as it stands from now on; MEET-10. */
  | { kind: 'putMeeting'; eventId: string; meeting: MeetingFact }
  | { kind: 'removeMeeting'; eventId: string; people: MeetingFact['people'] }
  /** Queues a run. All writes of the call are rejected while another run of the event is active. */
  | { kind: 'startRun'; run: NewPlanRun }
  /** Lets the active run of the event end with its best plan so far; nothing where none is active. */
  | { kind: 'stopRun'; eventId: string }
  /** Ends a run. All writes of the same call are rejected when its owner has lost the lease. */
  | { kind: 'endRun'; runId: string; owner: string; outcome: RunOutcome }
  /** A version as it was somewhere else, without what its plan was made of. */
  | { kind: 'putVersion'; eventId: string; version: CopiedVersion }
  /** Keeps the plan in force as a version of its own, before another one replaces it; PLAN-22. */
  | { kind: 'keepPlan'; eventId: string; plan: KeptPlan }
  /** Puts a version into force at a time, or discards it. */
  | {
      kind: 'setPlan'
      eventId: string
      planId: string
      status: 'done' | 'kept' | 'discarded'
      inForceAt: number | null
      /** The settings that undoing it restores; none when left out. */
      undoSettings?: string
    }
  /** Replaces the scenarios of the event; SCENARIO-7. */
  | { kind: 'putScenarioSet'; eventId: string; set: ScenarioSetToStore }
  /** Keeps what leaves the event; `published` of storage reads it. */
  | { kind: 'putPublished'; row: PublishedRow; data: string }
  | WebhookWrite
  | LetterWrite
  | PushWrite
  /** Records that an event was changed or kept, which takes back an announced deletion; OPS-9. */
  | { kind: 'putUse'; eventId: string; usedAt: number }
  /** Records in the audit what the other writes of the same call change; AUDIT-1. */
  | { kind: 'appendAudit'; eventId: string; entry: AuditEntry }
  /** Records that a browser session has opened an event; HTTP-6. Ignored when the session has ended. */
  | { kind: 'putOpenedEvent'; sessionId: string; opened: OpenedEvent; browser?: string }
  /** Forgets that a browser session has opened an event. */
  | { kind: 'endOpenedEvent'; sessionId: string; eventId: string }
  /** Ends a browser session for good, with all it has opened; HTTP-14. */
  | { kind: 'endSession'; sessionId: string; at: number }
  /** Forgets browser sessions last used before a time. */
  | { kind: 'forgetIdleSessions'; before: number }

export type OpenedEvent = {
  eventId: string
  role: 'admin' | 'participant' | 'visitor'
  /** Path and query of the link it was opened with. */
  link: string
  openedAt: number
}

/** A browser session that has an event open. */
export type EventSession = {
  sessionId: string
  browser: string
  role: OpenedEvent['role']
  lastUsedAt: number
}

/** A scenario as it is stored: texts of planning, opaque but for the ids of people in them. */
type StoredScenario = {
  id: string
  /** What it changes and what came of it. */
  data: string
  /** The planner's result; null without a plan. */
  best: string | null
}

/** The scenarios of an event that were planned last. */
export type StoredScenarioSet = {
  id: string
  /** What they have in common. */
  data: string
  scenarios: readonly StoredScenario[]
}

/** What the plan of a scenario is made of: the planner's problem and `PlanBasis`. */
export type ScenarioBasis = { problem: string; basis: string }

/** `madeOf` null keeps what is stored. */
export type ScenarioSetToStore = Omit<StoredScenarioSet, 'scenarios'> & {
  scenarios: readonly (StoredScenario & { madeOf: ScenarioBasis | null })[]
}
