import type { Facts } from '../facts.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const keepPreviousPlan = {
  name: 'keepPreviousPlan',
  number: 36,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Memberships and starts of the previous plan stay.',
  usualWeight: 0,
  leftOutOf: ['unitPrice', 'filling', 'timetable'],
  concerns: ({ previous }) => previous !== null && previous.length > 0,
  bounds: byAll('relaxed'),
  matches: ({ problem, running }) =>
    (problem.previous ?? []).flatMap(({ topic, group, start, members }): ConstraintMatch[] => {
      const now = running.filter((one) => one.topic.id === topic && one.group === group)
      const gone = members
        .filter((member) => !now.some((one) => one.members.some(({ id }) => id === member)))
        .map(
          (member): ConstraintMatch => ({
            constraint: 'keepPreviousPlan',
            amount: 1,
            people: [member],
            topic,
            group,
            slot: start,
          }),
        )
      if (now.some((one) => one.start === start)) return gone
      return [...gone, { constraint: 'keepPreviousPlan', amount: 1, people: [], topic, group, slot: start }]
    }),
} as const satisfies Constraint

const AT = keepPreviousPlan.number

/** p comes into (1) or leaves (-1) g. */
export function countKeptMember({ facts, amounts }: State, p: number, g: number, sign: 1 | -1): void {
  if (facts.previousCount > 0 && facts.previousMember.has(g * facts.people + p)) amounts[AT] -= sign
}

/** g begins (1) or ends (-1) to run at a start. */
export function countKeptStart({ facts, amounts }: State, g: number, start: number, sign: 1 | -1): void {
  if (facts.previousStart[g] === start) amounts[AT] -= sign
}

/** Points that p in g grants for being there already in the previous plan. */
export function keptMemberReward(
  { weights, previousCount, previousMember, people }: Facts,
  p: number,
  g: number,
): number {
  return previousCount > 0 && previousMember.has(g * people + p) ? -weights[AT] : 0
}
