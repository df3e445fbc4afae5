import { MAX_ADMIN_NAME } from '@planner/domain'
import { z } from 'zod'

/** POST /api/Event/Duplicate: an event like this one, for another time. */
export const duplicateRequest = z.object({
  variant: z.string(),
  adminKey: z.string(),
  adminName: z.string().max(MAX_ADMIN_NAME).default(''),
  name: z.string().trim().min(1).max(200),
  /** With everybody who takes part, and their topics; they get new personal links. */
  withPeople: z.boolean(),
})

/** The event that was made, by its links: path and query. */
export const copiedEvent = z.object({
  name: z.string(),
  adminLink: z.string(),
  shareLink: z.string(),
  numPeople: z.int(),
})

export type DuplicateRequest = z.input<typeof duplicateRequest>
export type CopiedEvent = z.output<typeof copiedEvent>
