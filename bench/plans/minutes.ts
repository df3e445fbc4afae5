import { head, row } from '../figures.ts'
import { MB, memoryIn, type Sample } from './memory.ts'

const NONE = { plans: 0, restores: 0, adoptions: 0, questions: 0, reconnections: 0 }
type Counts = typeof NONE
type Counted = keyof Counts

const COUNTED = Object.keys(NONE) as Counted[]
const MINUTE_MS = 60_000

/** What has happened to events in each minute since `begin`. */
export class Minutes {
  #began = performance.now()
  readonly #minutes: Counts[] = []

  begin(): void {
    this.#began = performance.now()
  }

  count(what: Counted, number = 1): void {
    const minute = Math.floor((performance.now() - this.#began) / MINUTE_MS)
    while (this.#minutes.length <= minute) this.#minutes.push({ ...NONE })
    const counts = this.#minutes[minute]
    if (counts) counts[what] += number
  }

  /** Prints a row for each minute and one for all of them. */
  print(samples: readonly Sample[]): void {
    const mb = (bytes: number) => (Number.isFinite(bytes) ? (bytes / MB).toFixed(1) : '-')
    const print = (name: string, counts: Counts, some: readonly Sample[]) => {
      const { resident, heap } = memoryIn(some)
      row([name, mb(resident), mb(heap), ...COUNTED.map((what) => counts[what])])
    }
    head(['minute', 'resident, MB', 'heap left, MB', ...COUNTED])
    const all = { ...NONE }
    for (const [index, counts] of this.#minutes.entries()) {
      for (const what of COUNTED) all[what] += counts[what]
      const isOfMinute = ({ ms }: Sample) => Math.floor(ms / MINUTE_MS) === index
      print(String(index + 1), counts, samples.filter(isOfMinute))
    }
    print('all', all, samples)
  }
}
