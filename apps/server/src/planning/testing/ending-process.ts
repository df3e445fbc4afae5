import { randomUUID } from 'node:crypto'
import { solve } from '@planner/solver'
import pino from 'pino'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { finishRun } from '../runs/finish-run.ts'
import { ENDING_STEPS, ENDINGS, type EndingStep } from './ending-steps.ts'
import { roomsOn } from './runs.ts'

/** A server that dies at one step of the end of the run that is queued in a data folder. */
const [dataDir = '', step = '', ending = ''] = process.argv.slice(2)
const diesAt = ENDING_STEPS.find((each) => each === step)
const endsAs = ENDINGS.find((each) => each === ending)
if (diesAt === undefined || endsAs === undefined)
  throw new Error(`No step "${step}" of an end "${ending}". Maybe the test forgot to pass one?`)
const die = (at: EndingStep) => {
  if (at === diesAt) process.kill(process.pid, 'SIGKILL')
}
const real = await openStorage({ dataDir })
const storage: Storage = {
  ...real,
  async write(...call) {
    die('before the change')
    const stored = real.write(...call)
    die('change on its way')
    const revision = await stored
    die('stored, not yet told')
    return revision
  },
}
const run = await storage.planRuns.claim('killed', Date.now(), 1000)
if (!run) throw new Error('There is no run to end.')
die('nothing found yet')
const rooms = roomsOn(storage)
const room = await rooms.open(run.eventId)
if (!room) throw new Error('There is no event of the run.')
const problem = compileProblem(room.variant, room.state, { keepPreviousPlan: false })
const best = JSON.stringify(solve(problem, { seed: 1, iterations: 2000 }))
die('plan found, not yet kept')
await storage.planRuns.heartbeat(run.id, 'killed', Date.now(), 1000, best)
room.subscribe(() => die('told to one screen'))
if (endsAs === 'deleted') await rooms.remove(room)
await finishRun(
  {
    storage,
    rooms,
    now: Date.now,
    newId: randomUUID,
    onFinished: () => {},
    log: pino({ level: 'silent' }),
  },
  run,
  'killed',
  best,
  { kind: 'searched', obstacles: [] },
)
die('over')
