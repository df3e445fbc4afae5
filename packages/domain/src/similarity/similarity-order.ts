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

type Matrix = Float64Array[]

/** All pairs at once: looking up the topics of one of two people is enough, since the sums of both are known. */
function similarities(people: readonly Interests[]): Matrix {
  const sums = people.map((interests) => [...interests.values()].reduce((sum, each) => sum + each, 0))
  const matrix = people.map(() => new Float64Array(people.length))
  for (const [a, interests] of people.entries())
    for (let b = 0; b < a; b++) {
      let shared = 0
      for (const [topic, interest] of people[b] ?? []) {
        const other = interests.get(topic)
        if (other !== undefined) shared += Math.min(interest, other)
      }
      const value = shared / ((sums[a] ?? 0) + (sums[b] ?? 0) - shared)
      set(matrix, a, b, value)
    }
  return matrix
}

/**
 * The order of the leaves of the tree that joining neighbours gives. From any group the nearest, its nearest and so on, each more
 * alike than the pair before, end in two that are nearest to each other.
 */
function clustered(similarity: Matrix): number[] {
  const groups: Groups = new Map(similarity.map((_, index) => [index, [index]]))
  // Of groups, named by one of their members.
  const means = similarity.map((row) => row.slice())
  while (groups.size > 1) {
    let [last = 0] = groups.keys()
    let former: number | undefined
    let next = nearest(means, groups, last, former)
    while (next !== former) {
      former = last
      last = next
      next = nearest(means, groups, last, former)
    }
    join(similarity, means, groups, Math.min(last, next), Math.max(last, next))
  }
  return [...groups.values()].flat()
}

type Groups = Map<number, number[]>

/** The group most like one; among equals the former one, or looking for the nearest would not end. */
function nearest(means: Matrix, groups: Groups, of: number, former: number | undefined): number {
  let best = former ?? -1
  for (const other of groups.keys())
    if (other !== of && (best === -1 || at(means, of, other) > at(means, of, best))) best = other
  return best
}

/** Joins the second group to the first, each turned or not, so that those who meet in the middle are as alike as can be. */
function join(similarity: Matrix, means: Matrix, groups: Groups, one: number, other: number): void {
  const [left, right] = [groups.get(one) ?? [], groups.get(other) ?? []]
  for (const third of groups.keys()) {
    if (third === one || third === other) continue
    const total = left.length * at(means, one, third) + right.length * at(means, other, third)
    set(means, one, third, total / (left.length + right.length))
  }
  const turned = [
    [left, right],
    [left, right.toReversed()],
    [left.toReversed(), right],
    [left.toReversed(), right.toReversed()],
  ] as const
  const seam = ([a, b]: (typeof turned)[number]) => at(similarity, a.at(-1) ?? 0, b[0] ?? 0)
  const best = turned.reduce((best, each) => (seam(each) > seam(best) ? each : best))
  groups.delete(other)
  groups.set(one, [...best[0], ...best[1]])
}

function at(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0
}

function set(matrix: Matrix, row: number, column: number, value: number): void {
  const [one, other] = [matrix[row], matrix[column]]
  if (one) one[column] = value
  if (other) other[row] = value
}
