import { fraction, layoutRoom, nameLines, type RoomPlaces } from '@planner/domain'
import { Face } from './face.ts'
import heading from './letters/heading.json' with { type: 'json' }
import text from './letters/text.json' with { type: 'json' }
import type { Scene } from './scene.ts'

/** The light values of the design tokens: a picture has one look. A test compares them. */
export const COLOURS = {
  paper: '#faf8f3',
  surface: '#ffffff',
  ink: '#17211f',
  quiet: '#566460',
  line: '#e6e2d8',
  sun: '#f2b544',
  'satisfaction-2': '#b7d6c5',
  'satisfaction-3': '#6fb5a4',
  'satisfaction-4': '#0f766e',
} as const

export const SIZE = { width: 1200, height: 630 }
/** Raised with every change of the look, so that no cache shows a former picture. */
export const LOOK = 1

const HEADING = new Face(heading)
const TEXT = new Face(text)

const LEFT = 72
const TITLE = { top: 190, width: 496, sizes: [72, 64, 56, 48, 42], leading: 1.1, lines: 2 }
const FIGURE = { baseline: 516, size: 58, label: 26, gap: 52 }
const ROOM = { x: 612, y: 54, width: 532, height: 522 }
/** The scales to try, relative to the page, from the largest. */
const ZOOMS = [2.4, 2.1, 1.8, 1.5, 1.25]
/** On a page dots are no larger than 13. */
const LARGE_DOT = 11

/** The picture of a scene as SVG of shapes alone. */
export function drawingOf({ product, title, figures, circles, loose }: Scene): string {
  const { width, height } = SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>`,
    mark(product),
    titleLines(writableText(title, HEADING) ?? product),
    figuresLine(figures),
    circles.length > 0 ? gathered(circles) : room(loose),
    '</svg>',
  ].join('')
}

function mark(product: string): string {
  const dots = [
    dot({ x: 8, y: 8 }, 6, COLOURS['satisfaction-4']),
    dot({ x: 18.5, y: 9.5 }, 4.3, COLOURS['satisfaction-3']),
    dot({ x: 12, y: 18.5 }, 4.5, COLOURS.sun),
    dot({ x: 19.8, y: 18.7 }, 2.8, COLOURS['satisfaction-2']),
  ]
  const name = TEXT.draw(product, { x: LEFT + 58, y: 103, size: 27, fill: COLOURS.ink })
  return `<g transform="translate(${LEFT - 3} 73) scale(1.75)">${dots.join('')}</g>${name}`
}

function titleLines(title: string): string {
  const { top, width, sizes, leading, lines: maxLines } = TITLE
  const linesAt = (size: number) => nameLines(title, (part) => HEADING.width(part, size), width, maxLines)
  const size = sizes.find((each) => linesAt(each).join(' ') === title) ?? sizes.at(-1) ?? 0
  return linesAt(size)
    .map((line, index) =>
      HEADING.draw(line, { x: LEFT - 2, y: top + size * (0.95 + index * leading), size, fill: COLOURS.ink }),
    )
    .join('')
}

function figuresLine(figures: Scene['figures']): string {
  const { baseline, size, label, gap } = FIGURE
  let x = LEFT
  const drawn = figures.map(([number, what]) => {
    const digits = String(number)
    const parts = [
      HEADING.draw(digits, { x, y: baseline, size, fill: COLOURS['satisfaction-4'] }),
      TEXT.draw(what, { x: x + 2, y: baseline + 42, size: label, fill: COLOURS.quiet }),
    ]
    x += Math.max(HEADING.width(digits, size), TEXT.width(what, label)) + gap
    return parts.join('')
  })
  return drawn.join('')
}

/** Groups as on the schedule, as large as there is room; who is in which is in no order. */
function gathered(sizes: readonly number[]): string {
  const places: RoomPlaces = {
    groups: sizes.map((size, group) => ({
      id: `group ${group}`,
      members: Array.from({ length: size }, (_, member) => `person ${group} ${member}`),
      hosts: [],
    })),
    without: [],
  }
  const at = (zoom: number) =>
    layoutRoom(places, { width: ROOM.width / zoom, height: ROOM.height / zoom, names: 'none' })
  const people = sizes.reduce((sum, size) => sum + size, 0)
  const zoom = ZOOMS.find((each) => {
    // Dots alone would fill the room, so laying it out is pointless.
    if (people * (LARGE_DOT * each * 2) ** 2 > ROOM.width * ROOM.height) return false
    const { height, scale } = at(each)
    return height <= ROOM.height / each && scale.dotRadius >= LARGE_DOT
  })
  const layout = at(zoom ?? 1)
  const scale = Math.min(zoom ?? 1, ROOM.height / layout.height)
  const [x, y] = [
    ROOM.x + (ROOM.width - layout.width * scale) / 2,
    ROOM.y + (ROOM.height - layout.height * scale) / 2,
  ]
  const circles = layout.circles.map(
    (circle) =>
      `<circle cx="${round(circle.x)}" cy="${round(circle.y)}" r="${round(circle.radius)}" fill="${COLOURS.surface}" stroke="${COLOURS.line}" stroke-width="${round(1.5 / scale)}"/>`,
  )
  const dots = layout.dots.map((each) => dot(each, layout.scale.dotRadius, COLOURS['satisfaction-4']))
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${[...circles, ...dots].join('')}</g>`
}

