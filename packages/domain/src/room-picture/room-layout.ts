import { type Block, placeBlocks } from './cell-grid.ts'
import {
  type Area,
  ASIDE_LINE,
  ASIDE_PADDING,
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
import { chooseScale, type RoomSize } from './scale.ts'

/** How far a circle may stand off the middle of its cell, as a share of the free space: a drawn plan is not a grid. */
const LOOSENESS = 0.7
const ASIDE = ''

/**
 * Where everybody is in a room of this width. The same places at the same width give the same picture; after a picture before, circles
 * and dots stay where they were as far as the plan lets them (ROOM-2).
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

/** One dot for each place of a person: the first place of everybody has the same key in all plans, the second too. */
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
 * Puts items into as many slots as there are items: the first ones first, who has had a slot keeps it where there is still such a
 * slot, the others take what is free in their order.
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
