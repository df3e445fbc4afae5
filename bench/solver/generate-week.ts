import type { GroupsProblem } from '@planner/solver'
import { DEFAULT_RULES } from '@planner/solver'
import { seededNumbers } from './generate.ts'

/** A weekly event: 2-hour topics with one host each, people free in 40 % of the hours from 8 to 22. */
export function generateWeek(people: number, topics: number, weeks: 1 | 2, seed: number): GroupsProblem {
  const random = seededNumbers(seed)
  const week = Array.from({ length: 168 }, (_, hour) => hour)
  const inEveryWeek = (hours: readonly number[]) =>
    weeks === 1 ? hours : [...hours, ...hours.map((h) => h + 168)]
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 168 * weeks,
    breaksAfter: weeks === 1 ? [] : [167],
    countBy: 'groups',
    people: Array.from({ length: people }, (_, p) => ({
      id: `p${p}`,
      available: inEveryWeek(week.filter((hour) => hour % 24 >= 8 && hour % 24 < 22 && random() < 0.4)),
      maybe: [],
      wants: 1 + Math.floor(random() * 3),
      max: null,
      languages: [],
    })),
    topics: Array.from({ length: topics }, (_, t) => ({
      id: `t${t}`,
      hosts: [`p${t % people}`],
      groups: 4,
      duration: 2,
      repeat: weeks === 1 ? [0] : [0, 168],
      starts: weeks === 1 ? null : week,
      minSize: 2,
      maxSize: 5,
    })),
    wishes: Array.from({ length: people * topics }, (_, i) => [i % people, Math.floor(i / people)] as const)
      .filter(() => random() < 0.15)
      .map(([p, t]) => [`p${p}`, `t${t}`, random() < 0.3 ? 100 : 20] as const),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: DEFAULT_RULES,
  }
}
