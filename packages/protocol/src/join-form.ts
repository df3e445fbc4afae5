import { z } from 'zod'

/** Fields of one line that the first form of the share link has itself. */
export const JOIN_FIELDS = ['name', 'topics', 'email', 'phone'] as const

/** GET /api/Event/Join/?path=…&lang=…; JOIN-2. */
export const joinFormResponse = z.object({
  /** Null where the page has something else to say than a form, which it then does itself. */
  form: z
    .object({
      eventId: z.string(),
      /** The first fields of the event's form, in its order. */
      fields: z.array(
        z.object({
          field: z.enum(JOIN_FIELDS),
          label: z.string(),
          help: z.string(),
          isRequired: z.boolean(),
          value: z.string(),
        }),
      ),
      /** Whether these are all fields of an empty form. */
      isWhole: z.boolean(),
      title: z.string(),
      /** The event's own words; '' without any. */
      description: z.string(),
      /** What other participants will read of somebody who joins. */
      seen: z.string(),
    })
    .nullable(),
  /** The code of the language of all texts. */
  languageCode: z.string(),
  texts: z.object({
    product: z.string(),
    register: z.string(),
    joining: z.string(),
    /** That the name is missing. */
    required: z.string(),
  }),
})

export type JoinFormResponse = z.output<typeof joinFormResponse>
export type JoinField = (typeof JOIN_FIELDS)[number]
