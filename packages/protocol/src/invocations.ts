import { RECTANGLE_TABLES } from '@planner/domain'
import { z } from 'zod'
import { eventInput, userInput } from './entities.ts'
import { cellValue, id, key, line, settingValue, timestamp, version } from './values.ts'

/** Zero-based here and on the wire; days and hours of a rectangle are 1-based as on the screen: day 1..7, hour 1..24. */
const day = z.number().int().min(1).max(7)
const hour = z.number().int().min(1).max(24)

/** The three keys of WIRE-9; those not held are ''. */
const keys = { eventAdminGuid: key, eventUserPrivateGuid: key, eventShareGuid: key }

const sharedAddress = {
  tableName: z.string().max(40),
  sessionId: z.number().int().min(0).max(1000).nullable().default(null),
  userId: id.nullable().default(null),
  topicId: id.nullable().default(null),
  topicGroupIndex: z.number().int().min(0).max(1000).nullable().default(null),
}

/** Client to server: WIRE-5 to WIRE-11, and what this product adds (WIRE-3). */
export const INVOCATIONS = {
  JoinEventHub2: z.object({
    urlKey: key,
    backendVersion: version.default(''),
    frontendVersion: version.default(''),
    translationsVersion: version.default(''),
  }),
  RegisterEvent: z.object({ event: eventInput, adminKey: key.default('') }),
  UpdateEvent: z.object({ event: eventInput, adminKey: key }),
  RegisterUser: z.object({ user: userInput, key }),
  UpdateUser: z.object({ user: userInput, key }),
  PlanEvent: z.object({
    adminKey: key,
    shareKey: key.default(''),
    privateKey: key.default(''),
    /** Keep what can be kept of the plan in force; PLAN-12. */
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
  /** Ends a run early and keeps its best plan; PLAN-7. */
  StopPlan: z.object({ adminKey: key }),
  /** New keys of the event; the old ones open nothing from then on. KEY-6 to KEY-13 are those below. */
  RotateKeys: z.object({
    adminKey: key,
    rotateAdminKey: z.boolean().default(false),
    rotateShareKey: z.boolean().default(false),
  }),
  /** Makes a person an event admin, or an ordinary participant again. */
  SetEventAdmin: z.object({ adminKey: key, userId: id, isEventAdmin: z.boolean() }),
  /** Takes a person and their topics out of the event, or back in; nothing is deleted. */
  ArchiveUser: z.object({ adminKey: key, userId: id, isArchived: z.boolean() }),
  /** Erases a person with their topics and cells. The key is an admin's or the person's own. */
  RemoveUser: z.object({ key, userId: id }),
  /** Everything the event holds about a person. The key is an admin's or the person's own. */
  ExportUser: z.object({ key, userId: id }),
  /** Deletes the event with all its data. The name must be the event's, typed as a confirmation. */
  RemoveEvent: z.object({ adminKey: key, eventName: z.string().max(10_000) }),
} as const

export type Invocations = typeof INVOCATIONS
export type InvocationName = keyof Invocations
/** What a client sends (defaults may be left out). */
export type InvocationInput<N extends InvocationName> = z.input<Invocations[N]>
/** What a handler gets after parsing. */
export type InvocationPayload<N extends InvocationName> = z.output<Invocations[N]>
