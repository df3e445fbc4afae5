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
 * The groups of the best plan so far: members are positions in `people`, and a pair has no topic. `start` is
 * the slot of the planner, null where meetings are untimed. Of a large plan only the groups that start first;
 * ROOM-8.
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

/** A progress sample of a run, for admins; PLAN-6, PRIV-14. `satisfaction` is the mean over those who count, 0..1. */
export const planProgress = z.object({
  elapsedSeconds: z.number(),
  limitSeconds: z.number(),
  hard: z.number(),
  /** How many rules the plan breaks, counted as people are told (MODEL-68); missing from older servers. */
  brokenRules: z.number().optional(),
  medium: z.number(),
  /** People without all their places for whom the run goes on (MODEL-74); missing where there is nobody. */
  mayStillBePlaced: z.number().optional(),
  soft: z.number(),
  satisfaction: z.number(),
  bound: z.number().nullable(),
  preview: planPreview.optional(),
})

/** Everything about a signal but its handlers. */
type Description = {
  /** When it comes, for docs/protocol.md. */
  sentence: string
  /** Whether it changes data of the event, so that one received before the data waits for them; LIVE-13. */
  needsData: boolean
  payload: z.ZodType
}

/** Server to client; WIRE-12. A signal is a Socket.IO event with one object (WIRE-3). */
export const SIGNALS = {
  ReloadPage: {
    sentence: 'The page is of another build than the server: load it anew.',
    needsData: false,
    payload: z.object({}),
  },
  ReceiveMessage: {
    sentence: 'The answer to `SendMessage`.',
    needsData: false,
    payload: z.object({ message: z.string() }),
  },
  /** `reason` is the same as in the acknowledgement of the refused invocation. */
  ReceiveException: {
    sentence:
      'An invocation of this connection was refused, or its key no longer opens the event. Status 404: there is nothing to show any more.',
    needsData: false,
    payload: z.object({ status: z.number(), message: z.string(), reason: z.string().optional() }),
  },
  SyncTimestamp: {
    sentence: 'The server’s half of a clock exchange.',
    needsData: false,
    payload: z.object({
      myReceiveAndSendTimestamp: z.number(),
      yourSendTimestamp: z.number(),
      needResponse: z.boolean(),
    }),
  },
  JoinEventHub: {
    sentence: 'The full data after joining, and again whenever what the key opens has changed.',
    needsData: false,
    payload: eventData.extend({
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
  },
  RegisterEvent: {
    sentence: 'The full data of the event that this connection has made.',
    needsData: false,
    payload: eventData.extend({ eventAdminGuid: key }),
  },
  RegisterUser: {
    sentence: 'The keys of the person that this connection has become.',
    needsData: false,
    payload: z.object({ eventUserPrivateGuid: key, personalLink: z.string(), eventUserShareGuid: id }),
  },
  ReceiveSharedValue: {
    sentence: 'Cells that somebody has set, one or a list; always a list where the variant says so.',
    needsData: true,
    payload: z.union([sharedValue, z.array(sharedValue)]),
  },
  ReceiveSharedRangeValue: {
    sentence: 'A rectangle of somebody’s week.',
    needsData: true,
    payload: z.object({
      tableName: z.literal(RECTANGLE_TABLES),
      userId: id,
      value: cellValue,
      timestamp,
      rangeStartD1: z.number(),
      rangeStartD2: z.number(),
      rangeEndD1: z.number(),
      rangeEndD2: z.number(),
    }),
  },
  ReceiveSettingValue: {
    sentence: 'A setting that an admin has changed.',
    needsData: true,
    payload: z.object({ path: z.string(), value: settingValue, timestamp }),
  },
  ReceiveMeetings: {
    sentence:
      'Meetings of two that have changed, pairs that have none any more, and the week that is open. Their cells come as `ReceiveSharedValue`.',
    needsData: true,
    payload: z.object({
      meetings: z.array(wireMeeting),
      removed: z.array(pair),
      meetingWeek: z.number(),
    }),
  },
  AddUser: {
    sentence: 'A new person with all their topics.',
    needsData: true,
    payload: z.object({ person: wirePerson, topics: z.array(wireTopic) }),
  },
  UpdateUser: {
    sentence: 'A changed person with all their topics; topics no longer listed are gone with their cells.',
    needsData: true,
    payload: z.object({ person: changedPerson, topics: z.array(wireTopic) }),
  },
  RemoveUser: {
    sentence: 'A person is gone, with their topics and every cell that names either.',
    needsData: true,
    payload: z.object({ userId: id }),
  },
  UpdateEvent: {
    sentence: 'The event’s fields, links and sessions.',
    needsData: true,
    payload: z.object({ event: wireEvent }),
  },
  EventRemoved: {
    sentence: 'The event was deleted; nothing follows.',
    needsData: false,
    payload: z.object({}),
  },
  ReloadData: {
    sentence:
      'All data anew: after an import, or when this reader may see more or less than before. For visitors the one signal of a change.',
    needsData: false,
    payload: eventData,
  },
  AuditChanged: {
    sentence: 'For admins: there is something new for `ReadAudit`.',
    needsData: false,
    payload: z.object({}),
  },
  ScenariosChanged: {
    sentence: 'For admins: `ReadScenarios` answers something else now.',
    needsData: false,
    payload: z.object({}),
  },
  PlannerRunning: {
    sentence: 'A run has started; edits are refused until it ends.',
    needsData: true,
    payload: z.object({ startTime: timestamp }),
  },
  PlanWaiting: {
    sentence:
      'For admins, every few seconds while a run waits because of others: in how many seconds it begins or goes on at the latest; 0 once it does.',
    needsData: true,
    payload: z.object({ seconds: z.number() }),
  },
  PlanProgress: {
    sentence: 'For admins: the best plan of the run so far. Others hear only that a run starts and ends.',
    needsData: true,
    payload: planProgress,
  },
  ReceivePlan: {
    sentence:
      'A run has ended: the full data with the plan in it, or, for admins, why there is none. Others always get the full data, whatever came of it.',
    needsData: false,
    payload: z.union([
      eventData,
      z.object({
        error: z.string(),
        obstacles: z.array(planObstacle).optional(),
        startTime: timestamp,
        endTime: timestamp,
      }),
    ]),
  },
} as const satisfies Readonly<Record<string, Description>>

export type Signals = typeof SIGNALS
export type SignalName = keyof Signals
export type SignalPayload<N extends SignalName> = z.output<Signals[N]['payload']>
export type SharedValue = z.infer<typeof sharedValue>
/** A rectangle of one person's week; days 1..7 from Monday, hours 1..24. */
export type SharedRange = SignalPayload<'ReceiveSharedRangeValue'>
export type PlanProgress = z.infer<typeof planProgress>
export type PlanPreview = z.infer<typeof planPreview>
