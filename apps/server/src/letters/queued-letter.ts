import { LETTER_KINDS, LETTER_OUTCOMES, LETTER_WAYS } from '@planner/protocol'
import { z } from 'zod'
import type { StoredLetter } from '../storage/letter-row.ts'
import { planTold } from './plan-told.ts'

const data = z.object({
  kind: z.enum(LETTER_KINDS),
  /** By which ways it goes, and what became of each. */
  ways: z.array(
    z.object({ channel: z.enum(LETTER_WAYS), outcome: z.enum(LETTER_OUTCOMES), why: z.string() }),
  ),
  /** When it was asked for, ms since the epoch. */
  askedAt: z.number(),
  /** How often it was sent in vain. */
  attempts: z.int(),
  /** What they had been told when the first of its ways told them; undefined before. */
  before: planTold.nullable().optional(),
})

/** A letter that waits or is settled, as it is stored. */
export type QueuedLetter = z.output<typeof data> & Omit<StoredLetter, 'data'>
export type Way = QueuedLetter['ways'][number]

export function letterOf({ data: stored, ...row }: StoredLetter): QueuedLetter {
  return { ...row, ...data.parse(JSON.parse(stored)) }
}

export function storedLetter({ id, personId, at, dueAt, ...rest }: QueuedLetter): StoredLetter {
  return { id, personId, at, dueAt, data: JSON.stringify(rest) }
}

export const isWaiting = ({ dueAt }: Pick<QueuedLetter, 'dueAt'>): boolean => dueAt !== null
