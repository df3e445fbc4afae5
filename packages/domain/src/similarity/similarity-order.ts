import type { PersonId } from '../entities/person.ts'
import type { Interests } from './similarity.ts'

/**
 * People in an order that shows who is alike (TAB-12): joined into ever larger groups, the most alike first, by the mean
 * similarity between two groups. Each stands in one piece, turned so that its neighbours are as alike as can be, and whoever
 * is completely alike stands side by side. People without interests come last. The same input gives the same order.
 */
export function similarityOrder(interests: ReadonlyMap<PersonId, Interests>): PersonId[] {
  const ids = [...interests.keys()]
  const withInterests = ids.filter((id) => interests.get(id)?.size)
  const matrix = similarities(withInterests.map((id) => interests.get(id) ?? new Map()))
  const places = new Map(withInterests.map((id, index) => [index, id]))
  const ordered = clustered(matrix).flatMap((index) => places.get(index) ?? [])
  return [...ordered, ...ids.filter((id) => !interests.get(id)?.size)]
}

/** A square of numbers, row by row. */
type Matrix = { size: number; values: Float64Array }

/** All pairs at once: looking up the topics of one of two people is enough, since the sums of both are known. */
function similarities(people: readonly Interests[]): Matrix {
  const sums = people.map((interests) => [...interests.values()].reduce((sum, each) => sum + each, 0))
  const lists = people.map((interests) => [...interests])
  const matrix = { size: people.length, values: new Float64Array(people.length ** 2) }
  for (const [a, interests] of people.entries())
    for (let b = 0; b < a; b++) {
      let shared = 0
      for (const [topic, interest] of lists[b] ?? []) {
        const other = interests.get(topic)
        if (other !== undefined) shared += Math.min(interest, other)
      }
      set(matrix, a, b, shared / ((sums[a] ?? 0) + (sums[b] ?? 0) - shared))
    }
  return matrix
}

/**
 * The order of the leaves of the tree that joining neighbours gives. From any group the nearest, its nearest and so on, each more
 * alike than the pair before, end in two that are nearest to each other.
 */
function clustered(similarity: Matrix): number[] {
  const members = Array.from({ length: similarity.size }, (_, index) => [index])
  // Of groups, named by one of their members.
  const means: Matrix = { size: similarity.size, values: similarity.values.slice() }
  let groups = [...members.keys()]
  while (groups.length > 1) {
    let [last = 0] = groups
    let former: number | undefined
    let next = nearest(means, groups, last, former)
    while (next !== former) {
      former = last
      last = next
      next = nearest(means, groups, last, former)
    }
    const [one, other] = [Math.min(last, next), Math.max(last, next)]
    const [left, right] = [members[one] ?? [], members[other] ?? []]
    members[one] = joined(similarity, left, right)
    groups = groups.filter((group) => group !== other)
    for (const third of groups) {
      if (third === one) continue
      const total = left.length * at(means, one, third) + right.length * at(means, other, third)
      set(means, one, third, total / (left.length + right.length))
    }
  }
  return groups.flatMap((group) => members[group] ?? [])
}

/** The group most like one; among equals the former one, or looking for the nearest would not end. */
function nearest(means: Matrix, groups: readonly number[], of: number, former: number | undefined): number {
  let best = former ?? -1
  let most = former === undefined ? -1 : at(means, of, former)
  for (const other of groups) {
    if (other === of || at(means, of, other) <= most) continue
    best = other
    most = at(means, of, other)
  }
  return best
}

/** Both groups as one, each turned or not, so that those who meet in the middle are as alike as can be. */
function joined(similarity: Matrix, left: readonly number[], right: readonly number[]): number[] {
  const turned = [
    [left, right],
    [left, right.toReversed()],
    [left.toReversed(), right],
    [left.toReversed(), right.toReversed()],
  ] as const
  const seam = ([a, b]: (typeof turned)[number]) => at(similarity, a.at(-1) ?? 0, b[0] ?? 0)
  return turned.reduce((best, each) => (seam(each) > seam(best) ? each : best)).flat()
}

function at({ size, values }: Matrix, row: number, column: number): number {
  return values[row * size + column] ?? 0
}

function set({ size, values }: Matrix, row: number, column: number, value: number): void {
  values[row * size + column] = value
  values[column * size + row] = value
}
