import { hash } from 'node:crypto'
import type { ProgrammeTime } from '@planner/domain'
import { z } from 'zod'

/** What a calendar was told of an entry, with nothing that somebody has written; erasing a person leaves it empty of them. */
const toldEntry = z.object({
  uid: z.string(),
  /** Of all that is told of it. */
  digest: z.string(),
  sequence: z.int(),
  /** When it last changed, ms since the epoch. */
  changedAt: z.number(),
  start: z.number(),
  end: z.number(),
  everyWeeks: z.literal([0, 1, 2]),
  isCancelled: z.boolean(),
})
export type ToldEntry = z.output<typeof toldEntry>

/** What one calendar was told, as it is stored. */
export const toldEntries = z.array(toldEntry)

/** What is to be told: `content` is all that matters of it. */
export type EntryToTell = { uid: string; time: ProgrammeTime; content: unknown }

const DAY_MS = 86_400_000
/** A cancelled entry is told for so long; programs that read more seldom drop what is not there. */
const CANCELLED_MS = 30 * DAY_MS
const MOST_CANCELLED = 200

/**
 * What a calendar is told from now on: sequences rise where something has changed, and what is gone is cancelled, PUBLISH-6.
 * The same list where nothing has.
 */
export function tellEntries(
  former: readonly ToldEntry[],
  entries: readonly EntryToTell[],
  now: number,
): readonly ToldEntry[] {
  const known = new Map(former.map((entry) => [entry.uid, entry]))
  const current = entries.map(({ uid, time, content }): ToldEntry => {
    const digest = hash('sha256', JSON.stringify([time, content]), 'base64url').slice(0, 22)
    const before = known.get(uid)
    if (before && before.digest === digest && !before.isCancelled) return before
    const sequence = before ? before.sequence + 1 : 0
    return { uid, digest, sequence, changedAt: now, ...time, isCancelled: false }
  })
  const uids = new Set(entries.map(({ uid }) => uid))
  const gone = former
    .filter(({ uid }) => !uids.has(uid))
    .map((entry) =>
      entry.isCancelled
        ? entry
        : { ...entry, sequence: entry.sequence + 1, changedAt: now, digest: '', isCancelled: true },
    )
    .filter(({ changedAt }) => now - changedAt < CANCELLED_MS)
    .sort((a, b) => b.changedAt - a.changedAt)
    .slice(0, MOST_CANCELLED)
  const told = [...current, ...gone]
  const isSame = told.length === former.length && told.every((entry) => known.get(entry.uid) === entry)
  return isSame ? former : told
}
