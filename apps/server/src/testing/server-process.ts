import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { entryUrl } from '../entries.ts'

export type ServerProcess = {
  url: string
  child: ChildProcess
  stdout: () => string
  /** Empty where the log goes elsewhere. */
  stderr: () => string
  /** Resolves to the exit code, or to the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>
  /** Sends a signal and waits for the exit; resolves like `ended`. */
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

export type StartOptions = {
  /** A program that prints its URL like main.ts, which is started when this is left out. */
  program?: URL
  args?: readonly string[]
  /** Put before the command, to limit it for instance. */
  shell?: string
  /** Where standard error goes: to `stderr` when left out, to that of this process, or to an open file. */
  log?: 'pipe' | 'inherit' | number
  /** Whether messages can be sent to it. */
  hasChannel?: boolean
}

/** Starts a server in a child process, as in production, and waits until it prints its URL. */
export async function serverProcess(
  variables: Record<string, string>,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const { child, output, ended } = start(variables, options)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /listening on (\S+)/.exec(output.stdout)
      if (match?.[1]) resolve(match[1])
      // A worker has none.
      else if (output.stdout.startsWith('planning for')) resolve('')
    })
    void ended.then((end) => reject(new Error(`The server ended with ${end}: ${output.stderr}`)))
  })
  return {
    url,
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ended,
    async kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}

export type Ended = { code: number | NodeJS.Signals; stdout: string; stderr: string }

/** Runs main.ts until it exits by itself. */
export async function runMain(variables: Record<string, string>): Promise<Ended> {
  const { output, ended } = start(variables, {})
  return { code: await ended, ...output }
}

/** Nothing is searched beside what a test does, and a server without a PUBLIC_URL does not warn of it. */
const USUAL = { LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', KEEP_PLANS_READY: 'no' }

function start(
  variables: Record<string, string>,
  { program = entryUrl('main'), args = [], shell, log = 'pipe', hasChannel = false }: StartOptions,
) {
  const own = [fileURLToPath(program), ...args]
  const [command, before] =
    shell === undefined
      ? [process.execPath, own]
      : ['bash', ['-c', `${shell} "$0" "$@"`, process.execPath, ...own]]
  const child: ChildProcess = spawn(command, before, {
    env: { ...process.env, ...USUAL, ...variables },
    stdio: ['ignore', 'pipe', log, ...(hasChannel ? (['ipc'] as const) : [])],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => {
    output.stdout += String(text)
  })
  child.stderr?.on('data', (text) => {
    output.stderr += String(text)
  })
  const ended = once(child, 'close').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 'SIGKILL',
  )
  return { child, output, ended }
}
