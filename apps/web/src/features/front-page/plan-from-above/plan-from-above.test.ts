import { expect, test } from 'vitest'
import {
  GROUPS,
  LAST_STEP,
  leavesAt,
  NUM_PEOPLE,
  numContent,
  PICTURE,
  STEP_MS,
  sceneAt,
  WALK_MS,
  walksTo,
} from './plan-from-above.tsx'

const STEPS = Array.from({ length: LAST_STEP + 1 }, (_, step) => sceneAt(step))
const place = ({ x, y }: { x: number; y: number }) => `${x} ${y}`

test('ROOM-9: every plan is better than the one before, and the last one is what stands still', () => {
  const content = STEPS.map(numContent)
  expect(content[0]).toBe(0)
  for (const [step, number] of content.slice(1).entries()) expect(number).toBeGreaterThan(content[step] ?? 0)
  expect(sceneAt(LAST_STEP + 1)).toEqual(sceneAt(LAST_STEP))
})

test('ROOM-9: in every plan all seats are taken by one person each, hosts stay, and one person is free', () => {
  const seats = sceneAt(LAST_STEP).map(place).toSorted()
  for (const dots of STEPS.slice(1)) {
    expect(dots.map(place).toSorted()).toEqual(seats)
    expect(dots.filter(({ isHost }) => isHost).map(place)).toEqual(
      sceneAt(LAST_STEP)
        .filter(({ isHost }) => isHost)
        .map(place),
    )
    expect(dots.filter(({ shade }) => shade === 0)).toHaveLength(1)
  }
})

test('FRONT-67: from plan to plan people walk to other groups, and nobody’s shade changes where they stand', () => {
  for (let step = 2; step <= LAST_STEP; step += 1) {
    const people = Array.from({ length: NUM_PEOPLE }, (_, person) => person)
    const walking = people.filter((person) => walksTo(step, person))
    expect(walking.length).toBeGreaterThan(NUM_PEOPLE / 6)
    const shades = [sceneAt(step - 1), sceneAt(step)].map((dots) => dots.map(({ shade }) => shade))
    const changed = people.filter((person) => shades[0]?.[person] !== shades[1]?.[person])
    expect([step, changed.filter((person) => !walking.includes(person))]).toEqual([step, []])
  }
})

test('FRONT-67: they set out one after another, and have arrived before the next plan', () => {
  const leaving = Array.from({ length: NUM_PEOPLE }, (_, person) => leavesAt(person))
  expect(new Set(leaving).size).toBeGreaterThan(NUM_PEOPLE / 4)
  expect(Math.max(...leaving) + WALK_MS).toBeLessThan(STEP_MS)
})

test('FRONT-5: in the beginning nobody has a group, and everybody is in the picture beside each other', () => {
  const dots = sceneAt(0)
  expect(dots).toHaveLength(NUM_PEOPLE)
  expect(new Set(dots.map(place)).size).toBe(NUM_PEOPLE)
  expect(dots.every(({ shade }) => shade === 0)).toBe(true)
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(7)
    expect(x).toBeLessThan(PICTURE.width - 7)
    expect(y).toBeGreaterThan(7)
    expect(y).toBeLessThan(PICTURE.height - 7)
  }
})

test('FRONT-1: no two groups touch', () => {
  for (const [at, a] of GROUPS.entries())
    for (const b of GROUPS.slice(at + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius)
})
