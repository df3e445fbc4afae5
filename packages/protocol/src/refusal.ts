import { z } from 'zod'

const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A rejected invocation; WIRE-3. `fields` lists validation errors; `reason` is a machine-readable code. */
export const refusal = z.object({
  ok: z.literal(false),
  status: z.number(),
  message: z.string(),
  reason: z.string().optional(),
  fields: z.array(fieldError).optional(),
  /** When to try again, where that is known. */
  retryAfterSeconds: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>
