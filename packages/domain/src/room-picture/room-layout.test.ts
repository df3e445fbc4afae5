import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packDots, packedRadius, type RoomLayout, type RoomPlaces } from './places.ts'
import { layoutRoom } from './room-layout.ts'

const HEIGHT = 480

/** A plan of so many groups; everybody has a place or stands aside, some have two. */
const places = fc
  .record({
    sizes: fc.array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 120 })), {
      maxLength: 60,
    }),
    aside: fc.integer({ min: 0, max: 90 }),
    twice: fc.boolean(),
  })
  .map(({ sizes, aside, twice }): RoomPlaces => {
    let next = 0
    const fresh = () => `p${next++}`
    const groups = sizes.map((size, index) => {
      const members = Array.from({ length: size }, fresh)
      return { id: `g${index}`, members, hosts: members.slice(0, 1) }
    })
    const [first, second] = groups
    const shared = first?.members[0]
    if (twice && shared !== undefined && second) second.members.push(shared)
    return { groups, without: Array.from({ length: aside }, fresh) }
  })
const width = fc.integer({ min: 320, max: 1400 })

function expectSound(layout: RoomLayout, { groups, without }: RoomPlaces) {
  const { circles, dots, scale, aside } = layout
  const { dotRadius } = scale
  const byGroup = Map.groupBy(dots, ({ groupId }) => groupId)
  expect(dots.length).toBe(groups.reduce((sum, { members }) => sum + members.length, without.length))
  expect(new Set(dots.map(({ key }) => key)).size).toBe(dots.length)
  for (const [index, circle] of circles.entries()) {
    const { x, y, radius, labelWidth } = circle
    expect([x - radius, x - labelWidth / 2, y - radius].every((edge) => edge >= -1e-6)).toBe(true)
    expect(Math.max(x + radius, x + labelWidth / 2)).toBeLessThanOrEqual(layout.width + 1e-6)
    const bottom = y + radius + scale.labelHeight
    expect(bottom).toBeLessThanOrEqual((aside?.y ?? layout.height) + 1e-6)
    for (const other of circles.slice(index + 1)) {
      const distance = Math.hypot(x - other.x, y - other.y)
      expect(distance).toBeGreaterThan(radius + other.radius)
      if (scale.labelHeight > 0) expect(isApart(circle, other, scale.labelHeight)).toBe(true)
    }
    const members = byGroup.get(circle.id) ?? []
    expect(members.map(({ personId }) => personId).sort()).toEqual([...(groups[index]?.members ?? [])].sort())
    for (const dot of members) expect(Math.hypot(dot.x - x, dot.y - y) + dotRadius).toBeLessThan(radius)
    expectNoneTouch(members, dotRadius)
  }
  const ringed = byGroup.get(null) ?? []
  expect(ringed.map(({ personId }) => personId).sort()).toEqual([...without].sort())
  for (const { x, y } of ringed) {
    expect(x - dotRadius).toBeGreaterThanOrEqual(0)
    expect(x + dotRadius).toBeLessThanOrEqual(layout.width)
    expect(y - dotRadius).toBeGreaterThan(aside?.y ?? Infinity)
    expect(y + dotRadius).toBeLessThan(layout.height)
  }
  expectNoneTouch(ringed, dotRadius)
}

/** No circle stands on the name of another one. */
function isApart(a: RoomLayout['circles'][number], b: RoomLayout['circles'][number], labelHeight: number) {
  const isBeside = Math.abs(a.x - b.x) >= (a.labelWidth + b.labelWidth) / 2 - 1e-6
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a]
  return isBeside || upper.y + upper.radius + labelHeight <= lower.y - lower.radius + 1e-6
}

function expectNoneTouch(dots: readonly { x: number; y: number }[], dotRadius: number) {
  for (const [index, dot] of dots.entries())
    for (const other of dots.slice(index + 1))
      if (Math.hypot(dot.x - other.x, dot.y - other.y) < 2 * dotRadius) expect([dot, other]).toBe('apart')
}

test('ROOM-1: dots of a circle stand apart and inside of it, however many they are', () => {
  for (const count of [...Array(60).keys(), 120, 500]) {
    const dots = packDots(count)
    expect(dots.length).toBe(count)
    for (const { x, y } of dots) expect(Math.hypot(x, y)).toBeLessThanOrEqual(packedRadius(count) + 1e-9)
    expectNoneTouch(dots, 0.4999)
  }
})

test('ROOM-1: no circle, name or dot is over another or outside of the room, at any width', () => {
  fc.assert(
    fc.property(places, width, (plan, wide) => {
      expectSound(layoutRoom(plan, { width: wide, height: HEIGHT }), plan)
    }),
    { numRuns: 60 },
  )
})

