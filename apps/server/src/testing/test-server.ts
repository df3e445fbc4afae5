import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, configFrom } from '../config.ts'
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts'

/** A configuration for a server of a test: a free port and a data folder of its own. */
export function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  const result = configFrom({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'of a test',
  })
  if (!result.ok) throw new Error(result.message)
  return { ...result.config, ...changes }
}

export type TestServer = RunningServer & {
  dataDir: string
  restart(): Promise<TestServer>
  remove(): Promise<void>
}

/** A real server on a temporary data folder. */
export async function testServer(
  changes: Partial<Config> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'planner-server-'))
  return running(dataDir, changes, options)
}

async function running(
  dataDir: string,
  changes: Partial<Config>,
  options: ServerOptions,
): Promise<TestServer> {
  const server = await startServer(testConfig(dataDir, changes), options)
  return {
    ...server,
    dataDir,
    async restart() {
      await server.close()
      return running(dataDir, changes, options)
    },
    async remove() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
