import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, configFrom } from '../config.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { openDemo } from './open-demo.ts'

/**
 * Starts a server with a planned demo event. Without DATA_DIR its data is in a temporary folder, deleted on
 * exit.
 */
const folder = process.env.DATA_DIR?.trim() ? undefined : await mkdtemp(join(tmpdir(), 'planner-demo-'))
let server: RunningServer | undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    Promise.resolve(server?.close()).then(() => exit(0), exitWithError)
  })
}
const result = configFrom({ LOG_LEVEL: 'warn', ...process.env, ...(folder ? { DATA_DIR: folder } : {}) })
if (result.ok) await serve(result.config).catch(exitWithError)
else await exitWithError(result.message)

async function serve(config: Config): Promise<void> {
  const demo = await openDemo(config.dataDir, Date.now, config.keySecrets)
  server = await startServer(config, { onFatal: () => void exit(1) })
  const base = config.publicUrl || server.url
  console.log(`listening on ${server.url}

The demo event "${demo.name}" is planned and open:
  as its organiser   ${base}${demo.adminLink}
  to join it         ${base}${demo.shareLink}
  as ${demo.person.padEnd(15)} ${base}${demo.personalLink}
`)
}

async function exitWithError(error: unknown): Promise<never> {
  console.error(error instanceof Error ? error.message : String(error))
  return exit(1)
}

async function exit(code: number): Promise<never> {
  if (folder) await rm(folder, { recursive: true, force: true })
  process.exit(code)
}
