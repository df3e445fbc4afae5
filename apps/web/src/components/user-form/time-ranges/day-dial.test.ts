import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arcPath,
  boundsOf,
  draggedHour,
  HANDLES,
  handlesAt,
  hourTowards,
  keyedHour,
  pointAt,
  type Spans,
} from './day-dial.tsx'

const DAY: Spans = [
  { from: 9, to: 12 },
  { from: 18, to: 24 },
]

test('TOPIC-18: a point of the dial is its hour again, midnight on top and six on the right', () => {
  expect(hourTowards({ x: 1, y: 0 })).toBe(6)
  for (let hour = 0; hour < 24; hour += 1) expect(hourTowards(pointAt(hour, 84))).toBe(hour)
})

test('TOPIC-18: handles stop at their other end and at the other range', () => {
  expect(HANDLES.map((handle) => boundsOf(DAY, handle))).toEqual([
    { min: 0, max: 12 },
    { min: 9, max: 18 },
    { min: 12, max: 23 },
    { min: 18, max: 24 },
  ])
})

test('TOPIC-18: dragged past midnight a handle stays there', () => {
  expect(draggedHour(DAY, { range: 1, end: 'to' }, 0)).toBe(24)
  expect(draggedHour(DAY, { range: 1, end: 'to' }, 2)).toBe(24)
  expect(draggedHour(DAY, { range: 0, end: 'from' }, 0)).toBe(0)
})

test('TOPIC-18: of handles on one another each can be told from the way it can go', () => {
  const touching: Spans = [
    { from: 0, to: 3 },
    { from: 3, to: 6 },
  ]
  expect(handlesAt(touching, { range: 1, end: 'from' })).toEqual([
    { range: 1, end: 'from' },
    { range: 0, end: 'to' },
  ])
  expect(draggedHour(touching, { range: 1, end: 'from' }, 2)).toBe(3)
  expect(draggedHour(touching, { range: 0, end: 'to' }, 2)).toBe(2)
  expect(handlesAt(DAY, { range: 1, end: 'to' })).toHaveLength(1)
})

test('TOPIC-18: keys move by one hour, by three, and to the ends', () => {
  const move = (key: string) => keyedHour(DAY, { range: 0, end: 'to' }, key)
  expect(['ArrowUp', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(move)).toEqual([
    13,
    11,
    15,
    9,
    9,
    18,
    undefined,
  ])
})

test('TOPIC-17, TOPIC-18: no drag and no key makes ranges reversed or overlapping', () => {
  const step = fc.record({
    handle: fc.constantFrom(...HANDLES),
    towards: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [first, second] = [
        { from: 9, to: 12 },
        { from: 18, to: 24 },
      ]
      for (const { handle, towards } of steps) {
        const hour = draggedHour([first, second], handle, towards)
        if (handle.range === 0) first = { ...first, [handle.end]: hour }
        else second = { ...second, [handle.end]: hour }
        expect(first.from).toBeLessThanOrEqual(first.to)
        expect(second.from).toBeLessThanOrEqual(second.to)
        expect(Math.min(first.to, second.to) - Math.max(first.from, second.from)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('an arc of nothing is empty, one of a day a full circle', () => {
  expect(arcPath({ from: 3, to: 3 }, 84)).toBe('')
  expect(arcPath({ from: 0, to: 24 }, 84)).toBe('M 0 -84 A 84 84 0 0 1 0 84 A 84 84 0 0 1 0 -84')
})
