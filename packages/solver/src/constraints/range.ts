import type { RunningGroup } from '../plan-reading.ts'
import type { ProblemReading } from '../problem-reading.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

function isOutOfRange(plan: ProblemReading, { topic, start, slots }: RunningGroup): boolean {
  if (topic.starts !== null && !topic.starts.includes(start)) return true
  const covered = new Set(slots)
  return slots.some(
    (slot) => slot < 0 || slot >= plan.problem.slots || (plan.breaks.has(slot) && covered.has(slot + 1)),
  )
}

export const range = {
  name: 'range',
  number: 11,
  level: 'hard',
  effect: 'penalty',
  sentence: 'A group starts where its topic may start, stays inside the slots and crosses no break.',
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) =>
    plan.running
      .filter((group) => isOutOfRange(plan, group))
      .map((g) => ({
        constraint: 'range',
        amount: 1,
        people: [],
        topic: g.topic.id,
        group: g.group,
        slot: g.start,
      })),
} as const satisfies Constraint

const AT = range.number

/** A group of the topic begins (1) or ends (-1) to run at a start. */
export function countRange({ facts, amounts }: State, topic: number, start: number, sign: 1 | -1): void {
  if (facts.startOk[topic * facts.slots + start] === 0) amounts[AT] += sign
}
