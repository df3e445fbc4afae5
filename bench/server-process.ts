import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entryUrl } from '../apps/server/src/entries.ts'

export type Measured = {
  url: string
  pid: number
  /** Resident memory in bytes, 0 where the system does not report it. */
  memory(): number
  /** CPU seconds used so far by all its threads. */
  cpuSeconds(): number
  /** Its metrics of this moment, by name with labels. */
  metrics(): Promise<Map<string, number>>
  /** Sends it a message and resolves to the next one it sends; needs a channel. */
  ask(message: string): Promise<unknown>
  /** Resolves when it has ended, by itself or because it was stopped. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

export type ServerOptions = {
  env?: Record<string, string>
  hasChannel?: boolean
  /** Where its log goes; this process's own standard error when left out. */
  logFile?: string
}

/** How docs/operations.md starts a server that has 1 GB. */
export const SERVER_OF_1_GB = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
}

/** Starts the planner's server and waits until it prints its URL. */
export function startPlanner(options: ServerOptions): Promise<Measured> {
  return startProcess(entryUrl('main'), options)
}

/** Starts a server program and waits until it prints its URL. */
export async function startProcess(
  file: URL,
  options: ServerOptions & { args?: string[] } = {},
): Promise<Measured> {
  const path = fileURLToPath(file)
  const log = options.logFile === undefined ? 'inherit' : openSync(options.logFile, 'a')
  const child: ChildProcess = spawn(process.execPath, [path, ...(options.args ?? [])], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', KEEP_PLANS_READY: 'no', ...options.env },
    stdio: ['ignore', 'pipe', log, ...(options.hasChannel ? (['ipc'] as const) : [])],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const found = /listening on (\S+)/.exec(String(chunk))
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code} before it listened`)))
  })
  const stat = (name: string) => {
    try {
      return readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
    } catch {
      return ''
    }
  }
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(stat('status'))?.[1] ?? 0) * 1024,
    cpuSeconds() {
      const fields = stat('stat').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
    },
    async metrics() {
      const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
      const told = lines.filter((line) => line !== '' && !line.startsWith('#'))
      return new Map(
        told.map((line) => {
          const end = line.lastIndexOf(' ')
          return [line.slice(0, end), Number(line.slice(end + 1))]
        }),
      )
    },
    ask(message) {
      const answer = new Promise((resolve) => child.once('message', resolve))
      child.send(message)
      return answer
    },
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
