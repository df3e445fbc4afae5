import { type GroupsProblem, type PlannedGroup, placeWithoutMoving, solve } from '@planner/solver'
import { bench, fail } from '../bench.ts'
import { head, quantile, row } from '../figures.ts'
import { CASES } from './cases.ts'

const MAX_MS = 1000
const TIMES = 7

export const LATE = bench({
  measures: `Places for people who come late to the largest event; a tenth of them may take ${MAX_MS} ms in the median.`,
  options: {},
  async measure() {
    head(['problem', 'late', 'ms', 'placed', 'places missing'])
    for (const name of ['500x120x6', '500x120x6 full']) {
      const problem = CASES[name]?.() as GroupsProblem
      const { groups } = solve(problem, { seed: 1, iterations: 100_000 })
      const isOneOf = (nth: number) => (id: string) =>
        problem.people.findIndex((one) => one.id === id) % nth === 0
      const first = new Set(groups.map(({ members }) => members[0]))
      const late: Record<string, (id: string) => boolean> = {
        'every tenth': isOneOf(10),
        'every second': isOneOf(2),
        'all but the first of each group': (id) => !first.has(id),
      }
      for (const [who, isLate] of Object.entries(late)) {
        const { ms, placed, places } = measure(problem, without(groups, isLate))
        row([name, who, ms.toFixed(0), placed, places])
        if (who === 'every tenth' && ms > MAX_MS)
          fail(`places for a tenth of ${name} take ${ms.toFixed(0)} ms`)
      }
    }
  },
})

function without(groups: readonly PlannedGroup[], isLate: (id: string) => boolean): PlannedGroup[] {
  return groups
    .map((one) => ({ ...one, members: one.members.filter((id) => !isLate(id)) }))
    .filter(({ members }) => members.length > 0)
}

function measure(problem: GroupsProblem, plan: readonly PlannedGroup[]) {
  const times: number[] = []
  let found = placeWithoutMoving(problem, plan)
  for (let run = 0; run < TIMES; run++) {
    const before = performance.now()
    found = placeWithoutMoving(problem, plan)
    times.push(performance.now() - before)
  }
  const missing = found.left.reduce((sum, { units }) => sum + units, 0)
  return {
    ms: quantile(times, 0.5),
    placed: found.placed.length,
    places: found.placed.length + missing,
  }
}
