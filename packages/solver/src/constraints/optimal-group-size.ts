import type { Facts } from '../facts.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

/** MODEL-30: members times the distance from the middle of the allowed sizes, in half spans. */
function sizePenalty(size: number, minSize: number, maxSize: number): number {
  return (size * Math.abs(size - (minSize + maxSize) / 2)) / Math.max(0.5, (maxSize - minSize) / 2)
}

export const optimalGroupSize = {
  name: 'optimalGroupSize',
  number: 30,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Groups have a size in the middle between smallest and largest.',
  usualWeight: 1,
  leftOutOf: ['timetable'],
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, start }) => {
      const amount = sizePenalty(members.length, topic.minSize, topic.maxSize)
      const where = { topic: topic.id, group, slot: start }
      return amount === 0 ? [] : [{ constraint: 'optimalGroupSize', amount, people: [], ...where }]
    }),
} as const satisfies Constraint

const AT = optimalGroupSize.number

/** A group of the topic changes its size; -1 stands for not running. */
export function changeSizePenalty({ facts, amounts }: State, topic: number, from: number, to: number): void {
  const low = facts.minSize[topic]
  const high = facts.maxSize[topic]
  if (from >= 0) amounts[AT] -= sizePenalty(from, low, high)
  if (to >= 0) amounts[AT] += sizePenalty(to, low, high)
}

/** Points that one unit of the penalty costs. */
export function sizeWeight({ weights }: Facts): number {
  return -weights[AT]
}

/** Points that a group of the topic costs more when it changes its size. */
export function growthCharge(facts: Facts, topic: number, from: number, to: number): number {
  const low = facts.minSize[topic]
  const high = facts.maxSize[topic]
  return sizeWeight(facts) * (sizePenalty(to, low, high) - sizePenalty(from, low, high))
}

/** Points that a group of the topic costs by its size. */
export function sizeCharge({ weights, minSize, maxSize }: Facts, topic: number, size: number): number {
  return -weights[AT] * sizePenalty(size, minSize[topic], maxSize[topic])
}
