import { LACK_REASONS, PLACE_REASONS, RESTING_REASONS } from '@planner/domain'
import { z } from 'zod'
import { DATA_SINCE } from './plan-versions.ts'
import { id } from './values.ts'

/**
 * Why a plan is not compared with random plans and the best possible: no run has made it, or the problem is,
 * or may be, another one by now. `notKept`: the plan that re-planning was to stay close to is not stored any
 * more; a comparison with the best possible may still be there.
 */
const UNCOMPARED = ['noRun', 'dataChanged', 'dataUnknown', 'rulesBroken', 'placesDiffer', 'notKept'] as const

const size = z.object({ size: z.number(), groups: z.number() })

/** What the plan in force is worth, of today's data, for organisers; REPORT-2. */
export const eventReport = z.object({
  kind: z.enum(['groups', 'pairs']),
  /** Of the best that each who counts (REPORT-60) could hope for, 0..1; the least first. */
  satisfaction: z.array(z.object({ personId: id, share: z.number() })),
  /** How many do not count: they chose nothing, or want no place. */
  uncounted: z.number(),
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
  /** Groups by how many people are in them; of pairs, people by how many meetings they have. */
  sizes: z.array(size),
  /** People of whom two are in a group together more than once. */
  repeated: z.object({ pairs: z.number(), people: z.number() }),
  /**
   * How many of those who count went short in former events, and of them have the best they could hope for;
   * null where none did.
   */
  former: z.object({ people: z.number(), satisfied: z.number() }).nullable().default(null),
  /** The plan version, null without one or of a past week; `endedAt` is null where no run has made it. */
  made: z
    .object({ endedAt: z.number().nullable(), data: z.enum(DATA_SINCE), isSamePlan: z.boolean() })
    .nullable(),
  /**
   * Where the plan lies among plans that lack as many places, in numbers that mean something only together;
   * null where it cannot be compared. `missing`: whether fewer missing places are proven impossible;
   * `weighed`: missing places count in the numbers, like other wishes.
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
  /**
   * Of the places that people want how many the plan gives, and how many no plan exceeds; null where that is
   * not known, or places are weighed like other wishes.
   */
  places: z.object({ wanted: z.number(), given: z.number(), atMost: z.number() }).nullable().default(null),
  /** Means of plans that were dealt out at random; null where none kept the rules. */
  random: z.object({ plans: z.number(), satisfaction: z.number(), missing: z.number() }).nullable(),
})

/** The same for everybody: sums that name nobody, none of fewer than five people; REPORT-8. */
export const sharedReport = z.object({
  kind: z.enum(['groups', 'pairs']),
  /** Those who take part, and in tens of percent what they get of the best they could hope for. */
  people: z.number(),
  satisfactionPercent: z.number().nullable(),
  /** At least so many of them, in fives, do not count: they chose nothing, or want no place. */
  uncounted: z.number(),
  /** About so many people, in fives, get from `fromPercent` up to `toPercent` of it. */
  bands: z.array(z.object({ fromPercent: z.number(), toPercent: z.number(), people: z.number() })),
  /** Whether as many as five people lack a place. */
  areSomeLacking: z.boolean(),
})

export type EventReport = z.infer<typeof eventReport>
export type SharedReport = z.infer<typeof sharedReport>
