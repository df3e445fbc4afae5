import { hash } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { type CellAddress, type EventState, TABLE_NAMES, TABLES } from '@planner/domain'
import { type EventExport, meetingToWire } from '@planner/protocol'
import { FairTurns } from '../limits/fair-turns.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Room } from '../rooms/room.ts'
import type { PlanRun, PlanRunSummary } from '../storage/plan-run.ts'

/** Most of a file is names of fields, which every level compresses well. */
const GZIP_LEVEL = 3

/** Cells written in one turn; a hundred take less than a millisecond. */
const CELLS_PER_TURN = 1000

type Exported = Pick<Room, 'eventId' | 'revision' | 'state' | 'bytes'>
type Runs = readonly PlanRunSummary[]
/** The whole of a version. */
type ReadVersion = (id: string) => Promise<PlanRun | undefined>

const NO_VERSION: ReadVersion = async () => undefined

/** A request for an export, until its answer is read. */
export type ExportReader = {
  readonly address: string
  /** Ends the request, even while its answer is being read. */
  readonly end: () => void
}

/** The file of one state of an event, compressed. */
type EventFile = { readonly bytes: Buffer; readonly readers: Set<ExportReader>; forget?: NodeJS.Timeout }

type ExportLimits = { perAddress: number; total: number; bytes: number }

/**
 * Makes exports (KEY-21), one at a time and by turns, and bounded in number and bytes (LIMIT-21). Everybody
 * who asks at one state of an event gets the same file.
 */
export class EventFiles {
  readonly #limits: ExportLimits
  readonly #now: () => number
  readonly #readers = new Set<ExportReader>()
  readonly #files = new Map<string, EventFile>()
  readonly #making = new Map<string, Promise<EventFile>>()
  readonly #turns = new FairTurns()
  /** How many files were made. */
  made = 0

