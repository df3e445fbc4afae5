import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../bench.ts'
import { privateKey, VARIANT } from '../events.ts'
import { choiceOf, joinAll } from '../hub/scenarios.ts'
import { LightClient } from '../light-client.ts'
import { type Measured, readOr, usedBy } from '../server-process.ts'

const EDITORS = 100
/** Edits under way of each editor: the hub always has work, and nobody is refused for too many. */
const UNDER_WAY = 3
/** How long a burst takes; ms. The server does not yet end a search that stands still for so long. */
const BURST_MS = 300
/**
 * Seconds of processor time that a search uses before a burst begins, so that all its threads are at work.
 */
const AT_WORK_SECONDS = 0.4

/** One burst of edits. `searched` is the processor time that the search used in it, in cores. */
export type Burst = { perSecond: number; searched: number }

/** People of the main event who edit as fast as the hub answers. */
export class SaturatedHub {
  readonly #server: Measured
  readonly #clients: LightClient[]
  /** Begins a search where none is under way. */
  readonly #beginSearch: () => Promise<unknown>
  #number = 0
  mostMegabytes = 0
  interrupted = 0

  private constructor(server: Measured, clients: LightClient[], beginSearch: () => Promise<unknown>) {
    this.#server = server
    this.#clients = clients
    this.#beginSearch = beginSearch
  }

  static async open(server: Measured, beginSearch: () => Promise<unknown>): Promise<SaturatedHub> {
    const target = { connect: () => LightClient.open(server.url, VARIANT.hubPath), key: privateKey }
    const hub = new SaturatedHub(server, await joinAll(target, EDITORS), beginSearch)
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await hub.#edits()
    return hub
  }

  /** Measures a burst while a search is at work; `isSearchHeld` stops the search's process for the burst. */
  async burst(isSearchHeld: boolean): Promise<Burst> {
    const pid = await this.#untilAtWork()
    if (isSearchHeld) process.kill(pid, 'SIGSTOP')
    try {
      const before = searchOf(this.#server.pid)
      const perSecond = await this.#edits()
      const after = searchOf(this.#server.pid)
      if (after?.pid !== pid) this.interrupted += 1
      const searched =
        after?.pid === pid ? (after.cpuSeconds - (before?.cpuSeconds ?? 0)) / (BURST_MS / 1000) : 0
      return { perSecond, searched }
    } finally {
      if (isSearchHeld && searchOf(this.#server.pid)?.pid === pid) process.kill(pid, 'SIGCONT')
    }
  }

  close(): void {
    for (const client of this.#clients) client.close()
  }

  async #untilAtWork(): Promise<number> {
    let first = searchOf(this.#server.pid)
    let missingSince = performance.now()
    await until('a search is at work', async () => {
      const search = searchOf(this.#server.pid)
      if (search) this.mostMegabytes = Math.max(this.mostMegabytes, search.megabytes)
      if (search?.pid !== first?.pid) first = search
      if (search) missingSince = performance.now()
      else if (performance.now() - missingSince > 8000) {
        missingSince = performance.now()
        await this.#beginSearch()
      }
      return search !== undefined && search.cpuSeconds - (first?.cpuSeconds ?? 0) >= AT_WORK_SECONDS
    })
    return first?.pid ?? 0
  }

  async #edits(): Promise<number> {
    const end = performance.now() + BURST_MS
    let acknowledged = 0
    const editor = async (client: LightClient, index: number) => {
      while (performance.now() < end) {
        const { ok, message } = await client.invoke('SendSharedValue', choiceOf(index, this.#number++))
        if (!ok) throw new Error(`An edit was refused: ${message}`)
        if (performance.now() <= end) acknowledged += 1
      }
    }
    await Promise.all(
      this.#clients.flatMap((client, index) =>
        Array.from({ length: UNDER_WAY }, () => editor(client, index)),
      ),
    )
    // The clients read what is left of this burst.
    await wait(50)
    return acknowledged / (BURST_MS / 1000)
  }
}

/** The planner's process of a server. */
type Search = { pid: number; cpuSeconds: number; megabytes: number }

/** The search of a server that is under way. Linux alone. */
function searchOf(serverPid: number): Search | undefined {
  const [pid] = readOr(`/proc/${serverPid}/task/${serverPid}/children`).split(' ').filter(Boolean).map(Number)
  if (pid === undefined) return undefined
  const { bytes, cpuSeconds } = usedBy(pid)
  return { pid, cpuSeconds, megabytes: bytes / 1024 ** 2 }
}
