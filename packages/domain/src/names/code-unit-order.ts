/** The order of strings wherever browser and server must agree: by code units, whatever the language. */
export function byCodeUnits(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
