import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, serverProcess } from '../apps/server/src/testing/server-process.ts'
import { cacheFolder } from '../scripts/lib/paths.mjs'

/** A real server with a data folder of its own. `restart()` reuses port and data. */
export class PlannerServer {
  url = ''
  readonly dataDir = mkdtempSync(join(tmpdir(), 'planner-e2e-'))
  #server: ServerProcess | undefined
  #port = '0'
  readonly #environment: Record<string, string>

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment
  }

  /** Starts at the address of a server that has ended, unless somebody else has taken it since. */
  async startAt(former: string): Promise<void> {
    if (former !== '') this.#port = new URL(former).port
    await this.start().catch(() => {
      this.#port = '0'
      return this.start()
    })
  }

  async start(): Promise<void> {
    const variables = {
      // A server that starts compiles nothing that one has compiled before.
      NODE_COMPILE_CACHE: join(cacheFolder, 'server-code'),
      ...this.#environment,
      PORT: this.#port,
      DATA_DIR: this.dataDir,
      // Runs end with a proof, at their limit or when stopped, but never for lack of progress on a slow
      // machine.
      PLAN_PATIENCE_SECONDS: '300',
    }
    this.#server = await serverProcess(variables, { log: 'inherit' })
    this.url = this.#server.url
    this.#port = new URL(this.url).port
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.#server?.kill(signal)
    this.#server = undefined
  }

  /** After a journey that may have stopped it. */
  async ensureStarted(): Promise<void> {
    if (!this.#server) await this.start()
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
