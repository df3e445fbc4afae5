import type { State } from '../state.ts'
import { bySessions, type Constraint } from './constraint.ts'

export const fixed = {
  name: 'fixed',
  number: 23,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Every fixed group runs exactly at its start.',
  concerns: ({ fixedGroups }) => fixedGroups.length > 0,
  bounds: {
    simpleBound: 'relaxed',
    linearProgram: 'optimistic',
    sessionUnits: 'optimistic',
    ...bySessions('refused'),
  },
  matches: ({ problem, running }) =>
    problem.fixedGroups
      .filter(
        (f) => !running.some((g) => g.topic.id === f.topic && g.group === f.group && g.start === f.start),
      )
      .map(({ topic, group, start }) => ({
        constraint: 'fixed',
        amount: 1,
        people: [],
        topic,
        group,
        slot: start,
      })),
} as const satisfies Constraint

const AT = fixed.number

/** g begins (1) or ends (-1) to run at a start. */
export function countFixed({ facts, amounts }: State, g: number, start: number, sign: 1 | -1): void {
  const fixed = facts.fixedStarts.get(g)
  if (fixed?.includes(start)) amounts[AT] -= sign
}