/** A room in which people stand about, nobody over another. */
function room(people: number): string {
  const { x, y, width, height } = ROOM
  const walls = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="44" fill="${COLOURS.surface}" stroke="${COLOURS.line}" stroke-width="2"/>`
  return walls + standing(people).join('')
}

const MARGIN = 26
const LARGEST_DOT = 22
/** Steps of the R2 sequence: any number of dots is spread evenly, and a later dot moves no other. */
const STEP = { x: 0.7548776662466927, y: 0.5698402909980532 }
/**
 * The radius of a dot and its random offset, as parts of `side`. Places of the sequence are at least 0.54 of
 * it apart, so dots never touch.
 */
const [NEAREST, OFF] = [0.22, 0.03]
/** How many empty places are drawn when nobody is shown. */
const WAITING = 9

function standing(people: number): string[] {
  const number = people || WAITING
  const side = Math.sqrt(((ROOM.width - 4 * MARGIN) * (ROOM.height - 4 * MARGIN)) / number)
  const radius = Math.min(LARGEST_DOT, side * NEAREST)
  const margin = MARGIN + radius
  const along = (index: number, axis: 'x' | 'y', length: number) => {
    const off = (fraction(`${axis} ${index}`) * 2 - 1) * OFF * side
    const at = ((0.5 + (index + 1) * STEP[axis]) % 1) * (length - 2 * margin) + off
    return ROOM[axis] + margin + Math.min(Math.max(at, 0), length - 2 * margin)
  }
  return Array.from({ length: number }, (_, index) => {
    const place = { x: along(index, 'x', ROOM.width), y: along(index, 'y', ROOM.height) }
    return people > 0 ? dot(place, radius, COLOURS['satisfaction-4']) : ring(place, radius)
  })
}

function ring({ x, y }: { x: number; y: number }, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${COLOURS['satisfaction-2']}" stroke-width="3" stroke-dasharray="8 6"/>`
}

function dot({ x, y }: { x: number; y: number }, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The part of its letters and digits that must be drawable, or a text would say something else. */
const ENOUGH = 0.5

/** A text in the letters of a face, without accents if need be; undefined where too little is left. */
export function writableText(text: string, face: Face): string | undefined {
  const letters = [...text.normalize('NFC')]
  const written = letters.map((letter) => writable(letter, face)).join('')
  const line = written.replace(/\s+/g, ' ').trim()
  return meaning(line) > 0 && meaning(line) >= ENOUGH * meaning(letters.join('')) ? line : undefined
}

function writable(letter: string, face: Face): string {
  if (/\s/.test(letter)) return ' '
  return [letter, [...letter.normalize('NFD')][0] ?? ''].find((each) => face.has(each)) ?? ''
}

function meaning(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
