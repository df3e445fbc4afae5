import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { type Cluster, startCluster } from '../start-cluster.ts'
import { FAULTS, type Fault } from './testing/faults.ts'
import { LivedEvent } from './testing/lived-event.ts'
import { type StallingProxy, stallingProxy } from './testing/stalling-proxy.ts'

/** In the gate one of each kind of process; all faults come in a soak. */
const ROUNDS = howMany({ gate: 3, soak: 50 })
const LIVE_SECONDS = 3

let folder: string
let cluster: Cluster
let listeners: StallingProxy
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-faults-'))
  cluster = await startCluster({
    dataDir: folder,
    keySecret: 'a-secret-that-all-nodes-of-a-test-have-0123456789',
    numNodes: 2,
    numWorkers: 1,
    port: 0,
    variables: { LOG_LEVEL: 'fatal', KEEP_PLANS_READY: 'no', EVENTS_PER_HOUR: '1000' },
    async listenThrough(databaseUrl) {
      const { hostname, port } = new URL(databaseUrl)
      listeners = await stallingProxy(() => ({ host: hostname, port: Number(port) }))
      return listeners.through(databaseUrl)
    },
    // The machine of one node is an hour ahead.
    ofNode: (index) =>
      index === 1
        ? { NODE_OPTIONS: `--import=${new URL('./testing/shifted-clock.mjs', import.meta.url).href}` }
        : {},
  })
})
afterAll(async () => {
  await cluster.close()
  listeners.close()
  await rm(folder, { recursive: true, force: true })
})

const urls = () => cluster.nodes.map(({ url }) => url).filter((url) => url !== '')

async function allThere(): Promise<void> {
  for (;;) {
    const answers = await Promise.all(
      cluster.nodes.map(({ url }) =>
        url === ''
          ? false
          : fetch(`${url}/healthz`).then(
              ({ ok }) => ok,
              () => false,
            ),
      ),
    )
    if (answers.every(Boolean)) return
    await sleep(200)
  }
}

const GATE: readonly Fault[] = [
  'a node is killed',
  'the database is killed',
  'the log is pruned under a node that stands still',
]
const ALL = Object.keys(FAULTS) as Fault[]

/** In a soak each fault once, then by chance. */
function faultOf(round: number, random: () => number): Fault {
  const known = ROUNDS <= GATE.length ? GATE[round] : ALL[round]
  return known ?? ALL[Math.floor(random() * ALL.length)] ?? 'a node is killed'
}

test(`SCALE-2, SCALE-3, SCALE-5: whatever happens to nodes and database, in ${ROUNDS} lives of an event nothing acknowledged is lost and nobody sees or does what they may not`, async () => {
  const random = seededRandom(SEED)
  for (let round = 0; round < ROUNDS; round++) {
    const fault = faultOf(round, random)
    await allThere()
    const lived = await LivedEvent.open(urls, random)
    try {
      const living = lived.live(LIVE_SECONDS, 12)
      await sleep(500 + random() * 1000)
      await FAULTS[fault]({ cluster, listeners, random })
      await living
      await allThere()
      const anomalies = await lived.anomalies()
      expect(anomalies, `round ${round}: ${fault}`).toEqual([])
    } finally {
      lived.close()
    }
  }
}, 3_600_000)
