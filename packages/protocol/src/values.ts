import { MAX_TEXT } from '@planner/domain'
import { z } from 'zod'

/** Keys are secrets of at least 122 random bits in base64url; KEY-1. Empty means "none". */
export const key = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/)
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)
const numberText = z
  .string()
  .max(20)
  .regex(/^ *-?[0-9]+(\.[0-9]+)? *$/)
  .transform(Number)
/** A number of a form; programs may send it as text (VALID-12). */
export const formNumber = z.union([z.number(), numberText])
/** The same where it may be left empty. */
export const formNumberOrNone = z.union([
  z.number(),
  numberText,
  z.literal('').transform((): null => null),
  z.null(),
])
/** A group of a topic, as in the addresses of cells. */
export const groupRef = z.object({ topicId: id, topicGroupIndex: z.number().int() })
export const line = z.string().max(MAX_TEXT.line)
export const text = z.string().max(MAX_TEXT.text)
/** Milliseconds since the epoch in server time (clients synchronise their clocks). */
export const timestamp = z.number().finite().nonnegative()
export const cellValue = z.union([z.string().max(MAX_TEXT.line), z.number().finite(), z.boolean(), z.null()])
export const cell = z.object({ value: cellValue, timestamp })
export const settingValue = z.union([z.string().max(MAX_TEXT.line), z.number().finite(), z.boolean()])
export const version = z.string().max(100)
