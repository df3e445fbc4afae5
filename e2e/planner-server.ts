import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryUrl } from '../apps/server/src/entries.ts'

const root = new URL('..', import.meta.url).pathname

/** A real server with a data folder of its own. `restart()` reuses port and data. */
export class PlannerServer {
  url = ''
  readonly dataDir = mkdtempSync(join(tmpdir(), 'planner-e2e-'))
  #child: ChildProcess | undefined
  #port = '0'
  readonly #environment: Record<string, string>

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(entryUrl('main'))], {
      cwd: root,
      env: {
        ...process.env,
        // Nothing is searched beside what a journey does.
        KEEP_PLANS_READY: 'no',
        ...this.#environment,
        PORT: this.#port,
        DATA_DIR: this.dataDir,
        // That a server has no PUBLIC_URL is a warning of each, and no journey's.
        LOG_LEVEL: 'error',
        // Runs end with a proof, at their limit or when stopped, but never for lack of progress on a slow machine.
        PLAN_PATIENCE_SECONDS: '300',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.url = await new Promise((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        const found = /listening on (http:\/\/\S+)/.exec(String(chunk))
        if (found?.[1]) resolve(found[1])
      })
      child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)))
    })
    this.#port = new URL(this.url).port
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.stop(signal)
    await this.start()
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
