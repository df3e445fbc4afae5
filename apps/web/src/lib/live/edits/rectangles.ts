import { type AcceptedChange, groupsBy } from '@planner/domain'

export type CellChange = Extract<AcceptedChange, { kind: 'cell' }>

/** Days 1..7 from Monday, hours 1..24; LIVE-8. */
export type RangeCorners = {
  rangeStartD1: number
  rangeStartD2: number
  rangeEndD1: number
  rangeEndD2: number
}

/** Changes of one person's hours to one value with one timestamp that fill a rectangle of days and hours. */
export type Rectangle = { readonly changes: CellChange[]; readonly corners: RangeCorners }

/** Covers hours with few rectangles: joins adjacent hours of a day, then equal strips of adjacent days. */
export function rectanglesOf(changes: readonly CellChange[]): Rectangle[] {
  return [...groupsBy(changes, groupKey).values()].flatMap((group) => joinDays(stripsOf(group)))
}

/** Changes must agree in all of this to be sent in one rectangle. */
function groupKey({ address: { table, userId }, value, timestamp }: CellChange): string {
  return [table, userId, typeof value, value, timestamp].join('|')
}

function stripsOf(changes: readonly CellChange[]): Rectangle[] {
  const strips: Rectangle[] = []
  for (const change of [...changes].sort((a, b) => a.address.hour - b.address.hour)) {
    const day = Math.floor(change.address.hour / 24) + 1
    const hour = (change.address.hour % 24) + 1
    const last = strips.at(-1)
    if (last && last.corners.rangeStartD1 === day && last.corners.rangeEndD2 === hour - 1) {
      last.changes.push(change)
      last.corners.rangeEndD2 = hour
    } else {
      const corners = { rangeStartD1: day, rangeStartD2: hour, rangeEndD1: day, rangeEndD2: hour }
      strips.push({ changes: [change], corners })
    }
  }
  return strips
}

function joinDays(strips: readonly Rectangle[]): Rectangle[] {
  const rectangles: Rectangle[] = []
  for (const strip of strips) {
    const previous = rectangles.find(({ corners }) => isAdjacent(corners, strip.corners))
    if (previous) {
      previous.changes.push(...strip.changes)
      previous.corners.rangeEndD1 = strip.corners.rangeEndD1
    } else rectangles.push(strip)
  }
  return rectangles
}

function isAdjacent(previous: RangeCorners, next: RangeCorners): boolean {
  return (
    previous.rangeEndD1 === next.rangeStartD1 - 1 &&
    previous.rangeStartD2 === next.rangeStartD2 &&
    previous.rangeEndD2 === next.rangeEndD2
  )
}
