import type { AcceptedChange } from '@planner/domain'

export type CellChange = Extract<AcceptedChange, { kind: 'cell' }>

/** Days 1..7 from Monday, hours 1..24; LIVE-8. */
export type RangeCorners = {
  rangeStartD1: number
  rangeStartD2: number
  rangeEndD1: number
  rangeEndD2: number
}

/** Changes of one person's hours to one value, made at one time, that fill a rectangle of days and hours. */
export type Rectangle = { readonly changes: CellChange[]; readonly corners: RangeCorners }

/** Changes of hours of the week as few rectangles: hours that touch in one day, then equal hours of days that touch. */
export function rectanglesOf(changes: readonly CellChange[]): Rectangle[] {
  const groups = new Map<string, CellChange[]>()
  for (const change of changes) {
    const key = likeness(change)
    const alike = groups.get(key)
    if (alike) alike.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()].flatMap((alike) => joinDays(stripsOf(alike)))
}

/** Only changes that are alike in all of this can travel in one rectangle. */
function likeness({ address: { table, userId }, value, timestamp }: CellChange): string {
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
    const above = rectangles.find(({ corners }) => continues(corners, strip.corners))
    if (above) {
      above.changes.push(...strip.changes)
      above.corners.rangeEndD1 = strip.corners.rangeEndD1
    } else rectangles.push(strip)
  }
  return rectangles
}

function continues(above: RangeCorners, below: RangeCorners): boolean {
  return (
    above.rangeEndD1 === below.rangeStartD1 - 1 &&
    above.rangeStartD2 === below.rangeStartD2 &&
    above.rangeEndD2 === below.rangeEndD2
  )
}
