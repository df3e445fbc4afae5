import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GroupRoom, isRoomThere } from '../entities/group-rooms.ts'
import { assignRooms, type RoomNeed } from './room-assignment.ts'

const SESSIONS = [1, 2, 3]

const rooms = fc
  .array(
    fc.record({
      capacity: fc.integer({ min: 1, max: 6 }),
      sessions: fc.option(
        fc.subarray(SESSIONS).map((ids) => new Set(ids)),
        { freq: 2 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.map((room, index): GroupRoom => ({ name: `R${index}`, ...room })))

/** In the order in which they choose: the largest first. */
const needs = (most: number, lengths: readonly number[]) =>
  fc
    .array(
      fc.record({
        size: fc.integer({ min: 0, max: 6 }),
        first: fc.constantFrom(...SESSIONS),
        length: fc.constantFrom(...lengths),
        wish: fc.option(fc.integer({ min: 0, max: 3 })),
        kept: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 1 }),
      }),
      { maxLength: most },
    )
    .map((all) => all.toSorted((a, b) => b.size - a.size))

type Drawn = { size: number; first: number; length: number; wish: number | null; kept: number | null }

function needsOf(house: readonly GroupRoom[], drawn: readonly Drawn[], withKept: boolean): RoomNeed[] {
  return drawn.map(({ size, first, length, wish, kept }) => {
    const sessions = SESSIONS.filter((id) => id >= first && id < first + length)
    const chosen = withKept && kept !== null ? house[kept] : undefined
    return {
      size,
      sessions,
      wish: house[wish ?? -1] ?? null,
      kept: chosen ? sessions.map(() => chosen) : null,
    }
  })
}

/** The most of these groups that can have a room each, found by trying. */
function mostSeated(sizes: readonly number[], free: readonly GroupRoom[]): number {
  const [first, ...others] = sizes
  if (first === undefined) return 0
  const withRoom = free
    .filter(({ capacity }) => capacity >= first)
    .map((room) => 1 + mostSeated(others, without(free, room)))
  return Math.max(mostSeated(others, free), ...withRoom)
}

function without<T>(all: readonly T[], one: T): T[] {
  return all.filter((each) => each !== one)
}

/** Whether every group can stay in one room that seats it, found by trying. */
function canAllStay(house: readonly GroupRoom[], groups: readonly RoomNeed[]): boolean {
  const taken = new Map<string, RoomNeed[]>()
  const place = (at: number): boolean => {
    const group = groups[at]
    if (group === undefined) return true
    return house.some((room) => {
      const beside = taken.get(room.name) ?? []
      const isFree = !beside.some(({ sessions }) => sessions.some((id) => group.sessions.includes(id)))
      if (!isFree || room.capacity < group.size || !isRoomThere(room, group.sessions)) return false
      taken.set(room.name, [...beside, group])
      if (place(at + 1)) return true
      taken.set(room.name, beside)
      return false
    })
  }
  return place(0)
}

test('SESSION-13: as many groups of each session as can be have a room of their own that is there and seats them', () => {
  fc.assert(
    fc.property(rooms, needs(6, [1, 2, 3]), (house, drawn) => {
      const groups = needsOf(house, drawn, false)
      const given = assignRooms(house, groups)
      const roomOf = (group: RoomNeed, id: number) =>
        given[groups.indexOf(group)]?.[group.sessions.indexOf(id)]
      const lacking = SESSIONS.map((id) => {
        const here = groups.filter(({ sessions, size }) => size > 0 && sessions.includes(id))
        const used = here.flatMap((group) => roomOf(group, id) ?? [])
        expect(new Set(used).size).toBe(used.length)
        expect(used.every((room) => isRoomThere(room, [id]))).toBe(true)
        const seated = here.filter((group) => (roomOf(group, id)?.capacity ?? 0) >= group.size).length
        const there = house.filter((room) => isRoomThere(room, [id]))
        const most = mostSeated(
          here.map(({ size }) => size),
          there,
        )
        return { seated, most, isShort: most < here.length }
      })
      // Where rooms are short in one session, a group of several may go without in all of them.
      if (lacking.every(({ isShort }) => !isShort))
        for (const { seated, most } of lacking) expect(seated).toBe(most)
      const isChanging = given.some((own) => new Set(own).size > 1)
      const full = groups.filter(({ size }) => size > 0)
      if (canAllStay(house, full)) expect(isChanging).toBe(false)
    }),
    { numRuns: 400 },
  )
})

test('SESSION-13: in one session the largest group has the largest room, and rooms that were chosen by hand stay', () => {
  fc.assert(
    fc.property(rooms, needs(5, [1]), fc.boolean(), (house, drawn, withKept) => {
      const groups = needsOf(house, drawn, withKept).map((need): RoomNeed => ({ ...need, wish: null }))
      const given = assignRooms(house, groups)
      for (const [index, { kept }] of groups.entries()) if (kept) expect(given[index]).toEqual(kept)
      for (const id of SESSIONS) {
        const open = groups.filter(({ sessions, kept, size }) => size > 0 && sessions.includes(id) && !kept)
        const taken = groups.flatMap(({ sessions, kept }) => (sessions.includes(id) ? (kept ?? []) : []))
        const free = house.filter((room) => isRoomThere(room, [id]) && !taken.includes(room))
        const own = open.map((group) => given[groups.indexOf(group)]?.[0] ?? null)
        const seated = open.filter(({ size }, at) => (own[at]?.capacity ?? 0) >= size)
        expect(seated.length).toBe(
          mostSeated(
            open.map(({ size }) => size),
            free,
          ),
        )
        const capacities = own
          .filter((_, at) => seated.includes(open[at] as RoomNeed))
          .map((room) => room?.capacity ?? 0)
        expect(capacities).toEqual(capacities.toSorted((a, b) => b - a))
        const largest = free.map(({ capacity }) => capacity).sort((a, b) => b - a)
        expect(capacities).toEqual(largest.slice(0, capacities.length))
      }
    }),
    { numRuns: 300 },
  )
})

test('SESSION-13: a wish is kept unless that leaves a group without a room or makes one change', () => {
  fc.assert(
    fc.property(rooms, needs(4, [1]), (house, drawn) => {
      const groups = needsOf(house, drawn, false)
      const given = assignRooms(house, groups)
      const granted = groups.filter(({ wish }, index) => wish && given[index]?.[0] === wish)
      for (const group of groups) {
        const { wish, size, sessions } = group
        if (
          !wish ||
          size === 0 ||
          granted.includes(group) ||
          wish.capacity < size ||
          !isRoomThere(wish, sessions)
        )
          continue
        const beside = groups.filter(
          (one) => one !== group && one.size > 0 && one.sessions[0] === sessions[0],
        )
        const isTaken = beside.some((one) => granted.includes(one) && one.wish === wish)
        const others = beside.filter((one) => !granted.includes(one))
        const free = house.filter(
          (room) =>
            isRoomThere(room, sessions) && !beside.some((one) => granted.includes(one) && one.wish === room),
        )
        const sizes = others.map((one) => one.size)
        const isCostly = mostSeated(sizes, without(free, wish)) + 1 < mostSeated([size, ...sizes], free)
        expect(isTaken || isCostly).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
