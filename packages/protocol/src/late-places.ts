import { LACK_REASONS } from '@planner/domain'
import { z } from 'zod'
import { pair } from './entities.ts'
import { groupRef, id } from './values.ts'

/** Who got a place or meeting, nobody moved, and who still lacks some, for admins; PLAN-18, PLAN-36. */
export const latePlaces = z.object({
  placed: z.array(
    groupRef.extend({
      personId: id,
      /** The sessions they are in it. */
      sessionIds: z.array(z.number()),
      /** The group had no time before. */
      isNew: z.boolean(),
    }),
  ),
  /** Where people meet in pairs; the session is null where meetings are untimed. */
  meetings: z.array(z.object({ people: pair, sessionId: z.number().nullable() })).default([]),
  left: z.array(
    z.object({
      personId: id,
      places: z.number(),
      /**
       * `couldJoin`: there is a seat, but the plan would be worse with them in it, its room is full, or they
       * are in a group besides the plan.
       */
      reason: z.enum(LACK_REASONS),
    }),
  ),
  /** The time of the edits of cells; 0 where there are none. */
  timestamp: z.number(),
})

export type LatePlaces = z.infer<typeof latePlaces>
