import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../apps/server/src/seeded-random.ts'
import { newFolder } from '../../scripts/lib/paths.mjs'
import { type Measured, SERVER_OF_1_GB, startPlanner } from '../server-process.ts'
import type { Attack, OwnServer } from './attack.ts'
import { makeEvents } from './events.ts'
import { HonestOrganiser } from './honest-organiser.ts'
import { HonestPeople } from './honest-people.ts'

const PEOPLE = 50
const SAMPLE_MS = 100
/** How long honest people may still wait for an answer once they were told to end; ms. */
const END_MS = 70_000

/** A server of 1 GB as docs/operations.md describes it, with honest people who use it all the time. */
export class AttackedServer {
  readonly people: HonestPeople
  readonly organiser: HonestOrganiser
  hasEnded = false
  readonly #dataDir: string
  readonly #server: Measured
  readonly #own: OwnServer | undefined
  readonly #using: Promise<unknown>
  readonly #sampling: NodeJS.Timeout
  #peak = 0

  static async start(seed: number, ownServer: Attack['ownServer']): Promise<AttackedServer> {
    const dataDir = newFolder('hostile')
    await makeEvents(dataDir)
    const own = await ownServer?.(dataDir)
    const server = await startPlanner({
      env: { DATA_DIR: dataDir, TRUST_PROXY: 'yes', ...SERVER_OF_1_GB, ...own?.env },
      ...(own?.logFile ? { logFile: own.logFile } : {}),
    })
    const people = await HonestPeople.join(server.url, PEOPLE, seededRandom(seed))
    const organiser = await HonestOrganiser.register(server.url)
    return new AttackedServer({ dataDir, server, own, people, organiser })
  }

  private constructor(of: {
    dataDir: string
    server: Measured
    own: OwnServer | undefined
    people: HonestPeople
    organiser: HonestOrganiser
  }) {
    this.#dataDir = of.dataDir
    this.#server = of.server
    this.#own = of.own
    this.people = of.people
    this.organiser = of.organiser
    this.#using = Promise.all([of.people.edit(), of.organiser.organise()])
    this.#sampling = setInterval(() => {
      this.#peak = Math.max(this.#peak, this.memory())
    }, SAMPLE_MS)
    void of.server.ended.then(() => {
      this.hasEnded = true
    })
  }

  get url(): string {
    return this.#server.url
  }

  /** Resident bytes of the server's process now. */
  memory(): number {
    return this.#server.memory()
  }

  /** The most resident bytes since the last call. */
  takePeak(): number {
    const peak = this.#peak
    this.#peak = 0
    return peak
  }

  /** Ends everything and resolves to the number of acknowledged edits that are lost. */
  async stop(): Promise<number> {
    this.people.end()
    this.organiser.end()
    await Promise.race([this.#using, wait(END_MS)])
    clearInterval(this.#sampling)
    const lost = this.hasEnded ? await this.#lostAfterEnd() : await this.people.lost(this.url)
    this.people.close()
    this.organiser.close()
    if (!this.hasEnded) await this.#server.stop()
    await this.#own?.close()
    await rm(this.#dataDir, { recursive: true, force: true })
    return lost
  }

  /** Counts lost edits with a new server on the data of the one that has ended. */
  async #lostAfterEnd(): Promise<number> {
    const server = await startPlanner({ env: { DATA_DIR: this.#dataDir } })
    const lost = await this.people.lost(server.url)
    await server.stop()
    return lost
  }
}
