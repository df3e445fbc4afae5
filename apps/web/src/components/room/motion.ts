import { fraction, type PlacedCircle, type PlacedDot, type Point, type RoomLayout } from '@planner/domain'

/** How long the room takes to settle; ms. */
export const SETTLE_MS = 600
/** Dots set off one after another, the last ones so much later; ms. */
const SPREAD_MS = 140

/** How much of a circle or a dot is there: it comes and goes from 0 to 1. */
type Presence = { readonly presence: number }
export type ShownCircle = Pick<PlacedCircle, 'id' | 'x' | 'y' | 'radius' | 'labelWidth'> & Presence
export type ShownDot = Pick<PlacedDot, 'key' | 'personId' | 'groupId' | 'x' | 'y'> & Presence

/** What is seen of a room at one moment, in the order in which it is drawn. */
export type ShownRoom = {
  readonly layout: RoomLayout
  readonly circles: readonly ShownCircle[]
  readonly dots: readonly ShownDot[]
  readonly dotRadius: number
  readonly height: number
}

/** A room on its way from what was seen to a layout. */
export type Motion = { readonly from: ShownRoom | null; readonly to: RoomLayout; readonly start: number }

export function settled(layout: RoomLayout): ShownRoom {
  return {
    layout,
    circles: layout.circles.map((circle) => ({ ...circle, presence: 1 })),
    dots: layout.dots.map((dot) => ({ ...dot, presence: 1 })),
    dotRadius: layout.scale.dotRadius,
    height: layout.height,
  }
}

/** Whether everybody has arrived. */
export function isSettled({ from, start }: Motion, now: number): boolean {
  return from === null || now - start >= SETTLE_MS
}

/**
 * A motion at a time: people walk from where they were seen last, new ones appear, gone ones fade (ROOM-3).
 */
export function roomAt(motion: Motion, now: number): ShownRoom {
  const { from, to, start } = motion
  if (from === null || isSettled(motion, now)) return settled(to)
  const passed = Math.max(0, now - start)
  const whole = ease(passed / SETTLE_MS)
  const circlesBefore = new Map(from.circles.map((circle) => [circle.id, circle]))
  const dotsBefore = new Map(from.dots.map((dot) => [dot.key, dot]))
  const circles = to.circles.map((circle): ShownCircle => {
    const before = circlesBefore.get(circle.id)
    circlesBefore.delete(circle.id)
    return before ? between(before, circle, whole) : { ...circle, presence: whole }
  })
  const dots = to.dots.map((dot): ShownDot => {
    const before = dotsBefore.get(dot.key)
    dotsBefore.delete(dot.key)
    const own = ease((passed - fraction(dot.key) * SPREAD_MS) / (SETTLE_MS - SPREAD_MS))
    return before ? walked(before, dot, own) : { ...dot, presence: own }
  })
  const goneCircles = [...circlesBefore.values()].map((circle) => faded(circle, whole))
  const goneDots = [...dotsBefore.values()].map((dot) => faded(dot, whole))
  return {
    layout: to,
    circles: [...goneCircles.filter(isThere), ...circles],
    dots: [...goneDots.filter(isThere), ...dots],
    dotRadius: mix(from.dotRadius, to.scale.dotRadius, whole),
    height: to.height,
  }
}

/** Fast at first and slow to its end, as somebody who finds their place. */
function ease(part: number): number {
  const left = 1 - Math.min(1, Math.max(0, part))
  return 1 - left * left * left
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

function between(from: ShownCircle, to: PlacedCircle, part: number): ShownCircle {
  return { ...walked(from, to, part), radius: mix(from.radius, to.radius, part) }
}

function walked<T extends Point>(from: Point & Presence, to: T, part: number): T & Presence {
  return {
    ...to,
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    presence: mix(from.presence, 1, part),
  }
}

function faded<T extends Presence>(gone: T, part: number): T {
  return { ...gone, presence: gone.presence * (1 - part) }
}

function isThere({ presence }: Presence): boolean {
  return presence > 0.01
}
