import { RECTANGLE_TABLES } from '@planner/domain'
import { z } from 'zod'
import { changedPerson, eventData, pair, wireEvent, wireMeeting, wirePerson, wireTopic } from './entities.ts'
import { planObstacle } from './plan-failure.ts'
import { cellValue, id, key, settingValue, timestamp, version } from './values.ts'

export const sharedValue = z.object({
  tableName: z.string(),
  sessionId: z.number().nullable(),
  userId: id.nullable(),
  topicId: id.nullable(),
  topicGroupIndex: z.number().nullable(),
  value: cellValue,
  timestamp,
})

/**
 * Who would be in which group by the best plan so far: members are positions in `people`, and a pair has no topic. `start` is the
 * slot of the planner, null where meetings are untimed. Of a large plan only the groups that start first; ROOM-8.
 */
export const planPreview = z.object({
  people: z.array(id),
  groups: z.array(
    z.object({
      topicId: id.nullable(),
      group: z.number(),
      start: z.number().nullable(),
      members: z.array(z.number()),
    }),
  ),
})

/** A progress sample of a run, for admins; PLAN-6, PRIV-14. `satisfaction` is the mean over people, 0..1. `preview` is not in every sample. */
export const planProgress = z.object({
  elapsedSeconds: z.number(),
  limitSeconds: z.number(),
  hard: z.number(),
  /** How many rules the plan breaks, as people are told (MODEL-68); missing from a server that does not know it. */
  brokenRules: z.number().optional(),
  medium: z.number(),
  soft: z.number(),
  satisfaction: z.number(),
  bound: z.number().nullable(),
  preview: planPreview.optional(),
})

/** Server to client; WIRE-12. A signal is a Socket.IO event with one object (WIRE-3). */
export const SIGNALS = {
  ReloadPage: z.object({}),
  ReceiveMessage: z.object({ message: z.string() }),
  /** `reason` is the same as in the acknowledgement of the refused invocation. */
  ReceiveException: z.object({ status: z.number(), message: z.string(), reason: z.string().optional() }),
  SyncTimestamp: z.object({
    myReceiveAndSendTimestamp: z.number(),
    yourSendTimestamp: z.number(),
    needResponse: z.boolean(),
  }),
  JoinEventHub: eventData.extend({
    backendVersion: version,
    frontendVersion: version,
    translationsVersion: version,
    /** Always empty, as there are no passwords. */
    userPassword: z.literal(''),
    /** The role of the key; KEY-4. */
    role: z.enum(['admin', 'participant', 'visitor']),
    isAdminView: z.boolean(),
    /** The registered person of this connection, or ''. */
    eventUserShareGuid: z.string(),
    eventUserPrivateGuid: key,
    personalLink: z.string(),
    eventAdminGuid: key,
    lastPlannerStartTime: timestamp.nullable(),
    lastPlannerEndTime: timestamp.nullable(),
  }),
  RegisterEvent: eventData.extend({ eventAdminGuid: key }),
  RegisterUser: z.object({ eventUserPrivateGuid: key, personalLink: z.string(), eventUserShareGuid: id }),
  /** A list where the variant has `sharedValuesAsList` or when values are batched. */
  ReceiveSharedValue: z.union([sharedValue, z.array(sharedValue)]),
  ReceiveSharedRangeValue: z.object({
    tableName: z.literal(RECTANGLE_TABLES),
    userId: id,
    value: cellValue,
    timestamp,
    rangeStartD1: z.number(),
    rangeStartD2: z.number(),
    rangeEndD1: z.number(),
    rangeEndD2: z.number(),
  }),
  ReceiveSettingValue: z.object({ path: z.string(), value: settingValue, timestamp }),
  /** Meetings of two that have changed, and pairs that have none any more; the cells of both people follow by themselves. */
  ReceiveMeetings: z.object({
    meetings: z.array(wireMeeting),
    removed: z.array(pair),
    meetingWeek: z.number(),
  }),
  /** A new person with all their topics. */
  AddUser: z.object({ person: wirePerson, topics: z.array(wireTopic) }),
  /** A changed person with all their topics; topics no longer listed are removed with their cells. */
  UpdateUser: z.object({ person: changedPerson, topics: z.array(wireTopic) }),
  /** A person is removed, or hidden from this reader, with their topics and every cell that references either. */
  RemoveUser: z.object({ userId: id }),
  UpdateEvent: z.object({ event: wireEvent }),
  /** The event was deleted; no further signals follow. */
  EventRemoved: z.object({}),
  /** A full reload, after an import for instance. */
  ReloadData: eventData,
  /** The audit has grown; for admins. ReadAudit reads it. */
  AuditChanged: z.object({}),
  /** Scenarios are planned, or one is done; for admins. ReadScenarios reads them. */
  ScenariosChanged: z.object({}),
  PlannerRunning: z.object({ startTime: timestamp }),
  /** The run waits because of others, so many seconds at the latest; 0 once it goes on. For admins. */
  PlanWaiting: z.object({ seconds: z.number() }),
  PlanProgress: planProgress,
  /** The full data as it is after the run, or, for admins, why it has no plan: a reason and what stood in the way, the nearest remedy first. */
  ReceivePlan: z.union([
    eventData,
    z.object({
      error: z.string(),
      obstacles: z.array(planObstacle).optional(),
      startTime: timestamp,
      endTime: timestamp,
    }),
  ]),
} as const

export type Signals = typeof SIGNALS
export type SignalName = keyof Signals
export type SignalPayload<N extends SignalName> = z.output<Signals[N]>
export type SharedValue = z.infer<typeof sharedValue>
/** A rectangle of one person's week; days 1..7 from Monday, hours 1..24. */
export type SharedRange = SignalPayload<'ReceiveSharedRangeValue'>
export type PlanProgress = z.infer<typeof planProgress>
export type PlanPreview = z.infer<typeof planPreview>
