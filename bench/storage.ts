import { openStorage } from '../apps/server/src/storage/open-storage.ts'
import { preference, putCell, storeEvent } from '../apps/server/src/storage/testing/samples.ts'

import { bench, type Stand } from './bench.ts'
import { head, quantile, row } from './figures.ts'

const ROUNDS = 5
const EDITS_A_ROUND = 4000
const EDITS_IN_FLIGHT = 200
const MODES = { 'group commit': 1000, 'commit per edit': 1 } as const

type Mode = keyof typeof MODES
type Round = { editsPerSecond: number; acknowledgedMs: number[] }

export const STORAGE = bench({
  measures:
    'Group commit beside one commit for each edit on the same disk; only the ratio compares between machines.',
  options: {},
  async measure(stand) {
    const modes = Object.keys(MODES) as Mode[]
    const rounds: Record<Mode, Round[]> = { 'group commit': [], 'commit per edit': [] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of modes) rounds[mode].push(await measure(stand, mode))
    const rateOf = (mode: Mode) =>
      quantile(
        rounds[mode].map(({ editsPerSecond }) => editsPerSecond),
        0.5,
      )
    console.log(
      `${ROUNDS} rounds of ${EDITS_A_ROUND} edits each way, ${EDITS_IN_FLIGHT} in flight (median round)`,
    )
    head(['mode', 'edits/s', 'acknowledged in ms', '99 % in ms'])
    for (const mode of modes) {
      const waits = rounds[mode].flatMap(({ acknowledgedMs }) => acknowledgedMs)
      row([mode, Math.round(rateOf(mode)), ...[0.5, 0.99].map((share) => quantile(waits, share).toFixed(1))])
    }
    const ratio = rateOf('group commit') / rateOf('commit per edit')
    console.log(`group commit is ${ratio.toFixed(1)} times as fast`)
  },
})

async function measure(stand: Stand, mode: Mode): Promise<Round> {
  const dataDir = stand.folder()
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
  return { editsPerSecond: EDITS_A_ROUND / seconds, acknowledgedMs }
}
