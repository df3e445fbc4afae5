import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { SEED } from '../../testing/chance.ts'
import { type Cluster, startCluster } from '../start-cluster.ts'
import { LivedEvent } from './testing/lived-event.ts'

let folder: string
let cluster: Cluster | undefined
afterEach(async () => {
  await cluster?.close()
  await rm(folder, { recursive: true, force: true })
})

async function anomaliesWith(standby: 'synchronous' | 'asynchronous') {
  folder = await mkdtemp(join(tmpdir(), 'planner-standby-'))
  const running = await startCluster({
    dataDir: folder,
    keySecret: 'a-secret-that-all-nodes-of-a-test-have-0123456789',
    numNodes: 2,
    numWorkers: 0,
    port: 0,
    postgres: { standby },
    variables: { LOG_LEVEL: 'fatal', KEEP_PLANS_READY: 'no' },
  })
  cluster = running
  const urls = () => running.nodes.map(({ url }) => url).filter((url) => url !== '')
  const lived = await LivedEvent.open(urls, seededRandom(SEED))
  try {
    const living = lived.live(5, 20)
    await sleep(2000)
    await running.database.promoteStandby()
    await living
    return await lived.anomalies()
  } finally {
    lived.close()
  }
}

test('SCALE-5: where a synchronous standby is promoted nothing that was acknowledged is lost', async () => {
  expect(await anomaliesWith('synchronous')).toEqual([])
})
