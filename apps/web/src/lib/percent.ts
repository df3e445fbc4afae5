/** Whole percent; all that is less than everything stays below 100. */
export function percentOf(share: number): number {
  return Math.floor(100 * share + 1e-9)
}
