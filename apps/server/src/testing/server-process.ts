import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { entryUrl } from '../entries.ts'

export type ServerProcess = {
  url: string
  stdout: () => string
  stderr: () => string
  /** Resolves to the exit code, or to the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>
  /** Sends a signal and waits for the exit; resolves like `ended`. */
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

/** Starts main.ts in a child process, as in production. `shell` is put before its command, to limit it for instance. */
export async function serverProcess(
  variables: Record<string, string>,
  shell?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = startMain(variables, shell)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /listening on (\S+)/.exec(output.stdout)
      if (match?.[1]) resolve(match[1])
    })
    void ended.then((end) => reject(new Error(`The server ended with ${end}: ${output.stderr}`)))
  })
  return {
    url,
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
  const { output, ended } = startMain(variables)
  return { code: await ended, ...output }
}

const FOR_TESTS = { LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', KEEP_PLANS_READY: 'no' }

function startMain(variables: Record<string, string>, shell?: string) {
  const command =
    shell === undefined ? [process.execPath] : ['bash', '-c', `${shell} "$0" "$@"`, process.execPath]
  const [program = '', ...before] = command
  const child: ChildProcess = spawn(program, [...before, fileURLToPath(entryUrl('main'))], {
    env: { ...process.env, ...FOR_TESTS, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
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
