import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { type StartOptions, serverProcess } from '../apps/server/src/testing/server-process.ts'

export type Measured = Awaited<ReturnType<typeof startPlanner>>

export type ServerOptions = Pick<StartOptions, 'program' | 'args' | 'hasChannel'> & {
  env?: Record<string, string>
  /** Where its log goes; this process's own standard error when left out. */
  logFile?: string
}

/** How docs/operations.md starts a server that has 1 GB. */
export const SERVER_OF_1_GB = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
}

/** Starts the planner's server, or another program, whose use of the machine is measured. */
export async function startPlanner({ env = {}, logFile, ...options }: ServerOptions) {
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  const { url, child, ended, kill } = await serverProcess(env, { ...options, log })
  const pid = child.pid ?? 0
  return {
    url,
    pid,
    /** Resident memory in bytes, 0 where the system does not report it. */
    memory: () => usedBy(pid).bytes,
    /** CPU seconds used so far by all its threads. */
    cpuSeconds: () => usedBy(pid).cpuSeconds,
    /** Its metrics of this moment, by name with labels. */
    async metrics(): Promise<Map<string, number>> {
      const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
      const told = lines.filter((line) => line !== '' && !line.startsWith('#'))
      return new Map(
        told.map((line) => {
          const end = line.lastIndexOf(' ')
          return [line.slice(0, end), Number(line.slice(end + 1))]
        }),
      )
    },
    /** Sends it a message and resolves to the next one it sends; needs a channel. */
    async ask(message: string): Promise<unknown> {
      const answer = once(child, 'message')
      child.send(message)
      return (await answer)[0]
    },
    ended,
    async stop() {
      await kill('SIGTERM')
    },
  }
}

/**
 * Resident bytes and CPU seconds of a process; 0 where the system does not tell them by files under /proc.
 */
export function usedBy(pid: number): { bytes: number; cpuSeconds: number } {
  const fields = readOr(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return {
    bytes: Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`))?.[1] ?? 0) * 1024,
    cpuSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100,
  }
}

/** The text of a file, or an empty one where there is no such file. */
export function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