test('ROOM-2: the same plan gives the same picture, and a plan that stays moves nobody', () => {
  fc.assert(
    fc.property(places, width, (plan, wide) => {
      const size = { width: wide, height: HEIGHT }
      const first = layoutRoom(plan, size)
      const again = layoutRoom(plan, size)
      const stayed = layoutRoom(plan, size, first)
      for (const other of [again, stayed])
        expect([other.circles, other.dots, other.height]).toEqual([first.circles, first.dots, first.height])
    }),
    { numRuns: 40 },
  )
})

test('ROOM-2: a picture after another one is as sound, and nobody is lost on the way', () => {
  fc.assert(
    fc.property(places, places, width, (before, plan, wide) => {
      const size = { width: wide, height: HEIGHT }
      const layout = layoutRoom(plan, size, layoutRoom(before, size))
      expectSound(layout, plan)
    }),
    { numRuns: 40 },
  )
})

test('ROOM-2: when somebody changes groups everybody else keeps their dot and all circles stay', () => {
  const plan = (moved: 'g0' | 'g3'): RoomPlaces => ({
    groups: Array.from({ length: 6 }, (_, index) => {
      const id = `g${index}`
      const own = Array.from({ length: 8 }, (_each, person) => `p${index}-${person}`)
      const members = id === moved ? [...own, 'eve'] : own
      return { id, members, hosts: own.slice(0, 1) }
    }),
    without: ['zoe'],
  })
  const size = { width: 900, height: HEIGHT }
  const first = layoutRoom(plan('g0'), size)
  const second = layoutRoom(plan('g3'), size, first)
  // A circle that grows by one may come a little nearer to the middle of its place.
  const staysWithin = (pixels: number, ids: readonly string[]) => {
    for (const { key, x } of second.dots.filter(({ groupId }) => ids.includes(groupId ?? '')))
      expect(Math.abs(x - (first.dots.find((dot) => dot.key === key)?.x ?? Infinity))).toBeLessThan(pixels)
    for (const { id, x } of second.circles.filter((circle) => ids.includes(circle.id)))
      expect(Math.abs(x - (first.circles.find((circle) => circle.id === id)?.x ?? Infinity))).toBeLessThan(
        pixels,
      )
  }
  staysWithin(0.01, ['g1', 'g2', 'g4', 'g5'])
  for (const [index, { x }] of second.circles.entries())
    expect(Math.abs(x - (first.circles[index]?.x ?? Infinity))).toBeLessThan(3)
  const groupOf = ({ dots }: RoomLayout) => dots.find(({ key }) => key === 'eve')?.groupId
  expect([groupOf(first), groupOf(second)]).toEqual(['g0', 'g3'])
})

test('ROOM-1: hosts stand in the middle, and who is in two groups has two dots', () => {
  const members = Array.from({ length: 9 }, (_, index) => `p${index}`)
  const plan: RoomPlaces = {
    groups: [
      { id: 'a', members, hosts: ['p7'] },
      { id: 'b', members: ['p7', 'q'], hosts: [] },
    ],
    without: [],
  }
  const { circles, dots, scale } = layoutRoom(plan, { width: 600, height: HEIGHT })
  const [circle] = circles
  const host = dots.find(({ key }) => key === 'p7')
  expect(Math.hypot((host?.x ?? 0) - (circle?.x ?? 0), (host?.y ?? 0) - (circle?.y ?? 0))).toBeLessThan(
    scale.pitch,
  )
  expect(dots.filter(({ personId }) => personId === 'p7').map(({ key }) => key)).toEqual(['p7', 'p7|1'])
})

test('ROOM-1: an empty plan has everybody aside, and an empty event nothing at all', () => {
  const without = Array.from({ length: 500 }, (_, index) => `p${index}`)
  expectSound(layoutRoom({ groups: [], without }, { width: 358, height: HEIGHT }), { groups: [], without })
  expect(layoutRoom({ groups: [], without: [] }, { width: 358, height: HEIGHT }).height).toBe(0)
})

test('ROOM-1: where names would make the picture too high there are none, and dots stay to be seen', () => {
  const plan: RoomPlaces = {
    groups: Array.from({ length: 60 }, (_, index) => {
      const members = Array.from({ length: 8 }, (_each, person) => `p${index}-${person}`)
      return { id: `g${index}`, members, hosts: [] }
    }),
    without: [],
  }
  const narrow = layoutRoom(plan, { width: 358, height: HEIGHT })
  expect([narrow.scale.labelHeight, narrow.scale.dotRadius >= 3]).toEqual([0, true])
  expect(layoutRoom(plan, { width: 1200, height: 600 }).scale.labelHeight).toBeGreaterThan(0)
})
