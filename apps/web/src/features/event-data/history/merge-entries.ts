import type { WireAuditEntry } from '@planner/protocol'

/** What is read of the audit so far, newest first. `next` is where the following page begins, null when there is none. */
export type ReadSoFar = { entries: readonly WireAuditEntry[]; next: number | null }

/**
 * The newest page on top of what was read before. Where they do not meet, what was read before is dropped: the entries between
 * them are read again with the next page.
 */
export function withNewest(before: ReadSoFar, newest: ReadSoFar): ReadSoFar {
  const oldest = newest.entries.at(-1)?.position
  const meets = before.entries.some(({ position }) =>
    newest.entries.some((each) => each.position === position),
  )
  if (oldest === undefined || newest.next === null || !meets) return newest
  const older = before.entries.filter(({ position }) => position < oldest)
  return older.length === 0 ? newest : { entries: [...newest.entries, ...older], next: before.next }
}

export function withOlder(before: ReadSoFar, page: ReadSoFar): ReadSoFar {
  const last = before.entries.at(-1)?.position ?? Number.POSITIVE_INFINITY
  return {
    entries: [...before.entries, ...page.entries.filter(({ position }) => position < last)],
    next: page.next,
  }
}
