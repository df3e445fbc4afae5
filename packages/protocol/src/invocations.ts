import { AUDIT_KINDS, MAX_ADMIN_NAME, RECTANGLE_TABLES, WORD_LIMITS } from '@planner/domain'
import { z } from 'zod'
import { eventInput, pair, userInput } from './entities.ts'
import { MAX_SCENARIOS, newScenario, SCENARIO_SECONDS } from './scenarios.ts'
import { cellValue, id, key, line, settingValue, timestamp, version } from './values.ts'

/** Days and hours of a rectangle are 1-based, as on the screen: day 1..7, hour 1..24. All other indexes are 0-based. */
const day = z.number().int().min(1).max(7)
const hour = z.number().int().min(1).max(24)

/** A person of the event; '' is the person of the key. */
const personOrOwn = id.or(z.literal('')).default('')

/** The three keys of WIRE-9; those the client does not have are ''. */
const keys = { eventAdminGuid: key, eventUserPrivateGuid: key, eventShareGuid: key }

const sharedAddress = {
  tableName: z.string().max(40),
  sessionId: z.number().int().min(0).max(1000).nullable().default(null),
  userId: id.nullable().default(null),
  topicId: id.nullable().default(null),
  topicGroupIndex: z.number().int().min(0).max(1000).nullable().default(null),
}

/** A meeting of two that the person of the key, or an admin, changes; MEET-11. */
const changedMeeting = z.object({ key, personIds: pair, timestamp: timestamp.optional() })

/** The last moment that a date can hold, ms since the epoch. */
const MAX_TIME = 8.64e15

/** What one of the two says to the other; MEET-25. */
const words = {
  reach: z.string().max(WORD_LIMITS.reach),
  message: z.string().max(WORD_LIMITS.message),
  times: z.array(z.number().int().min(0).max(MAX_TIME)).max(WORD_LIMITS.times),
}

/** More than a plan of the largest event has. */
const MAX_MEETINGS = 20_000

/** As many as an event can have, topics without an author included. */
const userIds = z.array(id).min(1).max(2000)

