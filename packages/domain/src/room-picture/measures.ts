import type { Block } from './cell-grid.ts'
import { packedRadius } from './dot-packing.ts'
import type { Area, RoomCircle, Scale } from './places.ts'

/** Height of the line above those who stand aside. */
export const ASIDE_LINE = 26
export const ASIDE_PADDING = 14
const ASIDE_GAP = 12
/** What a row with names is higher than it needs to be, so that its circles do not stand in a line. */
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
