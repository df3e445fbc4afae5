import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFrom } from '../config.ts'
import { startCluster } from './start-cluster.ts'

// PostgreSQL, two nodes, a worker and a proxy on this machine, for trying what several machines do.
const config = configFrom(process.env)
if (!config.ok) exitWithError(config.message)
const folder = await mkdtemp(join(tmpdir(), 'planner-cluster-'))

const cluster = await startCluster({
  dataDir: folder,
  keySecret: randomBytes(32).toString('hex'),
  numNodes: 2,
  numWorkers: 1,
  port: config.config.port,
}).catch((error: unknown) => exitWithError(error instanceof Error ? error.message : String(error)))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
console.log(`listening on ${cluster.url}`)
console.log(
  [
    ...cluster.nodes.map(({ url, pid }, index) => `node ${index + 1}: ${url} (process ${pid})`),
    ...cluster.workers.map(({ pid }) => `worker: process ${pid}`),
    `database: ${cluster.databaseUrl}`,
    'Kill any of them and watch the others; one that has ended is started again. All data goes when this ends.',
  ].join('\n'),
)

async function stop(): Promise<void> {
  await cluster.close()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
