import { placeBlocks } from './cell-grid.ts'
import { asideHeight, type RoomPlaces, radiusOf, rowEdges, type Scale } from './places.ts'

export type RoomSize = {
  readonly width: number
  readonly height: number
  /** Without names the picture needs no room for them; default: with names where these fit. */
  readonly names?: 'none'
}

const DOT_RADII = [13, 12, 11, 10, 9, 8, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3]
/** Where there are names, dots are no smaller than this. */
const SMALLEST_NAMED = 4.5
/** Only where a circle would be wider than the room. */
const TINY_DOTS = [2.5, 2, 1.5, 1, 0.5, 0.2, 0.1]
/** Neighbouring dots are so many radii apart. */
const PITCH = 2.55
const LABEL_HEIGHT = 38
/** A narrower name would be a few letters. */
const LABEL_WIDTH = 104
/** Names are left out where the picture would get so many times higher than wanted. */
const MAX_STRETCH = 1.6
/** Columns are at most so many times as wide as their circles need, or this wide where there are names. */
const MAX_SPREAD = 1.3
const WIDE_COLUMN = 208
/** A picture keeps its scale while the number of people stays within these bounds. */
const KEEPS = { fewest: 0.75, most: 1.2, height: 1.35 }

/**
 * The largest scale at which everybody has room within the wanted height, with names where these fit; the smallest where nothing does:
 * then the picture is higher.
 */
export function chooseScale(places: RoomPlaces, size: RoomSize, before?: Scale): Scale {
  if (before) {
    const kept = scaleOf(places, size, before.dotRadius, before.labelHeight, before.columns)
    const people = peopleIn(places) / before.people
    const isLikeBefore = people >= KEEPS.fewest && people <= KEEPS.most
    if (kept && isLikeBefore && heightOf(places, size.width, kept) <= size.height * KEEPS.height)
      return { ...kept, people: before.people }
  }
  const named = size.names === 'none' ? undefined : firstFitting(places, size, LABEL_HEIGHT, MAX_STRETCH)
  const scale = named ?? firstFitting(places, size, 0, Infinity)
  if (!scale)
    throw new Error(`No room of ${size.width} px holds all groups. Maybe its width is not known yet?`)
  return scale
}

/** The largest scale that keeps to the height; else the smallest one of readable dots, if that stretches it by no more than allowed. */
function firstFitting(
  places: RoomPlaces,
  size: RoomSize,
  labelHeight: number,
  maxStretch: number,
): Scale | undefined {
  let last: Scale | undefined
  for (const dotRadius of DOT_RADII) {
    if (labelHeight > 0 && dotRadius < SMALLEST_NAMED) break
    const scale = scaleOf(places, size, dotRadius, labelHeight)
    if (scale && heightOf(places, size.width, scale) <= size.height) return scale
    last = scale ?? last
  }
  if (last && heightOf(places, size.width, last) <= size.height * maxStretch) return last
  if (last || labelHeight > 0) return undefined
  for (const dotRadius of TINY_DOTS) {
    const scale = scaleOf(places, size, dotRadius, 0)
    if (scale) return scale
  }
  return undefined
}

/** Undefined where a circle would be wider than the room. */
function scaleOf(
  places: RoomPlaces,
  { width }: RoomSize,
  dotRadius: number,
  labelHeight: number,
  wantedColumns?: number,
): Scale | undefined {
  const sizes = { dotRadius, pitch: dotRadius * PITCH }
  const gap = Math.max(6, dotRadius * 1.6)
  const widthOf = (members: number) => 2 * radiusOf(members, sizes) + gap
  const counts = places.groups.map(({ members }) => members.length).sort((a, b) => a - b)
  const largest = widthOf(counts.at(-1) ?? 1)
  if (largest > width) return undefined
  // Most circles take one cell, and the largest ones several.
  const usual = widthOf(counts[Math.floor(counts.length * 0.8)] ?? 1)
  const unit = Math.max(usual, labelHeight > 0 ? LABEL_WIDTH : 0)
  const fitting = Math.max(1, Math.floor(width / unit))
  const columns = wantedColumns ?? Math.min(fitting, Math.max(1, cellsOf(counts, unit, widthOf)))
  if (columns > fitting) return undefined
  const columnWidth = Math.min(
    width / columns,
    Math.max(unit * MAX_SPREAD, labelHeight > 0 ? WIDE_COLUMN : 0, largest / columns),
  )
  const spanOf = (members: number) => Math.min(columns, Math.ceil(widthOf(members) / columnWidth - 1e-9))
  const left = (width - columns * columnWidth) / 2
  const people = peopleIn(places)
  return { ...sizes, gap, labelHeight, columns, columnWidth, left, people, spanOf }
}

/** How many columns all circles would take side by side. */
function cellsOf(counts: readonly number[], unit: number, widthOf: (members: number) => number): number {
  return counts.reduce((sum, members) => sum + Math.ceil(widthOf(members) / unit), 0)
}

function heightOf(places: RoomPlaces, width: number, scale: Scale): number {
  const sizes = places.groups.map(({ id, members }) => ({ id, span: scale.spanOf(members.length) }))
  const edges = rowEdges(placeBlocks(sizes, scale.columns, new Map()), places.groups, scale)
  return (edges.at(-1) ?? 0) + asideHeight(places.without.length, width, scale)
}

function peopleIn({ groups, without }: RoomPlaces): number {
  return groups.reduce((sum, { members }) => sum + members.length, without.length)
}
