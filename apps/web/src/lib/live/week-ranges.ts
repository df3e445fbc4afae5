import type { CellAddress } from '@planner/domain'
import type { RangeCorners } from './pending-edit.ts'

/** Hours of one person's week as rectangles of one day each, as few as that takes. */
export function weekRanges(
  addresses: readonly CellAddress[],
): { addresses: CellAddress[]; corners: RangeCorners }[] {
  const ranges: { addresses: CellAddress[]; corners: RangeCorners }[] = []
  for (const address of [...addresses].sort((a, b) => a.hour - b.hour)) {
    const day = Math.floor(address.hour / 24) + 1
    const hour = (address.hour % 24) + 1
    const last = ranges.at(-1)
    if (last && last.corners.rangeStartD1 === day && last.corners.rangeEndD2 === hour - 1) {
      last.addresses.push(address)
      last.corners.rangeEndD2 = hour
    } else {
      const corners = { rangeStartD1: day, rangeStartD2: hour, rangeEndD1: day, rangeEndD2: hour }
      ranges.push({ addresses: [address], corners })
    }
  }
  return ranges
}
