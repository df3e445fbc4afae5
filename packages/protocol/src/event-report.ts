import { LACK_REASONS, PLACE_REASONS, RESTING_REASONS } from '@planner/domain'
import { z } from 'zod'
import { DATA_SINCE } from './plan-versions.ts'
import { id } from './values.ts'

/**
 * Why a plan is not compared with random ones and the best possible: there is nothing to compare with, it is another problem, or perhaps
 * one. `notKept`: what re-planning was to stay close to is forgotten; then it may still be compared with the best possible.
 */
const UNCOMPARED = ['noRun', 'dataChanged', 'dataUnknown', 'rulesBroken', 'placesDiffer', 'notKept'] as const

const size = z.object({ size: z.number(), groups: z.number() })

/** What the plan in force is worth, of today's data, for organisers; REPORT-2. */
export const eventReport = z.object({
  kind: z.enum(['groups', 'pairs']),
  /** Of the best that each could hope for, 0..1; the least first. */
  satisfaction: z.array(z.object({ personId: id, share: z.number() })),
  /** Those with the least, with what stood in the way of what they chose. */
  worst: z.array(
    z.object({
      personId: id,
      share: z.number(),
      missed: z.array(
        z.object({
          topicId: id,
          /** As on the card of the person (WHY-3): in `sessionId`, or in the whole plan. */
          reason: z.enum(PLACE_REASONS),
          sessionId: z.number().nullable(),
          /** The topics of the groups that the reason is of. */
          insteadIds: z.array(id),
        }),
      ),
    }),
  ),
  lacking: z.array(
    z.object({ personId: id, places: z.number(), reason: z.enum(LACK_REASONS), topicIds: z.array(id) }),
  ),
  resting: z.array(
    z.object({
      topicId: id,
      reason: z.enum(RESTING_REASONS),
      number: z.number(),
      needed: z.number(),
      personIds: z.array(id),
    }),
  ),
  /** How many people each rule concerns; a text, since the server may be newer than the page. */
  rules: z.array(z.object({ rule: z.string(), isHard: z.boolean(), people: z.number(), times: z.number() })),
  /** Groups by how many people are in them; where people meet in pairs, people by how many meetings they have. */
  sizes: z.array(size),
  /** People of whom two are in a group together more than once. */
  repeated: z.object({ pairs: z.number(), people: z.number() }),
  /** The version that it is: null where there is none, or of a week that is over; `endedAt` is null of one that no run has made. */
  made: z
    .object({ endedAt: z.number().nullable(), data: z.enum(DATA_SINCE), isSamePlan: z.boolean() })
    .nullable(),
  /**
   * Where it lies, in numbers that mean nothing by themselves, among plans in which as many places are missing; null where it cannot be
   * compared. `missing`: it is proven that there are no fewer, or it is not; `weighed`: they are in the numbers, like other wishes.
   */
  position: z
    .object({
      soft: z.number(),
      random: z.number().nullable(),
      bound: z.number().nullable(),
      missing: z.enum(['least', 'weighed', 'open']),
    })
    .nullable(),
  uncompared: z.enum(UNCOMPARED).nullable(),
  /** Means of plans that were dealt out at random; null where none kept the rules. */
  random: z.object({ plans: z.number(), satisfaction: z.number(), missing: z.number() }).nullable(),
})

/** The same for everybody: sums that name nobody, none of fewer than five people; REPORT-8. */
export const sharedReport = z.object({
  kind: z.enum(['groups', 'pairs']),
  /** Those who take part, and in tens of percent what they get of the best they could hope for. */
  people: z.number(),
  satisfactionPercent: z.number().nullable(),
  /** About so many people, in fives, get from `fromPercent` up to `toPercent` of it. */
  bands: z.array(z.object({ fromPercent: z.number(), toPercent: z.number(), people: z.number() })),
  /** Whether as many as five people lack a place. */
  areSomeLacking: z.boolean(),
})

export type EventReport = z.infer<typeof eventReport>
export type SharedReport = z.infer<typeof sharedReport>
