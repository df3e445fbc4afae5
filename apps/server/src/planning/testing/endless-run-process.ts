import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { seededRandom } from '../../seeded-random.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { SEED } from '../../testing/chance.ts'
import { Insight } from '../insight/insight.ts'
import { SearchQueue } from '../queue/search-queue.ts'
import { RunsOfServer } from '../runs/runs-of-server.ts'
import { endlessEvent, roomsOn, storeEvent } from './runs.ts'
import { startPatient } from './searches.ts'

/**
 * A server that is killed in a test: plans an endless event in the data folder and says `progress` when it
 * has a plan.
 */
const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('No data folder. Maybe the test forgot to pass one?')
process.on('disconnect', () => process.exit(1))
const storage = await openStorage({ dataDir })
const rooms = roomsOn(storage)
const log = pino({ level: 'silent' })
const planning = new RunsOfServer({
  searches: new SearchQueue({ log, threads: 1, startSolver: startPatient }),
  rooms,
  insight: new Insight(),
  onWaiting: () => {},
  onProgress: () => process.send?.('progress'),
  onFinished: () => process.send?.('finished'),
  storage,
  now: Date.now,
  newId: randomUUID,
  random: seededRandom(SEED),
  log,
})
await planning.start(await storeEvent({ storage, rooms }, endlessEvent()), { keepPreviousPlan: false })
