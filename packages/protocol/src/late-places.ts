import { z } from 'zod'
import { id } from './values.ts'

/** Who was given a place without moving anybody, and who has fewer than they want after all, for admins; PLAN-18. */
export const latePlaces = z.object({
  placed: z.array(
    z.object({
      personId: id,
      topicId: id,
      topicGroupIndex: z.number(),
      /** The sessions they are in it. */
      sessionIds: z.array(z.number()),
      /** The group had no time before. */
      isNew: z.boolean(),
    }),
  ),
  left: z.array(
    z.object({
      personId: id,
      places: z.number(),
      /** `couldJoin`: there is a place, but the plan would be worse with them in it, its room is full, or they are in a group besides the plan. */
      reason: z.enum([
        ...(['limit', 'oneGroupOnly', 'noFreeSlot', 'noWish', 'nothingRuns'] as const),
        ...(['full', 'doesNotFit', 'couldJoin'] as const),
      ]),
    }),
  ),
  /** The time of the edits; 0 where nobody was placed. */
  timestamp: z.number(),
})

export type LatePlaces = z.infer<typeof latePlaces>
