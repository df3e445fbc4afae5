import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import { preference, putCell, storeEvent } from '../../apps/server/src/storage/testing/samples.ts'

/**
 * Group commit compared with one commit per edit: the same edits through the same thread and disk, alternating in one run.
 * Only the ratio is comparable between machines.
 */
const ROUNDS = 5
const EDITS_A_ROUND = 4000
const EDITS_IN_FLIGHT = 200
const MODES = { 'group commit': 1000, 'commit per edit': 1 } as const

type Mode = keyof typeof MODES
type Round = { editsPerSecond: number; acknowledgedMs: number[] }

/** One round in a new folder on the project's disk, since the system's temporary folder may be in memory. */
async function measure(mode: Mode): Promise<Round> {
  const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
  await mkdir(parent, { recursive: true })
  const dataDir = await mkdtemp(join(parent, 'bench-storage-'))
  const storage = await openStorage({ dataDir, maxBatchJobs: MODES[mode] })
  const eventId = await storeEvent(storage)
  const acknowledgedMs: number[] = []
  let next = 0
  async function edit(): Promise<void> {
    while (next < EDITS_A_ROUND) {
      const number = next++
      const cell = preference(`person-${number % 300}`, `topic-${number % 307}`)
      const sentAt = performance.now()
      await storage.write([putCell(eventId, cell, 'Yes', number)])
      acknowledgedMs.push(performance.now() - sentAt)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: EDITS_IN_FLIGHT }, edit))
  const seconds = (performance.now() - started) / 1000
  await storage.close()
  await rm(dataDir, { recursive: true })
  return { editsPerSecond: EDITS_A_ROUND / seconds, acknowledgedMs }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

const rounds: Record<Mode, Round[]> = { 'group commit': [], 'commit per edit': [] }
for (let round = 0; round < ROUNDS; round += 1) {
  for (const mode of Object.keys(MODES) as Mode[]) rounds[mode].push(await measure(mode))
}

const rateOf = (mode: Mode) =>
  quantile(
    rounds[mode].map(({ editsPerSecond }) => editsPerSecond),
    0.5,
  )
console.log(
  `${ROUNDS} rounds of ${EDITS_A_ROUND} edits each way, ${EDITS_IN_FLIGHT} in flight (median round)`,
)
for (const mode of Object.keys(MODES) as Mode[]) {
  const waits = rounds[mode].flatMap(({ acknowledgedMs }) => acknowledgedMs)
  const rate = Math.round(rateOf(mode)).toLocaleString('en')
  const [median, p99] = [quantile(waits, 0.5), quantile(waits, 0.99)].map((ms) => ms.toFixed(1))
  console.log(
    `${mode.padEnd(16)} ${rate.padStart(8)} edits/s, acknowledged in ${median} ms, 99 % in ${p99} ms`,
  )
}
console.log(
  `group commit is ${(rateOf('group commit') / rateOf('commit per edit')).toFixed(1)} times as fast`,
)