  constructor(now: () => number, limits: Partial<ExportLimits> = {}) {
    this.#now = now
    this.#limits = {
      perAddress: LIMITS.exportsOfAddress.value,
      total: LIMITS.exportsOfAll.value,
      bytes: LIMITS.exportBytes.value,
      ...limits,
    }
  }

  /** Admits a request; false when its address has as many as it may. Call `leave` when it is over. */
  admit(reader: ExportReader): boolean {
    const ofAddress = (address: string) =>
      [...this.#readers].filter((each) => each.address === address).length
    if (ofAddress(reader.address) >= this.#limits.perAddress) return false
    if (this.#readers.size >= this.#limits.total) {
      const [most] = [...this.#readers].sort((a, b) => ofAddress(b.address) - ofAddress(a.address))
      if (most) this.#end(most)
    }
    this.#readers.add(reader)
    return true
  }

  leave(reader: ExportReader): void {
    this.#readers.delete(reader)
    for (const [name, file] of this.#files)
      if (file.readers.delete(reader) && file.readers.size === 0) this.#forgetSoon(name, file)
  }

  /** The gzipped file of an event as of now; undefined when the reader has been ended. */
  async read(
    room: Exported,
    runs: Runs,
    reader: ExportReader,
    version = NO_VERSION,
  ): Promise<Buffer | undefined> {
    const file = await this.#fileOf(room, { runs, version }, reader.address)
    if (!this.#readers.has(reader)) return undefined
    clearTimeout(file.forget)
    file.readers.add(reader)
    return file.bytes
  }

  async #fileOf(
    room: Exported,
    { runs, version }: { runs: Runs; version: ReadVersion },
    address: string,
  ): Promise<EventFile> {
    const nameNow = () => `${room.eventId} ${room.revision} ${hash('sha256', JSON.stringify(runs))}`
    const there = () => this.#files.get(nameNow()) ?? this.#making.get(nameNow())
    const turn = { address, eventId: room.eventId, asks: room.bytes }
    return (
      there() ?? this.#turns.run(turn, async () => there() ?? this.#make(nameNow(), room, { runs, version }))
    )
  }

  /** Reads the event as it is in this turn of the event loop. */
  #make(name: string, room: Exported, plans: { runs: Runs; version: ReadVersion }): Promise<EventFile> {
    const made = compressed(eventFile(room.state, plans, this.#now()))
      .then((bytes) => this.#keep(name, bytes))
      .finally(() => this.#making.delete(name))
    this.#making.set(name, made)
    this.made += 1
    return made
  }

  #keep(name: string, bytes: Buffer): EventFile {
    const file: EventFile = { bytes, readers: new Set() }
    const all = () => [...this.#files.values()].reduce((sum, each) => sum + each.bytes.length, bytes.length)
    while (this.#files.size > 0 && all() > this.#limits.bytes) {
      const [oldest] = [...this.#files].sort(
        ([, a], [, b]) => Number(a.readers.size > 0) - Number(b.readers.size > 0),
      )
      if (oldest) this.#drop(...oldest)
    }
    this.#files.set(name, file)
    this.#forgetSoon(name, file)
    return file
  }

  #forgetSoon(name: string, file: EventFile): void {
    clearTimeout(file.forget)
    file.forget = setTimeout(() => this.#files.delete(name), LIMITS.exportSeconds.value * 1000).unref()
  }

  #drop(name: string, file: EventFile): void {
    clearTimeout(file.forget)
    this.#files.delete(name)
    for (const reader of file.readers) this.#end(reader)
  }

  #end(reader: ExportReader): void {
    this.#readers.delete(reader)
    reader.end()
  }
}

async function compressed(texts: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip({ level: GZIP_LEVEL })
  const parts: Buffer[] = []
  gzip.on('data', (part: Buffer) => parts.push(part))
  const ended = once(gzip, 'end')
  for await (const text of texts) if (!gzip.write(text)) await once(gzip, 'drain')
  gzip.end()
  await ended
  return Buffer.concat(parts)
}

/** The text of an export in pieces, so that others get their turns; KEY-21. `exportedAt` in ms. */
async function* eventFile(
  state: EventState,
  { runs, version }: { runs: Runs; version: ReadVersion },
  exportedAt: number,
): AsyncGenerator<string> {
  const { event, settings, persons, topics } = state
  // The file shows the event as of its beginning: records and cells are replaced, never changed.
  const cells = [...state.cells.values()]
  const head = {
    format: 'planner-event/2',
    exportedAt,
    event: { ...event },
    settings: Object.fromEntries(settings),
    people: [...persons.values()].map((person) => ({ ...person })),
    topics: [...topics.values()].map((topic) => ({ ...topic })),
    // What the two say to each other is for them alone (MEET-26).
    meetings: [...state.meetings.values()].map((fact) => meetingToWire({ ...fact, said: [] })),
    planRuns: runs.map(runOf),
  } satisfies Omit<EventExport, 'tables' | 'plans'>
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  for (const [index, table] of TABLE_NAMES.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(table)}:[`
    let separator = ''
    const rows = cells.filter(({ address }) => address.table === table)
    for (let start = 0; start < rows.length; start += CELLS_PER_TURN) {
      const turn = rows.slice(start, start + CELLS_PER_TURN)
      yield separator +
        turn
          .map(({ address, value, timestamp }) => JSON.stringify({ ...partsOf(address), value, timestamp }))
          .join(',')
      separator = ','
      await setImmediate()
    }
    yield ']'
  }
  yield '},"plans":['
  let separator = ''
  for (const { id } of runs) {
    const found = await version(id)
    const plan = found && planOf(found)
    if (!plan) continue
    yield separator + JSON.stringify(plan)
    separator = ','
  }
  yield ']}\n'
}

/** A version as another installation takes it; undefined while it is planned. */
function planOf(run: PlanRun): EventExport['plans'][number] | undefined {
  const { status, best, settings, author, id, createdAt, startedAt, endedAt } = run
  if (status === 'queued' || status === 'running') return undefined
  return {
    id,
    status,
    createdAt,
    startedAt,
    endedAt,
    seconds: run.seconds,
    seed: run.seed,
    settings: JSON.parse(settings) as Record<string, unknown>,
    week: run.week,
    best: best === null ? null : (JSON.parse(best) as Record<string, unknown>),
    error: run.error,
    author,
    isReplan: run.isReplan,
    inForceAt: run.inForceAt,
  }
}

/** The parts of an address that its table has. */
function partsOf(address: CellAddress): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(TABLES[address.table].parts).map((part) => [part, address[part as keyof CellAddress]]),
  )
}

function runOf({ settings, score, ...run }: PlanRunSummary): EventExport['planRuns'][number] {
  return {
    ...run,
    score: score === null ? null : (JSON.parse(score) as number[]),
    settings: JSON.parse(settings) as Record<string, unknown>,
  }
}
