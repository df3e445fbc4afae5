import { type Area, groupsBy, nameLines, type Point } from '@planner/domain'
import type { ShownCircle, ShownDot, ShownRoom } from './motion.ts'
import type { Palette } from './palette.ts'

/** What a dot tells of its person. */
export type Look = { readonly shade: number; readonly isHost: boolean; readonly isYou: boolean }

/** What a picture shows besides places. */
export type Scenery = {
  readonly palette: Palette
  readonly looks: ReadonlyMap<string, Look>
  readonly names: ReadonlyMap<string, string>
  /** The lines of names that were broken already. */
  readonly lines: Map<string, readonly string[]>
  /** The line above those without a group. */
  readonly asideText: string
  /** What is pointed at; null without. */
  readonly pointed: (Point & { readonly radius: number }) | null
}

type Context = CanvasRenderingContext2D

const LABEL_SIZE = 12.5
const LABEL_LEADING = 15
const LABEL_LINES = 2
/** These shades are so near to the surface that they need an edge. */
const PALE = [1, 2]
const WHOLE = 2 * Math.PI
const PLAIN: Look = { shade: 0, isHost: false, isYou: false }

/** Draws a room as it is seen at one moment; px of the page, whatever the screen's are. */
export function paintRoom(context: Context, room: ShownRoom, scenery: Scenery): void {
  const { palette, pointed } = scenery
  if (room.layout.aside) paintAside(context, room.layout.aside, scenery)
  for (const circle of room.circles) paintCircle(context, circle, palette)
  if (room.layout.scale.labelHeight > 0) paintNames(context, room.circles, scenery)
  paintDots(context, room, scenery)
  if (pointed && pointed.radius > 0) {
    context.strokeStyle = palette.focus
    context.lineWidth = 2.5
    trace(context, pointed, pointed.radius + 3.5)
    context.stroke()
  }
}

function trace(context: Context, { x, y }: Point, radius: number): void {
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, WHOLE)
}

function paintAside(context: Context, { x, y, width, height }: Area, { palette, asideText }: Scenery): void {
  context.beginPath()
  context.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 12)
  context.strokeStyle = palette.line
  context.lineWidth = 1
  context.setLineDash([4, 4])
  context.stroke()
  context.setLineDash([])
  context.font = `600 ${LABEL_SIZE}px ${palette.font}`
  context.textAlign = 'left'
  context.fillStyle = palette.quiet
  context.fillText(asideText, x + 14, y + 19, width - 28)
}

function paintCircle(context: Context, circle: ShownCircle, palette: Palette): void {
  context.globalAlpha = circle.presence
  trace(context, circle, circle.radius)
  context.fillStyle = palette.surface
  context.fill()
  context.strokeStyle = palette.line
  context.lineWidth = 1
  context.stroke()
  context.globalAlpha = 1
}

function paintNames(
  context: Context,
  circles: readonly ShownCircle[],
  { palette, names, lines }: Scenery,
): void {
  context.font = `600 ${LABEL_SIZE}px ${palette.font}`
  context.textAlign = 'center'
  context.fillStyle = palette.ink
  const measure = (text: string) => context.measureText(text).width
  const linesOf = (id: string, width: number) => {
    const key = `${id} ${width}`
    const known = lines.get(key) ?? nameLines(names.get(id) ?? '', measure, width, LABEL_LINES)
    lines.set(key, known)
    return known
  }
  for (const { id, x, y, radius, labelWidth, presence } of circles) {
    context.globalAlpha = presence
    for (const [index, line] of linesOf(id, labelWidth).entries())
      context.fillText(line, x, y + radius + 16 + index * LABEL_LEADING)
  }
  context.globalAlpha = 1
}

function paintDots(context: Context, room: ShownRoom, scenery: Scenery): void {
  const { palette, looks } = scenery
  const { dotRadius } = room
  const lookOf = ({ key }: ShownDot) => looks.get(key) ?? PLAIN
  const inGroups = room.dots.filter(({ groupId }) => groupId !== null)
  const byShade = groupsBy(inGroups, (dot) => lookOf(dot).shade)
  for (const [shade, dots] of byShade) {
    const paint = palette.isForced ? strokedDots : filledDots
    paint(context, dots, dotRadius, shade, palette)
  }
  const rings = inGroups.filter((dot) => lookOf(dot).isHost || lookOf(dot).isYou)
  for (const dot of rings) paintRings(context, dot, lookOf(dot), dotRadius, palette)
  paintOpenRings(
    context,
    room.dots.filter(({ groupId }) => groupId === null),
    { dotRadius, palette, lookOf },
  )
}

type PaintShade = (
  context: Context,
  dots: readonly ShownDot[],
  radius: number,
  shade: number,
  palette: Palette,
) => void

const filledDots: PaintShade = (context, dots, radius, shade, palette) => {
  context.fillStyle = palette.dots[shade] ?? palette.quiet
  context.strokeStyle = palette.quiet
  context.lineWidth = 0.6
  const isEdged = PALE.includes(shade)
  eachDot(context, dots, (dot) => {
    trace(context, dot, radius)
    context.fill()
    if (isEdged) context.stroke()
  })
}

/** The better a group suits, the fuller its dot. */
const strokedDots: PaintShade = (context, dots, radius, shade, palette) => {
  context.strokeStyle = palette.ink
  context.fillStyle = palette.ink
  context.lineWidth = 1.2
  eachDot(context, dots, (dot) => {
    trace(context, dot, radius - 0.6)
    context.stroke()
    trace(context, dot, shade === 0 ? radius * 0.7 : (radius * (shade - 1)) / 3)
    context.fill()
  })
}

/** Each dot has a path of its own: without a GPU one path of 500 circles takes half as long again. */
function eachDot(context: Context, dots: readonly ShownDot[], paint: (dot: ShownDot) => void): void {
  for (const dot of dots) {
    context.globalAlpha = dot.presence
    paint(dot)
  }
  context.globalAlpha = 1
}

function paintRings(
  context: Context,
  dot: ShownDot,
  { isHost, isYou }: Look,
  radius: number,
  palette: Palette,
): void {
  context.globalAlpha = dot.presence
  if (isHost) {
    context.strokeStyle = palette.host
    context.lineWidth = Math.max(1.6, radius * 0.34)
    // Where all dots are of one colour the ring stands off.
    trace(context, dot, radius + (palette.isForced ? context.lineWidth + 1 : context.lineWidth / 4))
    context.stroke()
  }
  if (isYou) paintYou(context, dot, radius, palette)
  context.globalAlpha = 1
}

/** The reader finds their own dot. */
function paintYou(context: Context, dot: ShownDot, radius: number, palette: Palette): void {
  context.strokeStyle = palette.ink
  context.lineWidth = 1.8
  trace(context, dot, radius * 1.18 + 1.4)
  context.stroke()
}

type RingScenery = { dotRadius: number; palette: Palette; lookOf: (dot: ShownDot) => Look }

function paintOpenRings(
  context: Context,
  dots: readonly ShownDot[],
  { dotRadius, palette, lookOf }: RingScenery,
): void {
  context.strokeStyle = palette.missing
  context.lineWidth = Math.max(1.2, dotRadius * 0.26)
  context.setLineDash(dotRadius >= 5 ? [dotRadius * 0.55, dotRadius * 0.34] : [])
  eachDot(context, dots, (dot) => {
    trace(context, dot, dotRadius - 0.6)
    context.stroke()
  })
  context.setLineDash([])
  for (const dot of dots) if (lookOf(dot).isYou) paintYou(context, dot, dotRadius, palette)
}
