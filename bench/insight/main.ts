/**
 * What organisers wait for when they pick somebody up, ask why somebody is where they are or place those who come late, in a planned event of 500 people and 120
 * topics: processor time of the process, all threads, and the time until the answer. Beside another checkout, each question is asked of
 * both in turns, in alternating order. The anchor is a full evaluation of the same plan: on a busy or slow machine it grows as well.
 */

import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { evaluate } from '@planner/solver'
import type { Insight as ThisInsight } from '../../apps/server/src/planning/insight/insight.ts'
import { snapshotOf } from '../../apps/server/src/planning/insight/snapshot.ts'
import { personId } from '../../apps/server/src/testing/big-event.ts'
import { changingRoom, plannedEvent, VARIANT } from './planned-event.ts'

const USAGE = `Usage: npm run bench -- insight [options]
  --rounds 40      times that each question is asked
  --against PATH   asks the code of another checkout (before) of this repository as well, in turns`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
// Each checkout starts its thread from its own sources.
delete process.env.SERVER_BUNDLE

/** The compiler warms up. */
const UNCOUNTED = 3
const rounds = UNCOUNTED + Number(values.rounds)
const contents = plannedEvent()
const { room, move, choice, late: takeOutTenth } = changingRoom(contents)

const insightFrom = async (checkout: string): Promise<ThisInsight> => {
  const url = pathToFileURL(join(resolve(checkout), 'apps/server/src/planning/insight/insight.ts'))
  const { Insight } = (await import(url.href)) as { Insight: new () => ThisInsight }
  return new Insight()
}
const sides = [
  ...(values.against === undefined ? [] : [{ name: 'before', insight: await insightFrom(values.against) }]),
  { name: 'now', insight: await insightFrom('.') },
]

type Asked = (insight: ThisInsight, round: number) => Promise<unknown>
const moves: Asked = (insight, round) => insight.ask(room, 'moves', { personId: personId(round), from: null })
const why: Asked = (insight, round) => insight.ask(room, 'why', { personId: personId(round), slot: 0 })

const late: Asked = (insight) => insight.ask(room, 'latePlaces', { limits: [], without: [] })

/** What happens before the question, and the question. */
const CASES: [name: string, before: () => void, ask: Asked][] = [
  ['priceMoves, first after a choice', choice, moves],
  ['priceMoves, first after a move by hand', move, moves],
  ['priceMoves, again', () => {}, moves],
  ['explainPlace, first after a move by hand', move, why],
  ['explainPlace, first after a choice', choice, why],
  ['explainPlace, again', () => {}, why],
  ['latePlaces, a tenth late', takeOutTenth, late],
]

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const cell = (list: readonly number[]) => {
  const sorted = list.toSorted((a, b) => a - b)
  const [median, most] = [0.5, 0.95].map(
    (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN,
  )
  return `${median.toFixed(1).padStart(7)} (${most.toFixed(0)})`
}

const anchor: number[] = []
for (let round = 0; round < 15; round++) {
  const { problem, plan } = snapshotOf(VARIANT, contents.state)
  if (problem.kind !== 'groups') throw new Error('The event is of groups.')
  const began = cpuMs()
  evaluate(problem, plan as never)
  if (round >= UNCOUNTED) anchor.push(cpuMs() - began)
}
console.log(`ms, median of ${values.rounds} (p95); anchor, one full evaluation of the plan: ${cell(anchor)}`)
for (const [name, before, ask] of CASES) {
  const found = sides.map(() => ({ cpu: [] as number[], waited: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    before()
    const order = sides.map((_, at) => at)
    if (round % 2 === 1) order.reverse()
    for (const at of order) {
      const [cpu, time] = [cpuMs(), performance.now()]
      await ask(sides[at].insight, round)
      if (round < UNCOUNTED) continue
      found[at].cpu.push(cpuMs() - cpu)
      found[at].waited.push(performance.now() - time)
    }
  }
  for (const [at, { cpu, waited }] of found.entries())
    console.log(
      `${name.padEnd(42)} ${sides[at].name.padEnd(7)} processor ${cell(cpu)}  answer ${cell(waited)}`,
    )
}
for (const { insight } of sides) await insight.close()
