/** Both ends included. */
export function isWholeNumberBetween(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}
