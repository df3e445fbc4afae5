import { MAX_ADMIN_NAME } from '@planner/domain'
import { z } from 'zod'

/** Paths without the base URL; '' for what is switched off, or has no key that could be read (KEY-18). */
const addressesOfPerson = z.object({
  /** Of the calendar feed. */
  calendar: z.string(),
  /** Of the feed of what the person hosts; '' for whoever hosts nothing of the plan. */
  hostCalendar: z.string(),
})

const addressesOfEvent = z.object({
  programme: z.object({ isOn: z.boolean(), showsNames: z.boolean(), path: z.string() }),
  wall: z.object({ isOn: z.boolean(), path: z.string() }),
})

/** POST /api/Outward/Addresses, for whoever has a personal key or an admin key; PUBLISH-3. */
export const outwardRequest = z.object({
  variant: z.string(),
  /** The key of the organisers or of a person. */
  key: z.string(),
  adminName: z.string().max(MAX_ADMIN_NAME).default(''),
})

/** POST /api/Outward/Change: what is left out stays. `renew` ends the former address. */
export const outwardChange = outwardRequest.extend({
  calendar: z.literal('renew').optional(),
  programme: z
    .object({ isOn: z.boolean(), showsNames: z.boolean(), renew: z.boolean().default(false) })
    .optional(),
  wall: z.object({ isOn: z.boolean(), renew: z.boolean().default(false) }).optional(),
})

export const outwardAddresses = z.object({
  /** Null for a key that belongs to nobody. */
  person: addressesOfPerson.nullable(),
  /** Null for all but organisers. */
  event: addressesOfEvent.nullable(),
})

export type OutwardAddresses = z.output<typeof outwardAddresses>
export type OutwardChange = z.input<typeof outwardChange>
