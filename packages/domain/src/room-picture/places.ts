import type { Block } from './cell-grid.ts'

/** A place in the plane; px, or the distance of neighbouring dots where said. */
export type Point = { readonly x: number; readonly y: number }

/** The angle between one seed of a sunflower and the next. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** With this step no two seeds are closer than 1. */
const SEED_STEP = 0.65
/** The most dots on one ring, and on a ring around one dot; more of them lie like sunflower seeds. */
const MAX_RING = 5
const MAX_AROUND_ONE = 7

/**
 * Where dots stand in a circle around 0, 0: no two of them closer than 1, the first of six or more in the
 * middle.
 */
export function packDots(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }]
  if (count <= MAX_RING) return ring(count, 0.5 / Math.sin(Math.PI / count))
  if (count <= MAX_AROUND_ONE) return [{ x: 0, y: 0 }, ...ring(count - 1, 1)]
  return Array.from({ length: count }, (_, index) =>
    polar(SEED_STEP * Math.sqrt(index + 0.5), index * GOLDEN_ANGLE),
  )
}

/** How far the outermost of `packDots` stands from the middle. */
export function packedRadius(count: number): number {
  if (count <= 1) return 0
  if (count <= MAX_RING) return 0.5 / Math.sin(Math.PI / count)
  if (count <= MAX_AROUND_ONE) return 1
  return SEED_STEP * Math.sqrt(count - 0.5)
}

export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

function ring(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    polar(radius, (index / count) * 2 * Math.PI - Math.PI / 2),
  )
}

/** Who is where, by ids alone; somebody may be in several groups. */
export type RoomPlaces = {
  readonly groups: readonly RoomCircle[]
  /** People without a group. */
  readonly without: readonly string[]
}
type RoomCircle = {
  readonly id: string
  readonly members: readonly string[]
  readonly hosts: readonly string[]
}

export type PlacedCircle = Point & {
  readonly id: string
  readonly radius: number
  readonly labelWidth: number
}
/** `key` names one dot of a person through all plans; `groupId` is null for who stands aside. */
export type PlacedDot = Point & {
  readonly key: string
  readonly personId: string
  readonly groupId: string | null
}
export type Area = Point & { readonly width: number; readonly height: number }

/** The room at a width; px from its upper left corner. */
export type RoomLayout = {
  readonly width: number
  readonly height: number
  readonly scale: Scale
  readonly circles: readonly PlacedCircle[]
  readonly dots: readonly PlacedDot[]
  /** Where people without a group stand, below a line of text. */
  readonly aside: Area | null
  readonly blocks: ReadonlyMap<string, Block>
  readonly slots: ReadonlyMap<string, readonly string[]>
}

/** How large everything is in a picture; px. */
export type Scale = {
  readonly dotRadius: number
  /** From the middle of a dot to that of its neighbour. */
  readonly pitch: number
  readonly gap: number
  /** Of the names below the circles; 0 where there is no room for any. */
  readonly labelHeight: number
  readonly columns: number
  readonly columnWidth: number
  /** Where the first column begins. */
  readonly left: number
  /** How many people the picture was made for. */
  readonly people: number
  /** How many columns a circle of so many people takes. */
  readonly spanOf: (members: number) => number
}

/** Height of the line above those who stand aside. */
export const ASIDE_LINE = 26
export const ASIDE_PADDING = 14
const ASIDE_GAP = 12
/** The spare height of a row with names, so that its circles do not stand in a line. */
const FREE_HEIGHT = 18

/** The lower edges of the rows, each as high as what stands in it; first the upper edge of all. */
export function rowEdges(
  blocks: readonly Block[],
  groups: readonly Pick<RoomCircle, 'members'>[],
  scale: Scale,
): number[] {
  const needs = blocks.map((block, index) => ({
    ...block,
    height:
      2 * radiusOf(groups[index]?.members.length ?? 0, scale) +
      scale.gap +
      scale.labelHeight +
      (scale.labelHeight > 0 ? FREE_HEIGHT : 0),
  }))
  const count = blocks.reduce((rows, { row, span }) => Math.max(rows, row + span), 0)
  const edges = [0]
  for (let row = 0; row < count; row += 1) {
    const ends = needs.filter((need) => need.row + need.span - 1 === row)
    const edge = ends.reduce((lowest, need) => Math.max(lowest, (edges[need.row] ?? 0) + need.height), 0)
    edges.push(Math.max(edge, edges[row] ?? 0))
  }
  return edges
}

export function radiusOf(count: number, { dotRadius, pitch }: Pick<Scale, 'dotRadius' | 'pitch'>): number {
  return packedRadius(Math.max(1, count)) * pitch + dotRadius * 2.1 + 1
}

export function asideOf(count: number, width: number, top: number, scale: Scale): Area {
  const lines = Math.ceil(count / ringsInLine(width, scale))
  const height = ASIDE_LINE + lines * ringPitch(scale) + ASIDE_PADDING
  return { x: 0, y: top + (top > 0 ? ASIDE_GAP : 0), width, height }
}

export function ringPitch({ dotRadius }: Scale): number {
  return dotRadius * 3
}

export function ringsInLine(width: number, scale: Scale): number {
  return Math.max(1, Math.floor((width - 2 * ASIDE_PADDING) / ringPitch(scale)))
}

/** The height of those who stand aside, at a scale. */
export function asideHeight(count: number, width: number, scale: Scale): number {
  return count === 0 ? 0 : ASIDE_GAP + asideOf(count, width, 0, scale).height
}
