import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  if (fill) await inStorage(dataDir, fill)
  return running(dataDir, changes, options)
}

async function inStorage(dataDir: string, change: (storage: Storage) => Promise<unknown>): Promise<void> {
  const storage = await openStorage({ dataDir })
  await change(storage)
  await storage.close()
}

async function running(
  dataDir: string,
  changes: Partial<Config>,
  options: ServerOptions,
): Promise<TestServer> {
  const server = await startServer(testConfig(dataDir, changes), { searchThreads: 1, ...options })
  return {
    ...server,
    dataDir,
    async restart(meanwhile) {
      await server.close()
      if (meanwhile) await inStorage(dataDir, meanwhile)
      return running(dataDir, changes, options)
    },
    async remove() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
