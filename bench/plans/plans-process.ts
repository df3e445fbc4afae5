import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder } from '../../scripts/lib/paths.mjs'
import { Chance } from '../rehearse/chance.ts'
import { Findings } from '../rehearse/findings.ts'
import { REHEARSED } from '../rehearse/variants.ts'
import { SERVER_OF_1_GB, startPlanner } from '../server-process.ts'
import { growths, MemoryWatch } from './memory.ts'
import { Minutes } from './minutes.ts'
import { PlannedEvent } from './planned-event.ts'

/**
 * Plans five events over and over for so many minutes (the argument, 10 without one), puts versions back,
 * adopts scenarios and asks questions. Ends with 1 when memory does not settle, something is refused that
 * should not be, a version comes back changed, or the server does not end cleanly. SOAK_SEED repeats who
 * comes and what they draw, not the plans and their number.
 */
const MINUTES = Number(process.argv[2] ?? 10)
const SEED = Number(process.env.SOAK_SEED ?? 1)
/** In less time a server still warms up. */
const LEAST_MINUTES = 6
/** Rounds of planning between two rests: background searches begin only while nothing else is planned. */
const ROUNDS = 2

const EVENTS = [
  { variantId: 'planner', people: 60, isKeptReady: true },
  { variantId: 'weekdayhourplanner', people: 24, isKeptReady: false },
  { variantId: 'heallo', people: 36, isKeptReady: false },
  { variantId: '1on1', people: 40, isKeptReady: false },
  { variantId: 'reciprocity', people: 12, isKeptReady: false },
]

const SERVER_ENV = { KEEP_PLANS_READY: 'yes', ...SERVER_OF_1_GB }

const folder = newFolder('plans')
const logFile = join(folder, 'server.log')
const wrong: string[] = []
const findings = new Findings((line) => {
  if (!line.startsWith('ok')) console.error(line)
})
// After a round that broke off, a plan that it waited for may never come.
process.on('unhandledRejection', (reason) => wrong.push(`nobody waited for what failed: ${reason}`))
try {
  await soak()
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const each of wrong) console.error(`Wrong: ${each}.`)
console.log(`seed ${SEED}: ${wrong.length === 0 ? 'Everything held.' : 'Not everything held.'}`)
process.exit(wrong.length === 0 ? 0 : 1)

async function soak(): Promise<void> {
  const server = await startPlanner({ env: { ...SERVER_ENV, DATA_DIR: join(folder, 'data') }, logFile })
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  const lengthMs = MINUTES * 60_000
  const minutes = new Minutes()
  try {
    const events = await openEvents(server.url, minutes)
    minutes.begin()
    const watch = new MemoryWatch(server)
    const end = performance.now() + lengthMs
    const isOver = () => hasEnded || performance.now() > end
    while (!isOver()) {
      await Promise.all(events.map((event) => event.rest(isOver)))
      for (let round = 0; round < ROUNDS; round += 1)
        await Promise.all(events.map((event) => event.round(isOver)))
    }
    watch.close()
    const samples = watch.samples.filter(({ ms }) => ms <= lengthMs)
    minutes.print(samples)
    if (MINUTES < LEAST_MINUTES)
      console.log(`Whether memory settles is said from ${LEAST_MINUTES} minutes on.`)
    else wrong.push(...growths(samples, lengthMs))
    if (hasEnded) wrong.push('the server has ended by itself')
    else tell(await server.metrics())
    for (const event of events) event.close()
  } finally {
    await server.stop()
  }
  const end = await server.ended
  if (end !== 0) wrong.push(`the server ended with ${end}`)
  const log = await readFile(logFile, 'utf8')
  if (log !== '') wrong.push(`the server has logged errors:\n${log}`)
  if (findings.count > 0) wrong.push(`${findings.count} findings, see above`)
}

function openEvents(url: string, minutes: Minutes): Promise<PlannedEvent[]> {
  const chance = new Chance(SEED)
  const rehearsal = { url, findings, folder, browser: null, processes: null }
  return Promise.all(
    EVENTS.map(({ variantId, ...opening }) => {
      const variant = REHEARSED[variantId]
      if (!variant) throw new Error(`Nobody rehearses "${variantId}". Maybe it has another name by now?`)
      return PlannedEvent.open({ ...rehearsal, variant, variantId, chance: chance.fork() }, minutes, opening)
    }),
  )
}

/**
 * Prints what was ready for runs, and what the server took and refused. Refusals of too many requests, and of
 * edits while a plan is made, are expected.
 */
function tell(metrics: ReadonlyMap<string, number>): void {
  const ready = (name: string) => metrics.get(`planner_ready_${name}`) ?? 0
  const runs = (outcome: string) => ready(`runs_total{outcome="${outcome}"}`)
  console.log(
    `Searched in the background: ${ready('search_seconds_total').toFixed(0)} s; of the runs ${runs('ended')} ended at once with what was ready, ` +
      `${runs('begun')} began from it, ${runs('none')} had nothing.`,
  )
  const taken = '{name="SendSharedValue",status="200"}'
  const edits = metrics.get(`planner_invocations_total${taken}`) ?? 0
  const refused = [...metrics].flatMap(([name, value]) => {
    const [, invocation, status = '200'] =
      /^planner_invocations_total\{name="(\w+)",status="(\d+)"\}$/.exec(name) ?? []
    const isExpected = status === '429' || (status === '409' && invocation === 'SendSharedValue')
    return status === '200' ? [] : [{ text: `${invocation} with ${status} ${value} times`, isExpected }]
  })
  console.log(`Edits taken: ${edits}. Refused: ${refused.map(({ text }) => text).join(', ') || 'nothing'}.`)
  wrong.push(...refused.flatMap(({ text, isExpected }) => (isExpected ? [] : [`refused was ${text}`])))
}
