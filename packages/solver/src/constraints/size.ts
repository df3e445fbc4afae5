import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const size = {
  name: 'size',
  number: 14,
  level: 'hard',
  effect: 'penalty',
  sentence: 'A running group has at least its smallest and at most its largest number of members.',
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, start }) => {
      const amount = Math.max(0, topic.minSize - members.length, members.length - topic.maxSize)
      return amount === 0
        ? []
        : [{ constraint: 'size', amount, people: [], topic: topic.id, group, slot: start }]
    }),
} as const satisfies Constraint

const AT = size.number

function breach(size: number, low: number, high: number): number {
  return size < low ? low - size : size > high ? size - high : 0
}

/** A group of the topic changes its size; -1 stands for not running. */
export function changeSizeBreach({ facts, amounts }: State, topic: number, from: number, to: number): void {
  const low = facts.minSize[topic]
  const high = facts.maxSize[topic]
  if (from >= 0) amounts[AT] -= breach(from, low, high)
  if (to >= 0) amounts[AT] += breach(to, low, high)
}
