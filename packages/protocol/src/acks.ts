import { z } from 'zod'
import { auditEntry, userExport } from './entities.ts'
import { eventReport, sharedReport } from './event-report.ts'
import { latePlaces } from './late-places.ts'
import { placeCard } from './place-card.ts'
import { planDrift } from './plan-drift.ts'
import { FINDING_CODES, planFinding } from './plan-findings.ts'
import { planReport } from './plan-report.ts'
import { planContent, planVersion } from './plan-versions.ts'
import { pricedMoves } from './priced-moves.ts'
import { changedSetting, scenarioBench } from './scenarios.ts'

const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A rejected invocation; WIRE-3. `fields` lists validation errors; `reason` is a machine-readable code. */
export const refusal = z.object({
  ok: z.literal(false),
  status: z.number(),
  message: z.string(),
  reason: z.string().optional(),
  fields: z.array(fieldError).optional(),
  /** When to try again, where that is known. */
  retryAfterSeconds: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>

/** The payload of each invocation's acknowledgement, besides `ok: true`. */
export const ACKS = {
  /** The data is sent with the JoinEventHub signal, before the acknowledgement. */
  JoinEventHub2: z.object({ role: z.enum(['admin', 'participant', 'visitor', 'none']) }),
  RegisterEvent: z.object({ eventAdminGuid: z.string(), adminLink: z.string(), shareLink: z.string() }),
  UpdateEvent: z.object({}),
  RegisterUser: z.object({
    eventUserPrivateGuid: z.string(),
    personalLink: z.string(),
    eventUserShareGuid: z.string(),
  }),
  UpdateUser: z.object({}),
  PlanEvent: z.object({ startTime: z.number() }),
  /** `applied` is false when the value was superseded by a newer one, which is not an error (LIVE-2). */
  SendSharedValue: z.object({ applied: z.boolean() }),
  SendSharedRangeValue: z.object({ applied: z.boolean() }),
  SendSettingValue: z.object({ applied: z.boolean() }),
  SendMessage: z.object({}),
  SyncTimestamp: z.object({ myReceiveAndSendTimestamp: z.number(), yourSendTimestamp: z.number() }),
  StopPlan: z.object({}),
  /** The current keys and links, rotated or not. */
  RotateKeys: z.object({ eventAdminGuid: z.string(), adminLink: z.string(), shareLink: z.string() }),
  ReplacePersonalLink: z.object({ eventUserPrivateGuid: z.string(), personalLink: z.string() }),
  SetEventAdmin: z.object({}),
  ArchiveUser: z.object({}),
  RemoveUser: z.object({}),
  ExportUser: z.object({ export: userExport }),
  ListSessions: z.object({
    sessions: z.array(
      z.object({
        /** Stands for the session within this event alone. */
        id: z.string(),
        /** The kind of browser, such as "Firefox, Windows"; '' when unknown. */
        browser: z.string(),
        role: z.enum(['admin', 'participant', 'visitor']),
        lastUsedAt: z.number(),
        /** Whether it is the session of the browser that asks. */
        isOwn: z.boolean(),
      }),
    ),
  }),
  EndSession: z.object({}),
  RemoveEvent: z.object({}),
  /** `next` is null on the last page; `numDropped` entries made room for newer ones. */
  ReadAudit: z.object({
    entries: z.array(auditEntry),
    next: z.number().nullable(),
    numDropped: z.number(),
  }),
  /** How many of the people were changed: those who are gone, or as wanted already, do not count. */
  ApproveUsers: z.object({ numChanged: z.number() }),
  ArchiveUsers: z.object({ numChanged: z.number() }),
  RemoveUsers: z.object({ numChanged: z.number() }),
  /** The entries of the topics that were added, by which they can be removed: names that are there already are passed over. */
  AddTopics: z.object({ userIds: z.array(z.string()) }),
  /** `applied` is false where the meeting was so already. */
  ConfirmMeeting: z.object({ applied: z.boolean() }),
  WithdrawMeeting: z.object({ applied: z.boolean() }),
  CancelMeeting: z.object({ applied: z.boolean() }),
  SayInMeeting: z.object({ applied: z.boolean() }),
  /** The week that is open now. */
  CloseWeek: z.object({ meetingWeek: z.number() }),
  /** Null where the open week has no plan. */
  ReadPlanReport: z.object({ report: planReport.nullable() }),
  /**
   * At most 50 findings of each kind, with how many there are of it. Of the places, or meetings of each, that people want no plan fills more than `atMost`, which
   * is null where every plan breaks a rule, and one that was found fills `atLeast`, null where none was found that breaks no rule.
   */
  CheckPlan: z.object({
    findings: z.array(planFinding),
    counts: z.array(z.object({ code: z.enum(FINDING_CODES), number: z.number() })),
    wanted: z.number(),
    atMost: z.number().nullable(),
    atLeast: z.number().nullable(),
  }),
  /** Null where there is no plan. */
  ReadPlanDrift: z.object({ drift: planDrift.nullable() }),
  /**
   * `state`: none is kept ready of this event; one is searched, so that asking again later helps; or nothing more comes before the next
   * change. `satisfaction` is that of the plan in force, as of each plan the mean of its people's, 0..1; null without a plan.
   */
  ListReadyPlans: z.object({
    state: z.enum(['off', 'searching', 'ready']),
    /** It is off because enough was searched in this hour. Missing from a server that does not know it. */
    isUsedUp: z.boolean().optional(),
    plans: z.array(
      z.object({
        /** Whether it is a re-plan. */
        keepPreviousPlan: z.boolean(),
        satisfaction: z.number(),
        /** How many people would be somewhere else than now. */
        moving: z.number(),
      }),
    ),
    satisfaction: z.number().nullable(),
  }),
  /** Null for somebody who takes no part, and where there is no plan. */
  ExplainPlace: z.object({ card: placeCard.nullable() }),
  /** Null where people meet in pairs, for somebody who is not planned, and where it could not be found in time. */
  PriceMoves: z.object({ moves: pricedMoves.nullable() }),
  /**
   * `report` for admins, `shared` for them and whoever else may read it; both null without a plan. `isLate`: it could not be made in time,
   * and asking again may help.
   */
  ReadReport: z.object({
    report: eventReport.nullable(),
    shared: sharedReport.nullable(),
    isLate: z.boolean(),
  }),
  /**
   * The newest first. `inForceId` is the one whose plan was the last to go into force, null before the first and where it is of a week of
   * meetings that is over; `isChanged` tells that it was changed by hand since. `undoId` is the plan in force before, null where there is none to put back.
   */
  ListPlans: z.object({
    plans: z.array(planVersion),
    inForceId: z.string().nullable(),
    isChanged: z.boolean(),
    undoId: z.string().nullable(),
    /** The settings that go back with it: those that the scenario in force has brought, but for what was changed since. */
    undoSettings: z.array(changedSetting),
  }),
  ReadPlan: z.object({ plan: planContent }),
  RestorePlan: z.object({}),
  PublishPlan: z.object({}),
  DiscardPlan: z.object({}),
  /** Null where people meet in pairs, and where there is no plan. */
  PlaceLatePeople: z.object({ places: latePlaces.nullable() }),
  PlanScenarios: z.object({}),
  StopScenarios: z.object({}),
  /** Null before the first. */
  ReadScenarios: z.object({ bench: scenarioBench.nullable() }),
  /** `shown` stands for the plan and the settings, which AdoptScenario then puts into force: nothing else. */
  ReadScenario: z.object({
    plan: planContent,
    /** The settings that it would change, from what is in force. */
    settings: z.array(changedSetting),
    shown: z.string(),
  }),
  AdoptScenario: z.object({}),
} as const

export type AckName = keyof typeof ACKS
type AckPayload<N extends AckName> = z.infer<(typeof ACKS)[N]>
/** `{ ok: true }` with the acknowledgement's payload, or a refusal. */
export type Ack<N extends AckName> =
  | ({ ok: true } & (AckPayload<N> extends Record<string, never> ? unknown : AckPayload<N>))
  | Refusal
