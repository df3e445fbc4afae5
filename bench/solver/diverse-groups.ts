import { DEFAULT_RULES, type GroupsProblem, type PlannedGroup } from '@planner/solver'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../../packages/solver/src/testing/plain.ts'
import { seededNumbers } from './chance.ts'
import { noWeights } from './rules.ts'

/*
 * Maximally diverse grouping: everybody in one group each, all groups of one size, the sum of the distances
 * within groups as large as can be. Instances are drawn like those of MDGPLIB (type `ss`), which other
 * programs are measured by (Gallego, Laguna, Marti and Duarte 2013, doi 10.1057/jors.2012.66).
 */

export interface Instance {
  readonly name: string
  readonly elements: number
  readonly groups: number
  /** distance[i * elements + j], symmetric. */
  readonly distance: Float64Array
}

/** Elements and groups of MDGPLIB. */
export const GROUPS_OF: ReadonlyMap<number, number> = new Map([
  [10, 2],
  [12, 4],
  [30, 5],
  [60, 6],
  [120, 10],
  [240, 12],
  [480, 20],
])

/** The kinds of distances of MDGPLIB. */
export const KINDS = ['RanInt', 'RanReal', 'Geo'] as const
export type Kind = (typeof KINDS)[number]

export function drawInstance(kind: Kind, elements: number, number: number): Instance {
  const groups = GROUPS_OF.get(elements)
  if (groups === undefined)
    throw new Error(`No groups for ${elements} elements. Maybe one of ${[...GROUPS_OF.keys()].join(', ')}?`)
  const random = seededNumbers(1000 * elements + 10 * number + KINDS.indexOf(kind))
  const distance = new Float64Array(elements * elements)
  const between = distancesOf(kind, elements, random)
  for (let i = 0; i < elements; i++)
    for (let j = i + 1; j < elements; j++) {
      distance[i * elements + j] = between(i, j)
      distance[j * elements + i] = distance[i * elements + j]
    }
  const name = `${kind}_n${String(elements).padStart(3, '0')}_ss_${String(number).padStart(2, '0')}`
  return { name, elements, groups, distance }
}

function distancesOf(kind: Kind, elements: number, random: () => number): (i: number, j: number) => number {
  if (kind === 'RanInt') return () => Math.floor(random() * 101)
  if (kind === 'RanReal') return () => random() * 100
  const coordinates = 2 + Math.floor(random() * 20)
  const points = Array.from({ length: elements }, () =>
    Array.from({ length: coordinates }, () => random() * 10),
  )
  return (i, j) => Math.hypot(...(points[i] ?? []).map((x, k) => x - (points[j]?.[k] ?? 0)))
}

/**
 * Reads the format of MDGPLIB: elements, groups, the type and the least and greatest size of each group in
 * the first line, then lines of two elements and their distance.
 * @throws when groups have different sizes: a topic need not run, so that only type `ss` is a problem here.
 */
export function readInstance(name: string, text: string): Instance {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const [count, groupCount, , ...sizes] = head.trim().split(/\s+/)
  const elements = Number(count)
  const groups = Number(groupCount)
  if (sizes.some((size) => Number(size) !== elements / groups))
    throw new Error(`${name} has groups of several sizes. Maybe it is of type ds?`)
  const distance = new Float64Array(elements * elements)
  for (const line of lines) {
    const [i = 0, j = 0, d = 0] = line.trim().split(/\s+/).map(Number)
    distance[i * elements + j] = d
    distance[j * elements + i] = d
  }
  return { name, elements, groups, distance }
}

export function writeInstance({ elements, groups, distance }: Instance): string {
  const sizes = Array.from({ length: groups }, () => `${elements / groups} ${elements / groups}`)
  const lines = [`${elements} ${groups} ss ${sizes.join(' ')}`]
  for (let i = 0; i < elements; i++)
    for (let j = i + 1; j < elements; j++) lines.push(`${i} ${j} ${distance[i * elements + j]}`)
  return `${lines.join('\n')}\n`
}

/** One topic a group, one contact a pair of weight 1 + 9 d / dmax, and nothing else that counts. */
export function problemOf({ elements, groups, distance }: Instance): GroupsProblem {
  const size = elements / groups
  const longest = greatest(distance)
  const people = Array.from({ length: elements }, (_, p) => plainPerson(`p${p}`))
  const topics = Array.from({ length: groups }, (_, t) =>
    plainTopic(`t${t}`, { minSize: size, maxSize: size }),
  )
  const contacts: [string, string, number][] = []
  for (let i = 0; i < elements; i++)
    for (let j = i + 1; j < elements; j++)
      contacts.push([`p${i}`, `p${j}`, 1 + (9 * (distance[i * elements + j] ?? 0)) / longest])
  return {
    ...PLAIN_GROUPS,
    slots: 1,
    people,
    topics,
    wishes: people.flatMap(({ id }) => topics.map((topic): [string, string, number] => [id, topic.id, 1])),
    contacts,
    rules: { ...DEFAULT_RULES, maxParallelSessions: groups, weights: noWeights({ contactPreferences: 1 }) },
  }
}

function greatest(distance: Float64Array): number {
  return distance.reduce((most, one) => Math.max(most, one), 0)
}

/** The sum of the distances within the groups of a plan. */
export function diversityOf({ elements, distance }: Instance, groups: readonly PlannedGroup[]): number {
  let sum = 0
  for (const { members } of groups) {
    const of = members.map((id) => Number(id.slice(1)))
    for (const i of of) for (const j of of) if (i < j) sum += distance[i * elements + j] ?? 0
  }
  return sum
}
