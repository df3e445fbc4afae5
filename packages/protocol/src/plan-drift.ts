import { z } from 'zod'
import { id, settingValue } from './values.ts'

const CHANGED_OF_PEOPLE = ['times', 'number', 'languages', 'contacts'] as const

/** Null for none, and for long texts. */
const fieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** What has changed of what planning reads since the plan in force was made, for admins; PLAN-27, PLAN-28. */
export const planDrift = z.object({
  /**
   * `unknown`: the plan was made by hand, or so long ago that its basis is not stored. Of an older version it
   * may be known only that something has changed: the plan is `outOfDate` then, and nothing is named.
   */
  state: z.enum(['upToDate', 'outOfDate', 'unknown']),
  newPeople: z.array(id),
  /** Of these who is in no group and in no meeting of the plan. */
  unplacedPeople: z.array(id),
  /** Who takes no part any more. */
  gonePeople: z.array(id),
  /** How many were erased, of whom nothing else is known. */
  erasedPeople: z.number(),
  /** Of people who were there and are there. */
  changedPeople: z.array(z.object({ personId: id, what: z.array(z.enum(CHANGED_OF_PEOPLE)) })),
  /** Whose choices are others, with the first topics or people that they are of, and how many there are. */
  choices: z.array(z.object({ personId: id, ofIds: z.array(id), number: z.number() })),
  newTopics: z.array(id),
  goneTopics: z.array(id),
  changedTopics: z.array(id),
  /** Groups that were fixed in their place and are not any more, or in another one: their topics. */
  unfixedTopics: z.array(id),
  /** Meetings of two that were called off or ruled out. */
  meetings: z.number(),
  settings: z.array(z.object({ key: z.string(), former: settingValue, now: settingValue })),
  /** Of the event itself. */
  fields: z.array(z.object({ field: z.string(), former: fieldValue, now: fieldValue })),
})

export type PlanDrift = z.infer<typeof planDrift>
