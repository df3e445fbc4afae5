import { type GroupsProblem, type PlannedGroup, placeWithoutMoving, solve } from '@planner/solver'
import { bench, fail } from '../bench.ts'
import { head, percent, quantile, row } from '../figures.ts'
import { CASES } from './cases.ts'

const MAX_MS = 1000
const TIMES = 7
/** People who come late one by one, each to a plan of so many seconds. */
const NEWCOMERS = 5
const PLANNED_FOR = 10
const REPLANNED_FOR = 3

export const LATE = bench({
  measures: `Places for people who come late to the largest event; a tenth of them may take ${MAX_MS} ms in the median. Then plans made anew when one person has come late.`,
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
    head(['planned anew', 'late', 'ms until all have places', 'soft before', 'soft then', 'places kept'])
    const problem = CASES['500x120x6 full']?.() as GroupsProblem
    for (const late of newcomersOf(problem)) {
      const { ms, before, then, kept } = planAnew(problem, late)
      row([
        '500x120x6 full',
        late,
        ms?.toFixed(0) ?? 'never',
        before.toFixed(0),
        then.toFixed(0),
        percent(kept, 0),
      ])
    }
  },
})

/** People without whom every topic can run. */
function newcomersOf({ people, topics }: GroupsProblem): string[] {
  const hosts = new Set(topics.flatMap((topic) => topic.hosts))
  return people
    .map(({ id }) => id)
    .filter((id) => !hosts.has(id))
    .slice(-NEWCOMERS)
}

/** A plan for all others, and then one for everybody that begins with it. */
function planAnew(problem: GroupsProblem, late: string) {
  const others: GroupsProblem = {
    ...problem,
    people: problem.people.filter(({ id }) => id !== late),
    wishes: problem.wishes.filter(([id]) => id !== late),
    contacts: problem.contacts.filter(([one, other]) => one !== late && other !== late),
  }
  const before = solve(others, { seed: 1, seconds: PLANNED_FOR })
  const places = placesOf(before.groups)
  const began = performance.now()
  let ms: number | null = null
  let then = -Infinity
  let kept = 0
  solve(problem, {
    seed: 2,
    seconds: REPLANNED_FOR,
    warmStart: before.groups,
    onBest({ score, ...result }) {
      if (ms !== null || score[1] < 0 || result.kind !== 'groups') return
      ms = performance.now() - began
      then = score[2]
      const now = placesOf(result.groups)
      kept = [...places].filter((place) => now.has(place)).length / places.size
    },
  })
  return { ms: ms as number | null, before: before.score[2], then, kept }
}

function placesOf(groups: readonly PlannedGroup[]): Set<string> {
  return new Set(
    groups.flatMap(({ topic, start, members }) => members.map((id) => `${id} ${topic} ${start}`)),
  )
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
    ms: quantile(times, 0.5),
    placed: found.placed.length,
    places: found.placed.length + missing,
  }
}
