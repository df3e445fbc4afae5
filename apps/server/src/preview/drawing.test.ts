import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { COLOURS, drawingOf, SIZE, writableText } from './drawing.ts'
import { Face } from './face.ts'
import heading from './letters/heading.json' with { type: 'json' }
import type { Scene } from './scene.ts'

const TOKENS = fileURLToPath(new URL('../../../web/src/app/look/tokens.css', import.meta.url))
const face = new Face(heading)
const scene = (changes: Partial<Scene> = {}): Scene => ({
  product: 'Group Planner',
  title: 'Spring',
  figures: [],
  circles: [],
  loose: 0,
  ...changes,
})
const dotsIn = (svg: string) =>
  [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)" fill="#0f766e"/g)]
    // The first one is of the mark.
    .slice(1)
    .map(([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }))

test('ROOM-10: colours are the light ones of the tokens', async () => {
  const css = await readFile(TOKENS, 'utf8')
  for (const [name, value] of Object.entries(COLOURS))
    expect(css).toContain(`--${name}: light-dark(${value},`)
})

test('ROOM-10: however many people stand about, there is a dot for each, apart and within the picture', () => {
  for (const people of [1, 2, 3, 12, 41, 150, 500]) {
    const dots = dotsIn(drawingOf(scene({ loose: people })))
    expect(dots.length).toBe(people)
    for (const [index, a] of dots.entries()) {
      expect(a.x + a.radius).toBeLessThan(SIZE.width)
      expect(a.y + a.radius).toBeLessThan(SIZE.height)
      for (const b of dots.slice(index + 1))
        if (Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius) expect([people, a, b]).toBe('apart')
    }
  }
})

test('ROOM-10: everybody in a group has a dot in its circle, at any size', () => {
  for (const circles of [[1], [300], Array(250).fill(2), [40, 20, 3, 3, 3], Array(500).fill(2)]) {
    const svg = drawingOf(scene({ circles }))
    expect(dotsIn(svg).length).toBe(circles.reduce((sum: number, size: number) => sum + size, 0))
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  }
})

test('ROOM-10: letters that a picture has not got are left out, and the product’s name stands where little is left', () => {
  expect(writableText('Käsitööpäev – Žürii & Größe', face)).toBe('Käsitööpäev – Žürii & Größe')
  expect(writableText('Spring 🎉 \u{1F469}\u200D\u{1F4BB} party', face)).toBe('Spring party')
  expect(writableText('Tie\u0302\u0301ng Vie\u0323\u0302t', face)).toBe('Tieng Viet')
  expect(writableText('مؤتمر 2026', face)).toBeUndefined()
  expect(writableText('🎉🎉', face)).toBeUndefined()
  expect(drawingOf(scene({ title: '🎉' }))).toBe(drawingOf(scene({ title: 'Group Planner' })))
})

test('ROOM-10: a title takes two lines, and what is longer ends with an ellipsis within its column', () => {
  const endOf = (title: string) => drawingOf(scene({ title })).split('<rect x=')[0] ?? ''
  const long = 'Annual meeting of all the repair cafés and open workshops of the country and its neighbours'
  expect(endOf(long)).toBe(endOf(`${long} and more`))
  expect(endOf(long)).not.toBe(endOf(long.slice(0, 30)))
  expect(drawingOf(scene({ title: '<script>&"' }))).not.toContain('<script')
})
