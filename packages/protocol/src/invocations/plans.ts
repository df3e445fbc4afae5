import { z } from 'zod'
import { pair } from '../entities.ts'
import { latePlaces } from '../late-places.ts'
import { planContent, planVersion } from '../plan-versions.ts'
import { changedSetting } from '../scenarios.ts'
import { id, key } from '../values.ts'
import { BY_ADMIN, BY_ADMIN_BETWEEN_RUNS, type Descriptions, OF_ADMIN, READS } from './description.ts'

/** More than a plan of the largest event has. */
const MAX_MEETINGS = 20_000

/** What becomes of a version of the plan. */
const OF_A_VERSION = {
  ...BY_ADMIN_BETWEEN_RUNS,
  input: z.object({ adminKey: key, planId: id }),
  answer: z.object({}),
  refusals: [...OF_ADMIN, 'plannerRunning', 'planUnknown', 'notStored'],
  saves: true,
} as const

/** Runs of the planner and the versions of the plan. */
export const PLANS = {
  PlanEvent: {
    sentence:
      'Starts a planner run. `PlannerRunning` and, at the end, `ReceivePlan` go to admins and participants, `PlanProgress` in between to admins alone.',
    input: z.object({
      adminKey: key,
      shareKey: key.default(''),
      privateKey: key.default(''),
      /** Warm start: keep as much of the current plan as possible; PLAN-12. */
      keepPreviousPlan: z.boolean().default(false),
    }),
    answer: z.object({ startTime: z.number() }),
    refusals: [...OF_ADMIN, 'eventNotRegistered', 'tooFewPeople', 'plannerRunning'],
    // Storage rejects a second run of an event.
    ...BY_ADMIN,
    cost: { tokens: 50 },
    saves: true,
    audited: ['planStarted'],
  },
  /** PLAN-7. */
  StopPlan: {
    sentence: 'Ends the run; its best plan so far goes into force.',
    input: z.object({ adminKey: key }),
    answer: z.object({}),
    refusals: [...OF_ADMIN, 'plannerNotRunning'],
    ...BY_ADMIN,
    cost: { tokens: 1 },
    saves: true,
    audited: ['planStopped'],
  },
  /** PLAN-21. */
  ListPlans: {
    sentence:
      'The versions of the plan, the newest first: which is in force, whether it was changed by hand since, and which one undoes it.',
    input: z.object({ adminKey: key }),
    /**
     * The newest first. `inForceId` is the version in force, null before the first and once its week of
     * meetings is over; `isChanged`: hands have changed the plan since. `undoId` is the version in force
     * before, null where there is none to put back.
     */
    answer: z.object({
      plans: z.array(planVersion),
      inForceId: z.string().nullable(),
      isChanged: z.boolean(),
      undoId: z.string().nullable(),
      /** The settings of the scenario in force that go back with it, unless changed since. */
      undoSettings: z.array(changedSetting),
    }),
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** PLAN-13. */
  ReadPlan: {
    sentence:
      'A version of the plan as it would be in force now, without the people and topics that are gone.',
    input: z.object({ adminKey: key, planId: id }),
    answer: z.object({ plan: planContent }),
    refusals: [...OF_ADMIN, 'planUnknown'],
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** PLAN-13. Undoing a plan is to restore the one before it (PLAN-22). */
  RestorePlan: {
    sentence:
      'Puts a version into force again. What was in force is kept as a version of its own, so that it can be undone. Undoing a scenario puts its settings back, too.',
    ...OF_A_VERSION,
    cost: { tokens: 50 },
    audited: ['planRestored', 'settingChanged', 'eventChanged'],
  },
  /** PLAN-17. */
  PublishPlan: {
    sentence: 'Puts a draft, which only admins see, into force.',
    ...OF_A_VERSION,
    cost: { tokens: 50 },
    audited: ['planPublished'],
  },
  /** PLAN-17. */
  DiscardPlan: {
    sentence: 'Leaves a draft aside; it stays among the versions.',
    ...OF_A_VERSION,
    cost: { tokens: 5 },
    audited: ['planDiscarded'],
  },
  /** PLAN-18, PLAN-36. */
  PlaceLatePeople: {
    sentence:
      'Gives people who have fewer places than they want places in the plan in force that break no rule and do not make it worse. Nobody else moves; the others hear of it as of edits by hand. Where people meet in pairs it adds meetings, or takes those of `takeOut` out again as far as they are still reserved.',
    input: z.object({ adminKey: key, takeOut: z.array(pair).min(1).max(MAX_MEETINGS).optional() }),
    /** Null where people meet in pairs, and where there is no plan. */
    answer: z.object({ places: latePlaces.nullable() }),
    refusals: [...OF_ADMIN, 'plannerRunning', 'tooMany', 'eventFull', 'tooMuchAdded', 'notStored'],
    ...BY_ADMIN_BETWEEN_RUNS,
    cost: { tokens: 50 },
    saves: true,
    audited: ['latePlaced', 'lateTakenOut'],
  },
  /** PLAN-34. */
  ListReadyPlans: {
    sentence:
      'What the plans that are kept ready in the background would give, a new one and a re-plan: what people would get on average, and how many would be somewhere else than now.',
    input: z.object({ adminKey: key }),
    /**
     * `state`: no plan of this event is kept ready; one is searched, so that asking again later helps; or
     * nothing more comes before the next change. `satisfaction` of a plan is the mean over those who count, 0..1;
     * null without a plan.
     */
    answer: z.object({
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
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
} as const satisfies Descriptions
