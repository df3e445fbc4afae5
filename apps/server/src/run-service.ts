import { noteCrash } from './adapters/crash-note.ts'
import { type Config, configFrom } from './config.ts'
import type { ServerOptions } from './start-server.ts'

/** `started` is printed; whoever starts the process waits for it. */
type Service = { close(): Promise<void>; started: string }

/** Runs a service as this process, configured by the environment, until it is told to end. */
export async function runService(
  start: (config: Config, options: ServerOptions) => Promise<Service>,
): Promise<void> {
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

  const service = await start(config, { onFatal: () => process.exit(1) }).catch((error: unknown) =>
    exitWithError(explain(error, config)),
  )
  const stop = async () => {
    try {
      await service.close()
      process.exit(0)
    } catch (error) {
      exitWithError(`The server could not be stopped cleanly: ${explain(error, config)}`)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  console.log(service.started)
}

function explain(error: unknown, { port, host }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Maybe the server is running already? PORT chooses another.`
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be opened by this user. PORT chooses another.`
  return error instanceof Error ? error.message : String(error)
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
