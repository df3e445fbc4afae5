/** Of what browsers tell about the line; some tell nothing. */
type Told = { saveData?: boolean; effectiveType?: string }

/** A page whose first byte takes this long is on a line where every kilobyte is waited for. */
const SLOW_ANSWER_MS = 300

const toldHere = (): Told | undefined => (navigator as Navigator & { connection?: Told }).connection

/** Whether somebody has asked the browser to save data. */
export function isSavingData(told: Told | undefined = toldHere()): boolean {
  return told?.saveData ?? false
}

/** Whether nothing is fetched ahead: somebody saves data, or the line is slow, as known or as measured. */
export function isLineScarce(
  told: Told | undefined = toldHere(),
  [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[],
): boolean {
  if (isSavingData(told)) return true
  if (told?.effectiveType !== undefined && told.effectiveType !== '4g') return true
  return page !== undefined && page.responseStart - page.requestStart > SLOW_ANSWER_MS
}
