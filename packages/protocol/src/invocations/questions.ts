import { FINDING_CODES } from '@planner/domain'
import { z } from 'zod'
import { eventReport, sharedReport } from '../event-report.ts'
import { placeCard } from '../place-card.ts'
import { planDrift } from '../plan-drift.ts'
import { planFinding } from '../plan-findings.ts'
import { planReport } from '../plan-report.ts'
import { pricedMoves } from '../priced-moves.ts'
import { id, key } from '../values.ts'
import {
  BY_ADMIN,
  BY_ADMIN_OR_SELF,
  type Descriptions,
  OF_ADMIN,
  OF_KEY,
  personOrOwn,
  READS,
} from './description.ts'

/** Questions about the plan and about what stands in the way of one. */
export const QUESTIONS = {
  /** CHECK-1. */
  CheckPlan: {
    sentence:
      'What stands in the way of a plan of the event as it is: pins that contradict each other, topics that cannot run, too few seats or rooms, people who cannot get what they want; each with the smallest changes that help. At most 50 of a kind are listed, all are counted.',
    input: z.object({ adminKey: key }),
    /**
     * At most 50 findings of each kind, with the number of all. No plan fills more than `atMost` of the
     * places that people want (of pairs: of each one's meetings); null where every plan breaks a rule. A plan
     * was found that fills `atLeast`; null where none without a broken rule was found.
     */
    answer: z.object({
      findings: z.array(planFinding),
      counts: z.array(z.object({ code: z.enum(FINDING_CODES), number: z.number() })),
      wanted: z.number(),
      atMost: z.number().nullable(),
      atLeast: z.number().nullable(),
    }),
    refusals: [...OF_ADMIN, 'internal'],
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** PLAN-27. */
  ReadPlanDrift: {
    sentence:
      'What has changed of what the planner reads since the plan in force was made: people, choices, topics, meetings and settings.',
    input: z.object({ adminKey: key }),
    /** Null where there is no plan. */
    answer: z.object({ drift: planDrift.nullable() }),
    refusals: [...OF_ADMIN, 'internal'],
    ...BY_ADMIN,
    cost: { tokens: 10 },
    ...READS,
  },
  /** WHY-1. A session is named where groups have sessions, and only there. */
  ExplainPlace: {
    sentence:
      'Why a person is where they are, in a session or in the whole plan: what they have chosen above it, what stood in the way of each, and for an admin what moving them there would cost. A participant asks of themselves alone, and is told what follows from their own input and the plan as it is shown to them.',
    input: z.object({
      key,
      userId: personOrOwn,
      sessionId: z.number().int().min(1).nullable().default(null),
    }),
    /** Null for somebody who takes no part, and where there is no plan. */
    answer: z.object({ card: placeCard.nullable() }),
    refusals: [...OF_KEY, 'keyMissing', 'notYourRow', 'unknownPerson'],
    ...BY_ADMIN_OR_SELF,
    cost: { tokens: 10 },
    ...READS,
  },
  /**
   * SCHED-44. `from` is the group to leave for another one, or for none; null asks for the cost of joining
   * any group, or of leaving an own one.
   */
  PriceMoves: {
    sentence:
      'What each move of a person, and each exchange with somebody else where that is asked, would do to the plan in force: to them, to others’ company and to the plan. Nothing is changed.',
    input: z.object({
      adminKey: key,
      personId: id,
      from: z.object({ topicId: id, topicGroupIndex: z.number().int().min(0) }).nullable(),
      /** Exchanges with others as well; SCHED-68. */
      withSwaps: z.boolean().default(false),
    }),
    /** Null where people meet in pairs, for a person who is not planned, and where time has run out. */
    answer: z.object({ moves: pricedMoves.nullable() }),
    refusals: OF_ADMIN,
    ...BY_ADMIN,
    cost: { tokens: 5 },
    ...READS,
  },
  /** REPORT-2. */
  ReadReport: {
    sentence:
      'What the plan in force is worth by today’s choices: an admin reads everything, a participant sums that name nobody, where the event shows them. Both are null without a plan.',
    input: z.object({ key }),
    /**
     * `report` for admins, `shared` for them and everybody who may read it; both null without a plan.
     * `isLate`: time has run out, and asking again may help.
     */
    answer: z.object({
      report: eventReport.nullable(),
      shared: sharedReport.nullable(),
      isLate: z.boolean(),
    }),
    refusals: [...OF_KEY, 'keyMissing', 'notYourRow'],
    ...BY_ADMIN_OR_SELF,
    cost: { tokens: 20, madeOnce: true },
    ...READS,
  },
  /** MEET-19. */
  ReadPlanReport: {
    sentence:
      'What the last plan of the open week made of the wishes to meet: why each that is not granted is not, and what became of the meetings reserved before. An admin reads all of it, a participant what concerns their own wishes and meetings.',
    input: z.object({ key }),
    /** Null where the open week has no plan. */
    answer: z.object({ report: planReport.nullable() }),
    refusals: [...OF_KEY, 'keyMissing', 'notYourRow'],
    ...BY_ADMIN_OR_SELF,
    cost: { tokens: 20 },
    ...READS,
  },
} as const satisfies Descriptions
