import { z } from 'zod'
import { groupRef, id } from './values.ts'

/** What a change does to the plan and to people. */
const price = {
  /** Whether the plan gets better (1) or worse (-1). */
  trend: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  /** How far from no plan (0) to the best possible (1); null where rules or places decide, or unknown. */
  share: z.number().nullable(),
  /** Rules broken more than now, each time; fewer are negative. */
  breaches: z.number(),
  /** Places missing more than now; fewer are negative. */
  missing: z.number(),
  /** Of the person afterwards. */
  satisfaction: z.number(),
  /** Others whose company gets better, and worse. */
  gain: z.number(),
  lose: z.number(),
}

/** What each move of one person would do to the plan in force, for admins; SCHED-44. */
export const pricedMoves = z.object({
  /** Of the person now: what they get of the best they could, 0..1. */
  satisfaction: z.number(),
  /** By the group that they would be in, or that they would leave where they are in it. */
  groups: z.array(groupRef.extend(price)),
  /** The best exchanges with somebody of another group at the same time, best first; where they are asked for. */
  swaps: z
    .array(
      groupRef.extend({
        ...price,
        personId: id,
        /** Of the other one now, and afterwards. */
        other: z.object({ before: z.number(), after: z.number() }),
      }),
    )
    .optional(),
})

export type PricedMoves = z.infer<typeof pricedMoves>
export type PricedMove = PricedMoves['groups'][number]
export type PricedSwap = NonNullable<PricedMoves['swaps']>[number]
