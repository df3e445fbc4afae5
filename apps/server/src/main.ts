import { noteCrash } from './adapters/crash-note.ts'
import { configFrom } from './config.ts'
import { type RunningServer, startServer } from './start-server.ts'

// Files that the server creates are readable by their owner alone; OPS-4.
process.umask(0o077)

const result = configFrom(process.env)
if (!result.ok) exitWithError(result.message)
const { config } = result

// A monitor only: an error that nothing has caught still ends the process.
process.on('uncaughtExceptionMonitor', (error) =>
  noteCrash(config.dataDir, { command: 'ServerCrashed', error, at: Date.now() }),
)

// The server goes on when nobody reads its output (OPS-21).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

let server: RunningServer
try {
  server = await startServer(config, { onFatal: () => process.exit(1) })
} catch (error) {
  exitWithError(explain(error))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
console.log(`listening on ${server.url}`)

async function stop(): Promise<void> {
  try {
    await server.close()
    process.exit(0)
  } catch (error) {
    exitWithError(`The server could not be stopped cleanly: ${explain(error)}`)
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${config.port} on ${config.host} is in use. Maybe the server is running already? PORT chooses another.`
  if (code === 'EACCES')
    return `Port ${config.port} on ${config.host} may not be opened by this user. PORT chooses another.`
  return error instanceof Error ? error.message : String(error)
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
