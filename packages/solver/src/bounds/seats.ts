import { maybeCharge } from '../constraints/avoid-maybe-availability.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import type { Facts } from '../facts.ts'
import { largestRoom } from '../search/rooms.ts'
import type { BoundQuestion } from './bound-question.ts'
import type { LinearProgram, Terms } from './linear-program.ts'

/** Variables of a topic at one start: how many groups run, and who is in them. */
export interface Seats {
  readonly topic: number
  readonly start: number
  /** Slots that a group covers. */
  readonly covers: Int32Array
  readonly running: string
  /** How many of its groups have each size; sizes between those that are named count as parts of them. */
  readonly sizes: readonly (readonly [size: number, variable: string])[]
  readonly people: ReadonlyMap<number, string>
}

/** Corners of the least concave function above the points, which ascend in their first coordinate. */
function concaveHull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const hull: (readonly [number, number])[] = []
  for (const point of points) {
    while (hull.length >= 2) {
      const [[x, y], [x1, y1]] = [hull[hull.length - 2], hull[hull.length - 1]]
      if ((y1 - y) * (point[0] - x) > (point[1] - y) * (x1 - x)) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull
}

export function groupsOf({ firstGroup }: Facts, topic: number): number {
  return firstGroup[topic + 1] - firstGroup[topic]
}

/** Starts at which groups of the topic may run and its hosts can come. */
export function startsOf(facts: Facts, topic: number): number[] {
  const { slots, starts, startOk, hosts, hostsMustCome } = facts
  return Array.from(starts[topic]).filter(
    (start) =>
      startOk[topic * slots + start] === 1 &&
      (!hostsMustCome || hosts[topic].every((p) => canCome(facts, p, topic, start))),
  )
}

/** People who may be in a group of the topic at this start. */
export function ableAt(facts: Facts, topic: number, start: number): number[] {
  return Array.from(facts.candidates[topic]).filter((p) => canCome(facts, p, topic, start))
}

function canCome({ attend, people }: Facts, p: number, topic: number, start: number): boolean {
  return attend[topic][start * people + p] > 0
}

/** What one membership adds at best, attendance aside unless the topic can be attended but once. */
function worthOfSeat(facts: Facts, p: number, topic: number, start: number): number {
  const at = p * facts.topics + topic
  const attendance = groupsOf(facts, topic) === 1 ? facts.reward[at] : 0
  const attends = facts.attend[topic][start * facts.people + p]
  return attendance - maybeCharge(facts, attends) - unwantedCharge(facts, at)
}

type Prices = readonly (readonly [size: number, price: number])[]

/**
 * Sizes that all others are mixtures of: without rooms the corners of the prices' hull. A group that fits
 * into a room is made of sizes that fit into it too, so that each level of rooms adds the corners up to it.
 */
function cornersOf(prices: Prices, rooms: Facts['rooms']): Prices {
  const corners = new Map(concaveHull(prices))
  for (const size of rooms?.sizes ?? [])
    for (const [corner, price] of concaveHull(prices.filter(([one]) => one <= size)))
      corners.set(corner, price)
  return [...corners]
}

/** One variable for each size that matters. */
function addSizes(
  program: LinearProgram,
  prices: Prices,
  { running, groups, isWhole }: { running: string; groups: number; isWhole: boolean },
): Seats['sizes'] {
  const sizes = prices.map(([size, price]) => [size, program.variable(price, 0, groups, isWhole)] as const)
  program.constrain([[-1, running], ...sizes.map(([, name]) => [1, name] as const)], '=', 0)
  return sizes
}

function addSeats(
  program: LinearProgram,
  facts: Facts,
  { topic, start }: Pick<Seats, 'topic' | 'start'>,
  { goal, whole }: BoundQuestion,
): Seats | null {
  const soft = goal === 'soft'
  const able = ableAt(facts, topic, start)
  const groups = groupsOf(facts, topic)
  const covers = facts.covers[topic][start]
  const low = facts.minSize[topic]
  const high = Math.min(facts.maxSize[topic], able.length, largestRoom(facts, covers))
  if (high < low) return null
  const running = program.variable(0, 0, groups, whole !== 'nothing')
  const prices = Array.from({ length: high - low + 1 }, (_, i): [number, number] => [
    low + i,
    soft ? -sizeCharge(facts, topic, low + i) : 0,
  ])
  const isWhole = whole === 'groups and sizes'
  const corners = isWhole ? prices : cornersOf(prices, facts.rooms)
  const sizes = addSizes(program, corners, { running, groups, isWhole })
  const members: Terms = sizes.map(([size, name]) => [-size, name])
  const seated = new Map<number, string>()
  for (const p of able) {
    const worth = soft ? worthOfSeat(facts, p, topic, start) : 0
    const name = program.variable(worth, 0, 1, false)
    seated.set(p, name)
    members.push([1, name])
    const needed = facts.hostsMustCome && facts.host[p * facts.topics + topic] === 1
    program.constrain(
      [
        [1, name],
        [-1, running],
      ],
      needed ? '=' : '<=',
      0,
    )
  }
  program.constrain(members, '=', 0)
  return { topic, start, covers, running, sizes, people: seated }
}

/** Seats of every topic at every start. */
export function addAllSeats(program: LinearProgram, facts: Facts, question: BoundQuestion): Seats[] {
  const seats: Seats[] = []
  for (let topic = 0; topic < facts.topics; topic++)
    for (const start of startsOf(facts, topic)) {
      const one = addSeats(program, facts, { topic, start }, question)
      if (one !== null) seats.push(one)
    }
  return seats
}