/** Client to server: WIRE-5 to WIRE-11, and additions of this product (WIRE-3). */
export const INVOCATIONS = {
  JoinEventHub2: z.object({
    urlKey: key,
    backendVersion: version.default(''),
    frontendVersion: version.default(''),
    translationsVersion: version.default(''),
    /** What the holder of the admin link calls themselves; ignored with any other key. AUDIT-3. */
    adminName: z.string().max(MAX_ADMIN_NAME).default(''),
    /** How full data come on this connection; WIRE-18. */
    format: z.enum(['plain', 'compact']).default('plain'),
  }),
  RegisterEvent: z.object({ event: eventInput, adminKey: key.default('') }),
  UpdateEvent: z.object({ event: eventInput, adminKey: key }),
  RegisterUser: z.object({ user: userInput, key }),
  UpdateUser: z.object({ user: userInput, key }),
  PlanEvent: z.object({
    adminKey: key,
    shareKey: key.default(''),
    privateKey: key.default(''),
    /** Warm start: keep as much of the current plan as possible; PLAN-12. */
    keepPreviousPlan: z.boolean().default(false),
  }),
  SendSharedValue: z.object({ ...keys, ...sharedAddress, value: cellValue, timestamp }),
  SendSharedRangeValue: z.object({
    ...keys,
    tableName: z.literal(RECTANGLE_TABLES),
    userId: id,
    value: cellValue,
    timestamp,
    rangeStartD1: day,
    rangeStartD2: hour,
    rangeEndD1: day,
    rangeEndD2: hour,
  }),
  SendSettingValue: z.object({
    eventAdminGuid: key,
    eventShareGuid: key.default(''),
    path: z.string().max(100),
    value: settingValue,
    timestamp,
  }),
  SendMessage: z.object({ message: line }),
  SyncTimestamp: z.object({
    myReceiveAndSendTimestamp: z.number().finite(),
    yourSendTimestamp: z.number().finite().nullable().default(null),
    needResponse: z.boolean().default(true),
  }),
  /** Stops a run early with its best plan so far; PLAN-7. */
  StopPlan: z.object({ adminKey: key }),
  /** Rotates keys of the event, which revokes the old ones. KEY-6 to KEY-13 cover this and the following invocations. */
  RotateKeys: z.object({
    adminKey: key,
    rotateAdminKey: z.boolean().default(false),
    rotateShareKey: z.boolean().default(false),
  }),
  /** Replaces a person's private key, which revokes the old link at once; KEY-14. The key is an admin's or the person's own. */
  ReplacePersonalLink: z.object({ key, userId: personOrOwn }),
  /** Grants or revokes the admin role of a person. */
  SetEventAdmin: z.object({ adminKey: key, userId: id, isEventAdmin: z.boolean() }),
  /** Archives a person with their topics, or restores them; nothing is deleted. */
  ArchiveUser: z.object({ adminKey: key, userId: id, isArchived: z.boolean() }),
  /** Erases a person with their topics and cells. The key is an admin's or the person's own. */
  RemoveUser: z.object({ key, userId: personOrOwn }),
  /** Exports a person's data. The key is an admin's or the person's own. */
  ExportUser: z.object({ key, userId: personOrOwn }),
  /** The browser sessions that have the event open; HTTP-15. */
  ListSessions: z.object({ adminKey: key }),
  /** Ends a session of the list for this event: the browser forgets the event and its open pages are closed. */
  EndSession: z.object({ adminKey: key, sessionId: id }),
  /** Deletes the event with all its data. Requires the event's name as confirmation. */
  RemoveEvent: z.object({ adminKey: key, eventName: z.string().max(10_000) }),
  /** Reads the audit, newest first; AUDIT-7. `before` is `next` of the page before; no kinds are all. */
  ReadAudit: z.object({
    adminKey: key,
    before: z.number().int().positive().nullable().default(null),
    limit: z.number().int().min(1).max(500).default(50),
    kinds: z.array(z.enum(AUDIT_KINDS)).max(AUDIT_KINDS.length).default([]),
  }),
  /** Approves people who wait; REG-9. As the following two, one write for all: everybody or nobody. */
  ApproveUsers: z.object({ adminKey: key, userIds }),
  /** Archives people with their topics, or restores them; REG-12. */
  ArchiveUsers: z.object({ adminKey: key, userIds, isArchived: z.boolean() }),
  /** Erases people with their topics and cells; REG-12. */
  RemoveUsers: z.object({ adminKey: key, userIds }),
  /** Adds topics without an author, with or without a host; TOPIC-23. One write for all. */
  AddTopics: z.object({
    adminKey: key,
    topics: z
      .array(z.object({ name: line, hostId: id.or(z.literal('')).default('') }))
      .min(1)
      .max(1000),
  }),
  /**
   * Commits a reserved meeting, or agrees to a committed one; MEET-4. The key is an admin's or of one of the two, as in the following two. `reach`
   * says how the other one can reach whoever confirms; MEET-25.
   */
  ConfirmMeeting: changedMeeting.extend({ reach: words.reach.optional() }),
  /** Takes a reserved meeting back; MEET-11. */
  WithdrawMeeting: changedMeeting,
  /** Takes a committed meeting back; MEET-11. */
  CancelMeeting: changedMeeting,
  /** Says something to the other one of a committed meeting; MEET-25. The key is of one of the two. A field that is absent stays as it is. */
  SayInMeeting: changedMeeting.extend({
    reach: words.reach.optional(),
    message: words.message.optional(),
    times: words.times.optional(),
  }),
  /** Ends the week of meetings; MEET-5. `week` is the one that it closes, so that asking twice closes it once. */
  CloseWeek: z.object({ adminKey: key, week: z.number().int().positive() }),
  /** What the last plan made of the wishes to meet; MEET-19. The key is an admin's or a participant's, who reads of their own alone. */
  ReadPlanReport: z.object({ key }),
  /** What stands in the way of a plan of the event as it is, with the smallest changes that help; CHECK-1. */
  CheckPlan: z.object({ adminKey: key }),
  /** What has changed since the plan in force was made; PLAN-27. */
  ReadPlanDrift: z.object({ adminKey: key }),
  /** What the plans that are kept ready would give; PLAN-34. */
  ListReadyPlans: z.object({ adminKey: key }),
  /** Why somebody is where they are; WHY-1. The key is an admin's or the person's own. Only where groups have sessions one is named. */
  ExplainPlace: z.object({
    key,
    userId: personOrOwn,
    sessionId: z.number().int().min(1).nullable().default(null),
  }),
  /**
   * What moves of somebody would do to the plan in force; SCHED-44. `from` is the group they would leave for another one, or for none;
   * null asks what it does to join a group, or to leave one they are in.
   */
  PriceMoves: z.object({
    adminKey: key,
    personId: id,
    from: z.object({ topicId: id, topicGroupIndex: z.number().int().min(0) }).nullable(),
  }),
  /** What the plan in force is worth; REPORT-2. The key is an admin's or a participant's, who reads sums where the event shows them. */
  ReadReport: z.object({ key }),
  /** The versions of the plan; PLAN-21. */
  ListPlans: z.object({ adminKey: key }),
  /** A version as it would be in force now; PLAN-13. */
  ReadPlan: z.object({ adminKey: key, planId: id }),
  /** Puts a version into force again; PLAN-13. Undoing a plan is to restore the one before it (PLAN-22). */
  RestorePlan: z.object({ adminKey: key, planId: id }),
  /** Puts a draft into force; PLAN-17. */
  PublishPlan: z.object({ adminKey: key, planId: id }),
  /** Leaves a draft aside, as a version; PLAN-17. */
  DiscardPlan: z.object({ adminKey: key, planId: id }),
  /**
   * Gives people who have fewer places than they want places in the plan in force, or meetings, without moving anybody; PLAN-18, PLAN-36. Where
   * people meet in pairs `takeOut` names meetings of an earlier answer that are taken out again instead.
   */
  PlaceLatePeople: z.object({ adminKey: key, takeOut: z.array(pair).min(1).max(MAX_MEETINGS).optional() }),
  /** Plans scenarios on today's data, one after the other, and leaves the plan in force as it is; SCENARIO-1. */
  PlanScenarios: z.object({
    adminKey: key,
    seconds: z
      .number()
      .int()
      .min(SCENARIO_SECONDS.min)
      .max(SCENARIO_SECONDS.max)
      .default(SCENARIO_SECONDS.default),
    scenarios: z.array(newScenario).min(1).max(MAX_SCENARIOS),
  }),
  /** Ends the planning of scenarios: the one that is being planned keeps its best plan so far; SCENARIO-2. */
  StopScenarios: z.object({ adminKey: key }),
  /** The scenarios that were planned last; SCENARIO-3. */
  ReadScenarios: z.object({ adminKey: key }),
  /** The plan of a scenario as it would be in force now; SCENARIO-5. */
  ReadScenario: z.object({ adminKey: key, scenarioId: id }),
  /** Puts the plan of a scenario into force with its settings; SCENARIO-6. `shown` is from ReadScenario. */
  AdoptScenario: z.object({ adminKey: key, scenarioId: id, shown: z.string().max(100) }),
} as const

export type Invocations = typeof INVOCATIONS
export type InvocationName = keyof Invocations
/** The payload as sent; fields with defaults are optional. */
export type InvocationInput<N extends InvocationName> = z.input<Invocations[N]>
/** The parsed payload. */
export type InvocationPayload<N extends InvocationName> = z.output<Invocations[N]>
