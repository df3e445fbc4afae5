let revisions = 0

/**
 * A number that no copy of any event has had in this process: a copy that was evicted comes back with another
 * one.
 */
export function newRevision(): number {
  revisions += 1
  return revisions
}
