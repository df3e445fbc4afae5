export type CellValue = string | number | boolean | null

/** A shared value. `timestamp` is ms since the epoch in the server's time. */
export type Cell = { value: CellValue; timestamp: number }

/**
 * Whether `incoming` wins over `stored`: last write wins, equal timestamps are ordered by value so that all
 * replicas agree in any order of delivery (LIVE-2). A cell never supersedes itself.
 */
export function supersedes(incoming: Cell, stored: Cell | undefined): boolean {
  if (!stored) return true
  if (incoming.timestamp !== stored.timestamp) return incoming.timestamp > stored.timestamp
  return valueOrder(incoming.value) > valueOrder(stored.value)
}

/** The text by whose UTF-16 code units values at equal timestamps are ordered. */
export function valueOrder(value: CellValue): string {
  return `${typeof value}:${String(value)}`
}
