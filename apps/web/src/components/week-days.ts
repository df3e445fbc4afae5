import type { MessageKey } from '@planner/i18n'

/** The days of the week from Monday: a short label (AVAIL-7: keys E T K N R L P) and the full word. */
export const DAYS = [
  { short: 'weekday.E', long: 'weekday.E.long' },
  { short: 'weekday.T', long: 'weekday.T.long' },
  { short: 'weekday.K', long: 'weekday.K.long' },
  { short: 'weekday.N', long: 'weekday.N.long' },
  { short: 'weekday.R', long: 'weekday.R.long' },
  { short: 'weekday.L', long: 'weekday.L.long' },
  { short: 'weekday.P', long: 'weekday.P.long' },
] as const satisfies readonly { short: MessageKey; long: MessageKey }[]
