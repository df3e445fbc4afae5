import type { WallEntry, WallState } from '@planner/protocol'

export type TimedEntry = WallState['days'][number]['entries'][number]

/** What begins and ends together. */
export type Slot = { start: number; end: number; sessions: string; entries: readonly TimedEntry[] }

/** What a wall shows at a moment. */
export type WallView =
  /** Nobody has a plan yet, or nobody may see it. */
  | { kind: 'before' }
  /** Several slots may be on, such as a long group beside short ones; the next is the first that has not begun. */
  | { kind: 'day'; on: readonly Slot[]; next: Slot | undefined }
  /** A plan without times: its sessions one after the other. */
  | { kind: 'undated'; sessions: readonly { name: string; entries: readonly WallEntry[] }[] }

export function wallView({ days, undated }: WallState, now: number): WallView {
  const slots = slotsOf(days.flatMap(({ entries }) => entries))
  if (slots.length > 0) {
    const on = slots.filter(({ start, end }) => start <= now && now < end)
    return { kind: 'day', on, next: slots.find(({ start }) => start > now) }
  }
  if (undated.length === 0) return { kind: 'before' }
  const bySession = Map.groupBy(undated, ({ sessions }) => sessions)
  return { kind: 'undated', sessions: [...bySession].map(([name, entries]) => ({ name, entries })) }
}

function slotsOf(entries: readonly TimedEntry[]): Slot[] {
  const together = Map.groupBy(entries, ({ start, end }) => `${start} ${end}`)
  return [...together.values()]
    .flatMap((each): Slot[] => {
      const [first] = each
      return first ? [{ start: first.start, end: first.end, sessions: first.sessions, entries: each }] : []
    })
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Where and when an entry was before it changed, and since when it has been as it is; ms since the epoch. */
export type Changed = { place: string; start: number; at: number }

/** Changes stay marked for so long. */
export const MARKED_MS = 600_000

/** Former places and times of what a newer state has moved, by entry. What is marked long enough is left out. */
export function changesOf(
  before: WallState | undefined,
  after: WallState,
  { known, now }: { known: ReadonlyMap<string, Changed>; now: number },
): Map<string, Changed> {
  const changes = new Map([...known].filter(([, { at }]) => now - at < MARKED_MS))
  const former = new Map(
    (before?.days ?? []).flatMap(({ entries }) => entries.map((each) => [each.id, each])),
  )
  for (const { entries } of after.days)
    for (const { id, place, start } of entries) {
      const was = former.get(id)
      if (was && (was.place !== place || was.start !== start)) {
        const first = changes.get(id)
        changes.set(id, { place: first?.place ?? was.place, start: first?.start ?? was.start, at: now })
      }
    }
  return changes
}

/** What is longer takes two lines. */
const LINE = { alone: 40, besidePlace: 26 }
const TWO_LINES = 1.65

/** Rows in pages that are at most so many lines of a row high, at least one row on each. */
export function pagesOf<T extends Pick<WallEntry, 'title' | 'place'>>(
  rows: readonly T[],
  lines: number,
): T[][] {
  const hasPlaces = rows.some(({ place }) => place !== '')
  const pages: T[][] = []
  let left = 0
  for (const row of rows) {
    const height = row.title.length > (hasPlaces ? LINE.besidePlace : LINE.alone) ? TWO_LINES : 1
    const page = pages.at(-1)
    if (page && height <= left) page.push(row)
    else {
      pages.push([row])
      left = lines
    }
    left -= height
  }
  return pages
}
