export type CellValue = string | number | boolean | null

/** A shared value. `timestamp` is ms since the epoch in server time. */
export type Cell = { value: CellValue; timestamp: number }

/**
 * Last write wins. Equal timestamps are ordered by value, so that all replicas converge in any order of delivery (LIVE-2). A
 * cell never supersedes itself.
 */
export function supersedes(incoming: Cell, stored: Cell | undefined): boolean {
  if (!stored) return true
  if (incoming.timestamp !== stored.timestamp) return incoming.timestamp > stored.timestamp
  return valueOrder(incoming.value) > valueOrder(stored.value)
}

/** The sort key of values with equal timestamps, compared by UTF-16 code units. */
export function valueOrder(value: CellValue): string {
  return `${typeof value}:${String(value)}`
}
