import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalPostgres, startLocalPostgres } from '../cluster/local-postgres.ts'
import { spreadProxy } from '../cluster/spread-proxy.ts'
import { type Config, configFrom } from '../config.ts'
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** A configuration with a free port and its own data folder. */
function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  const result = configFrom({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'of a test',
    KEEP_PLANS_READY: 'no',
  })
  if (!result.ok) throw new Error(result.message)
  return { ...result.config, ...changes }
}

export type TestServer = RunningServer & {
  dataDir: string
  /** Restarts it on the same data; `meanwhile` may modify the data in between. */
  restart(meanwhile?: (storage: Storage) => Promise<unknown>): Promise<TestServer>
  remove(): Promise<void>
}

/**
 * A real server on a temporary data folder, which `fill` may fill before. One thread searches for its plans.
 */
export async function testServer(
  changes: Partial<Config> = {},
  options: ServerOptions = {},
  fill?: (storage: Storage) => Promise<unknown>,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'planner-server-'))
  const numNodes = Number(process.env.PLANNER_TEST_NODES ?? 0)
  const shared = numNodes > 0 && changes.databaseUrl === undefined ? await sharedDatabase() : {}
  const all = { ...shared, ...changes }
  if (fill) await inStorage(dataDir, all, fill)
  return running(dataDir, all, options, 'databaseUrl' in shared ? numNodes : 1)
}

/** One for all tests of a process, which ends with it. */
async function sharedDatabase(): Promise<Pick<Config, 'databaseUrl' | 'keySecrets'>> {
  database ??= startLocalPostgres()
  const server = await database
  const databaseUrl = await server.newDatabase()
  return { databaseUrl, keySecrets: { current: 'a secret of the nodes of a test', previous: [] } }
}
let database: Promise<LocalPostgres> | undefined

async function inStorage(
  dataDir: string,
  { databaseUrl = '', keySecrets = { current: '', previous: [] } }: Partial<Config>,
  change: (storage: Storage) => Promise<unknown>,
): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl, keySecrets })
  await change(storage)
  await storage.close()
}

async function running(
  dataDir: string,
  changes: Partial<Config>,
  options: ServerOptions,
  numNodes: number,
): Promise<TestServer> {
  const nodes: RunningServer[] = []
  for (let node = 0; node < numNodes; node++)
    nodes.push(await startServer(testConfig(dataDir, changes), { searchThreads: 1, ...options }))
  const [first] = nodes
  if (!first) throw new Error('A test needs a server.')
  // Each connection comes to the next node.
  const proxy = numNodes > 1 ? await spreadProxy(() => nodes.map(({ url }) => url)) : undefined
  const close = async () => {
    await proxy?.close()
    for (const node of nodes) await node.close()
  }
  return {
    url: proxy?.url ?? first.url,
    close,
    dataDir,
    async restart(meanwhile) {
      await close()
      if (meanwhile) await inStorage(dataDir, changes, meanwhile)
      return running(dataDir, changes, options, numNodes)
    },
    async remove() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
