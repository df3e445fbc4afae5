/** A place in the plane; px, or the distance of neighbouring dots where said. */
export type Point = { readonly x: number; readonly y: number }

/** The angle between one seed of a sunflower and the next. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** With this step no two seeds are closer than 1. */
const SEED_STEP = 0.65
/** Up to so many dots stand on one ring, and up to so many on a ring around one; more of them like the seeds of a sunflower. */
const MAX_RING = 5
const MAX_AROUND_ONE = 7

/**
 * Where dots stand in a circle around 0, 0: no two of them closer than 1, the first of six or more in the middle.
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
