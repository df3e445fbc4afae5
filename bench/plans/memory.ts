import { quantile } from '../figures.ts'
import type { Measured } from '../server-process.ts'

/** What a server has at a moment since the watch began; bytes. The heap is that of the main thread. */
export type Sample = { ms: number; resident: number; heap: number }

export const MB = 1024 ** 2
const SAMPLE_MS = 5000
/**
 * How much more memory a server may have in the last third of a time than in the middle one: this share, or
 * so many bytes where that is more. In ten minutes on two busy cores, with 17 plans in a third, this finds a
 * leak of a megabyte a plan, or of a quarter of one in the heap.
 */
const GROWTH = { resident: { share: 0.05, bytes: 16 * MB }, heap: { share: 0.05, bytes: 4 * MB } }

/** Samples a server's own process with its threads, without the planner's processes, until it is closed. */
export class MemoryWatch {
  readonly samples: Sample[] = []
  readonly #server: Measured
  readonly #began = performance.now()
  readonly #timer: NodeJS.Timeout

  constructor(server: Measured) {
    this.#server = server
    this.#timer = setInterval(() => void this.#take(), SAMPLE_MS)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #take(): Promise<void> {
    const ms = performance.now() - this.#began
    const resident = this.#server.memory()
    // A server that has ended, or is too busy, has no figures at this moment.
    const metrics = await this.#server.metrics().catch(() => undefined)
    const heap = metrics?.get('nodejs_heap_size_used_bytes')
    if (resident > 0 && heap !== undefined) this.samples.push({ ms, resident, heap })
  }
}

/** The median of what is resident, and the least heap in use, which is what a collection has left. */
export function memoryIn(samples: readonly Sample[]): Record<keyof typeof GROWTH, number> {
  return {
    resident: quantile(
      samples.map(({ resident }) => resident),
      0.5,
    ),
    heap: quantile(
      samples.map(({ heap }) => heap),
      0,
    ),
  }
}

/**
 * What has not settled; empty where memory has. The first third does not count: a server that warms up grows.
 * Growth that is slower than `GROWTH` is not seen.
 */
export function growths(samples: readonly Sample[], lengthMs: number): string[] {
  const third = (index: number) =>
    memoryIn(samples.filter(({ ms }) => Math.min(2, Math.floor((3 * ms) / lengthMs)) === index))
  const [middle, last] = [third(1), third(2)]
  const kinds = ['resident', 'heap'] as const
  return kinds.flatMap((kind) => {
    const { share, bytes } = GROWTH[kind]
    const most = Math.max(share * middle[kind], bytes)
    const grown = last[kind] - middle[kind]
    if (grown < most) return []
    if (Number.isNaN(grown)) return [`there are no figures of ${kind} memory`]
    const mb = (size: number) => (size / MB).toFixed(1)
    return [
      `${kind} memory has grown from ${mb(middle[kind])} to ${mb(last[kind])} MB; ${mb(most)} MB more are allowed`,
    ]
  })
}
