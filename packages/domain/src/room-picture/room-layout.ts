import { type Block, placeBlocks } from './cell-grid.ts'
import {
  type Area,
  ASIDE_LINE,
  ASIDE_PADDING,
  asideHeight,
  asideOf,
  type PlacedCircle,
  type PlacedDot,
  packDots,
  polar,
  type RoomLayout,
  type RoomPlaces,
  radiusOf,
  ringPitch,
  ringsInLine,
  rowEdges,
  type Scale,
} from './places.ts'

/** How far a circle may leave the middle of its cell, as a share of the free space. */
const LOOSENESS = 0.7
const ASIDE = ''

/**
 * Where everybody is in a room of this width. The same places at the same width give the same picture; after
 * a picture before, circles and dots stay where they were as far as the plan lets them (ROOM-2).
 */
export function layoutRoom(places: RoomPlaces, size: RoomSize, before?: RoomLayout): RoomLayout {
  const { width } = size
  const last = before?.width === width ? before : undefined
  const scale = chooseScale(places, size, last?.scale)
  const { groups, without } = places
  const sizes = groups.map(({ id, members }) => ({ id, span: scale.spanOf(members.length) }))
  const isSameGrid = last?.scale.columns === scale.columns
  const blocks = placeBlocks(sizes, scale.columns, isSameGrid ? last.blocks : new Map())
  const rows = rowEdges(blocks, groups, scale)
  const circles = groups.map(({ id, members }, index) =>
    circleIn(blocks[index] as Block, radiusOf(members.length, scale), rows, scale, id),
  )
  const slots = new Map<string, readonly string[]>()
  const slotsOf = (id: string, members: readonly string[], hosts: readonly string[]) => {
    const inSlots = stableSlots(members, before?.slots.get(id) ?? [], (member) => hosts.includes(member))
    slots.set(id, inSlots)
    return inSlots
  }
  const nextKey = dotKeys()
  const dots = groups.flatMap(({ id, members, hosts }, index) => {
    const circle = circles[index] as PlacedCircle
    return dotsIn(circle, slotsOf(id, members, hosts), scale, nextKey)
  })
  const top = rows.at(-1) ?? 0
  const aside = without.length === 0 ? null : asideOf(without.length, width, top, scale)
  if (aside) dots.push(...dotsAside(aside, slotsOf(ASIDE, without, []), scale, nextKey))
  return {
    width,
    height: aside ? aside.y + aside.height : top,
    scale,
    circles,
    dots,
    aside,
    blocks: new Map(blocks.map((block) => [block.id, block])),
    slots,
  }
}

function circleIn(
  { column, row, span }: Block,
  radius: number,
  rows: readonly number[],
  { columnWidth, left, gap, labelHeight }: Scale,
  id: string,
): PlacedCircle {
  const [top, bottom] = [rows[row] ?? 0, rows[row + span] ?? 0]
  const width = span * columnWidth
  const labelWidth = labelHeight > 0 ? Math.max(2 * radius, width * 0.96 - gap) : 2 * radius
  const freeX = Math.max(0, (width - gap - labelWidth) / 2)
  const freeY = Math.max(0, (bottom - top - gap - 2 * radius - labelHeight) / 2)
  return {
    id,
    radius,
    labelWidth,
    x: left + column * columnWidth + width / 2 + freeX * LOOSENESS * (2 * fraction(`${id}|x`) - 1),
    y: (top + bottom - labelHeight) / 2 + freeY * LOOSENESS * (2 * fraction(`${id}|y`) - 1),
  }
}

/** One dot for each place of a person. A person's first place has the same key in all plans. */
function dotKeys(): (personId: string) => string {
  const counts = new Map<string, number>()
  return (personId) => {
    const count = counts.get(personId) ?? 0
    counts.set(personId, count + 1)
    return count === 0 ? personId : `${personId}|${count}`
  }
}

function dotsIn(
  { id, x, y }: PlacedCircle,
  members: readonly string[],
  { pitch }: Scale,
  nextKey: (personId: string) => string,
): PlacedDot[] {
  // Turned each by its own angle, or all would look alike.
  const turn = fraction(id) * 2 * Math.PI
  return packDots(members.length).map((point, index) => {
    const personId = members[index] ?? ''
    const place = polar(Math.hypot(point.x, point.y) * pitch, Math.atan2(point.y, point.x) + turn)
    return { key: nextKey(personId), personId, groupId: id, x: x + place.x, y: y + place.y }
  })
}

function dotsAside(
  { y, width }: Area,
  people: readonly string[],
  scale: Scale,
  nextKey: (personId: string) => string,
): PlacedDot[] {
  const inLine = ringsInLine(width, scale)
  const pitch = ringPitch(scale)
  return people.map((personId, index) => ({
    key: nextKey(personId),
    personId,
    groupId: null,
    x: ASIDE_PADDING + pitch * ((index % inLine) + 0.5),
    y: y + ASIDE_LINE + pitch * (Math.floor(index / inLine) + 0.5),
  }))
}

/**
 * Puts items into as many slots as there are items, in their order. An item keeps its slot of before where
 * there still is such a slot; the others take the free ones.
 */
function stableSlots(
  items: readonly string[],
  before: readonly string[],
  isFirst: (item: string) => boolean = () => false,
): string[] {
  const slots = new Array<string | undefined>(items.length).fill(undefined)
  const firsts = items.filter(isFirst)
  for (const [index, item] of firsts.entries()) slots[index] = item
  const waiting = new Set(items.filter((item) => !isFirst(item)))
  for (const [index, item] of before.entries()) {
    if (index >= slots.length || slots[index] !== undefined || !waiting.has(item)) continue
    slots[index] = item
    waiting.delete(item)
  }
  const next = waiting.values()
  return slots.map((item) => item ?? next.next().value ?? '')
}

/** A number from 0 to below 1 that belongs to a text, so that what looks random stays as it is. */
export function fraction(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  hash ^= hash >>> 15
  return ((Math.imul(hash, 2246822519) >>> 0) % 65_536) / 65_536
}

type RoomSize = {
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
 * The largest scale at which everybody has room within the wanted height, with names where these fit; the
 * smallest where nothing does: then the picture is higher.
 */
function chooseScale(places: RoomPlaces, size: RoomSize, before?: Scale): Scale {
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

/** The largest scale within the height, else the smallest readable one if the height may stretch so far. */
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
