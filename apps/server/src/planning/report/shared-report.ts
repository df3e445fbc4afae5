import type { EventReport, SharedReport } from '@planner/protocol'

/** A sum of fewer people tells of single ones. */
const MIN_PEOPLE = 5
/** The bounds of bands in percent, before those with too few people are joined. */
const BOUNDS = [0, 40, 60, 80, 90, 100]

/**
 * What everybody may read of a plan: how many people get how much of what they could hope for, in bands of at
 * least five people, in numbers so round that the choice of one person hardly ever shows; REPORT-8.
 */
export function sharedReport({ kind, satisfaction, uncounted, lacking }: EventReport): SharedReport {
  const shares = satisfaction.map(({ share }) => share)
  const isTold = shares.length >= MIN_PEOPLE
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return {
    kind,
    people: shares.length + uncounted,
    satisfactionPercent: isTold ? 10 * Math.round(10 * mean) : null,
    bands: isTold ? bandsOf(shares) : [],
    uncounted: isTold ? inFives(uncounted) : 0,
    areSomeLacking: lacking.length >= MIN_PEOPLE,
  }
}

type Band = SharedReport['bands'][number]

/**
 * The least satisfied first; a band with too few people is joined with the next, the last with that before.
 */
function bandsOf(shares: readonly number[]): Band[] {
  const bands: Band[] = []
  let open: Band | undefined
  for (const [index, fromPercent] of BOUNDS.entries()) {
    const next = BOUNDS[index + 1] ?? Number.POSITIVE_INFINITY
    const number = shares.filter((share) => {
      const percent = Math.floor(100 * share + 1e-9)
      return percent >= fromPercent && percent < next
    }).length
    const toPercent = Math.min(100, next)
    open = open
      ? { ...open, toPercent, people: open.people + number }
      : { fromPercent, toPercent, people: number }
    if (open.people < MIN_PEOPLE) continue
    bands.push(open)
    open = undefined
  }
  const last = bands.at(-1)
  if (open && last) bands.splice(-1, 1, { ...last, toPercent: 100, people: last.people + open.people })
  // One band of everything tells nothing.
  return bands.length < 2 ? [] : bands.map((band) => ({ ...band, people: inFives(band.people) }))
}

function inFives(people: number): number {
  return 5 * Math.floor(people / 5)
}
