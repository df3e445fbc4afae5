import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isPlannerRunning } from '@planner/domain'
import { expect, test } from 'vitest'
import { LEASE_MS } from './runs/run.ts'
import { TestRuns } from './testing/runs.ts'

test('PLAN-9: the run of a server that is killed is finished by the next one', async () => {
  const runs = await TestRuns.open()
  await runs.storage.close()
  const server = fork(
    fileURLToPath(new URL('./testing/endless-run-process.ts', import.meta.url)),
    [runs.dataDir],
    {
      execArgv: [],
    },
  )
  expect(await once(server, 'message')).toMatchObject(['progress', undefined])
  server.kill('SIGKILL')
  await once(server, 'exit')

  await runs.reopen()
  const left = (await runs.storage.planRuns.list('event'))[0]
  expect(left?.status).toBe('running')
  // The clock of a server that starts once the lease has run out.
  const planning = runs.startPlanning(LEASE_MS)
  await runs.untilProgress()
  await runs.stop(planning, 'event')
  expect((await runs.untilEnd()).kind).toBe('done')
  const [run] = await runs.storage.planRuns.list('event')
  expect(run).toMatchObject({ id: left?.id, status: 'done' })
  const stored = await runs.storage.loadEvent('event')
  expect(stored && isPlannerRunning(stored.event)).toBe(false)
  expect(stored?.cells.some(({ address, value }) => address.table === 'assignments' && value === true)).toBe(
    true,
  )
  await planning.close()
  await runs.close()
})
