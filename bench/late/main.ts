import { type GroupsProblem, type PlannedGroup, placeWithoutMoving, solve } from '@planner/solver'
import { CASES } from '../solver/cases.ts'

/**
 * How long it takes to give places to people who come late, in the largest event: after a plan without every tenth person, without every
 * second one, and without anybody but the first of each group. Fails when a tenth takes longer than `MAX_MS` in the median.
 */
const MAX_MS = 1000
const TIMES = 7
const NAMES = ['500x120x6', '500x120x6 full']

for (const name of NAMES) {
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
    console.log(
      `${name}, late: ${who}: ${ms.toFixed(0)} ms for ${placed} of ${places} places that are missing`,
    )
    if (who === 'every tenth' && ms > MAX_MS) process.exitCode = 1
  }
}

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
    ms: times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0,
    placed: found.placed.length,
    places: found.placed.length + missing,
  }
}
