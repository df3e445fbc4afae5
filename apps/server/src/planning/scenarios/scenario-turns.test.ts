import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { SEED } from '../../testing/chance.ts'
import { endlessEvent, storeEvent, TestRuns } from '../testing/runs.ts'
import { ScenarioSets } from './scenario-sets.ts'

let runs: TestRuns
beforeAll(async () => {
  runs = await TestRuns.open()
})
afterAll(() => runs.close())

test('SCENARIO-2, LIMIT-13, PLAN-38: a scenario is set aside for somebody who has none, is told for how long, and goes on from its best plan', async () => {
  const searches = runs.openSearches({ atOnce: { run: 1 }, leastTurnMs: 1000 })
  const planning = runs.startPlanning(0, { searches })
  const steps: string[] = []
  const sets = new ScenarioSets({
    planning,
    storage: runs.storage,
    rooms: runs.rooms,
    insight: runs.insight,
    now: Date.now,
    newId: () => `id ${steps.length}`,
    log: runs.log,
    random: seededRandom(SEED),
    onChanged: async (eventId) => {
      const set = await sets.of(eventId)
      steps.push(`${set?.scenarios[0]?.status} ${sets.waitSeconds(eventId) ?? 'now'}`)
    },
  })
  const room = await storeEvent(runs, endlessEvent())
  const author = { kind: 'adminLink' as const, personId: '', name: '' }
  const scenario = { name: 'As it is', settings: {}, absences: [] }
  expect(await sets.plan(room, [scenario], { seconds: 60, author, address: 'a' })).toBe('started')
  await expect.poll(() => runs.alive().length).toBe(1)

  const other = await storeEvent(runs, endlessEvent('second'), 'second')
  await planning.start(other, { keepPreviousPlan: false, address: 'b' })
  await expect.poll(() => steps, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^waiting \d/))
  await runs.stop(planning, 'second')
  await expect.poll(() => runs.ended, { timeout: 20_000 }).toEqual(['second'])
  await expect.poll(() => steps.at(-1)).toBe('running now')
  expect(runs.pids.length).toBeGreaterThan(2)

  await sets.stop('event')
  await expect.poll(async () => (await sets.of('event'))?.scenarios[0]?.status).toBe('done')
  await sets.close()
  await planning.close()
})
