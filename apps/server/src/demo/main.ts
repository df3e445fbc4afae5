import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, configFrom } from '../config.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { openDemo } from './open-demo.ts'

/** A server with an event to look at. DATA_DIR keeps it; otherwise it lives in a folder that goes with the server. */
const folder = process.env.DATA_DIR?.trim() ? undefined : await mkdtemp(join(tmpdir(), 'planner-demo-'))
let server: RunningServer | undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    Promise.resolve(server?.close()).then(() => leave(0), giveUp)
  })
}
const result = configFrom({ LOG_LEVEL: 'warn', ...process.env, ...(folder ? { DATA_DIR: folder } : {}) })
if (result.ok) await serve(result.config).catch(giveUp)
else await giveUp(result.message)

async function serve(config: Config): Promise<void> {
  const demo = await openDemo(config.dataDir, Date.now)
  server = await startServer(config, { onFatal: () => void leave(1) })
  const base = config.publicUrl || server.url
  console.log(`listening on ${server.url}

The demo event "${demo.name}" is planned and open:
  as its organiser   ${base}${demo.adminLink}
  to join it         ${base}${demo.shareLink}
  as ${demo.person.padEnd(15)} ${base}${demo.personalLink}
`)
}

async function giveUp(error: unknown): Promise<never> {
  console.error(error instanceof Error ? error.message : String(error))
  return leave(1)
}

async function leave(code: number): Promise<never> {
  if (folder) await rm(folder, { recursive: true, force: true })
  process.exit(code)
}
