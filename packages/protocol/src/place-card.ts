import { COMPANY_EFFECTS, MOVE_WORTHS, PLACE_REASONS, PLACE_STATUSES } from '@planner/domain'
import { z } from 'zod'
import { planReport } from './plan-report.ts'
import { groupRef, id } from './values.ts'

/** What moving somebody into a group costs the plan; for admins alone. */
const moveCost = z.object({
  /** The groups that they would leave. */
  leaves: z.array(groupRef),
  /** The rules that would be newly broken, by name: a text, since the server may be newer. */
  breaks: z.array(z.object({ rule: z.string(), personIds: z.array(id), topicId: id.nullable() })),
  /** How many more places would be missing; negative for fewer. */
  unfilled: z.number(),
  /** Of the person, 0..1: nobody else's changes. */
  satisfaction: z.object({ before: z.number(), after: z.number() }),
  sizes: z.array(
    groupRef.extend({ before: z.number(), after: z.number(), isBelow: z.boolean(), isAbove: z.boolean() }),
  ),
  /** Whom it touches by company. */
  company: z.array(z.object({ personId: id, effect: z.enum(COMPANY_EFFECTS) })),
  worth: z.enum(MOVE_WORTHS),
  /** The soft rules that lose most, likewise. */
  because: z.array(z.string()),
})

const groupsPlace = z.object({
  kind: z.literal('groups'),
  personId: id,
  /** Null where the card is of the whole plan. */
  sessionId: z.number().nullable(),
  status: z.enum(PLACE_STATUSES),
  /** The person's groups; `rank` among what was possible, 1 for the best, null if not chosen. */
  groups: z.array(groupRef.extend({ rank: z.number().nullable() })),
  /** How many of the choices the ranks count: those that run, or all if the reader may not know. */
  possible: z.number(),
  isOfRunning: z.boolean(),
  chosen: z.number(),
  /** What they chose above that, best first. */
  better: z.array(
    z.object({
      topicId: id,
      /** Null where no group of it is known to run. */
      topicGroupIndex: z.number().nullable(),
      reason: z.enum(PLACE_REASONS),
      /** For admins, the person's groups that cause the reason, such as one that they host. */
      instead: z.array(groupRef),
      cost: moveCost.nullable(),
    }),
  ),
  more: z.number(),
})

const meetingsPlace = z.object({
  kind: z.literal('meetings'),
  personId: id,
  /** Meetings of the open week, and how many the person can have. */
  met: z.number(),
  wanted: z.number(),
  /** Their wishes that are not granted. */
  reasons: planReport.shape.reasons,
})

/** Why somebody is where they are, cut to its reader; WHY-1. */
export const placeCard = z.discriminatedUnion('kind', [groupsPlace, meetingsPlace])
export type PlaceCard = z.infer<typeof placeCard>
export type GroupsPlace = z.infer<typeof groupsPlace>
export type MeetingsPlace = z.infer<typeof meetingsPlace>
export type WireMoveCost = z.infer<typeof moveCost>
