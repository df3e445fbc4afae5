import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BIG_EVENT, privateKey } from '../../apps/server/src/testing/big-event.ts'
import { adminKey, makeBigEvent, VARIANT } from '../hub/big-event.ts'
import { LightClient } from '../hub/light-client.ts'
import { startPlanner } from '../hub/processes.ts'
import { editsOnAllScreens, joinAll } from '../hub/scenarios.ts'

/**
 * What a plan that is kept ready costs the hub and gives the organiser (PLAN-32, PLAN-33). The edits a second that the hub takes are measured in
 * pairs, with and without a search in the background, in turns. `--pairs=10` makes more pairs than four.
 */
const PAIRS = Number(/--pairs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 4)
const EDITORS = 50
/** More than the hub takes, so that what it takes is what it can. */
const EDITS = { editors: EDITORS, perSecond: 4000, seconds: 4 }
const READY = 'ready'
const READY_SIZE = { people: 200, topics: 60, cells: 4000 }
/** A plan is awaited for so long; ms. */
const LONGEST_MS = 180_000

type Answer = { ok: boolean; message?: string; state?: string; plans?: unknown[] }

const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
await mkdir(parent, { recursive: true })
const dataDir = await mkdtemp(join(parent, 'bench-ready-'))

/** The planner processes of a server that are alive, with the CPU seconds they have used. */
function searches(pid: number): { pid: number; cpuSeconds: number }[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.map((child) => {
    const fields = read(`/proc/${child}/stat`).split(') ')[1]?.split(' ') ?? []
    return { pid: child, cpuSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100 }
  })
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

try {
  await makeBigEvent(dataDir, 'main', BIG_EVENT)
  await makeBigEvent(dataDir, READY, READY_SIZE)
  const server = await startPlanner({ env: { DATA_DIR: dataDir, KEEP_PLANS_READY: 'yes' } })
  const organiser = await LightClient.open(server.url, VARIANT.hubPath)
  const key = adminKey(READY)
  await organiser.invoke('JoinEventHub2', { urlKey: key, format: 'compact' })
  const keep = (value: boolean) =>
    organiser.invoke('SendSettingValue', {
      ...{ eventAdminGuid: key, path: 'parameters|rules|keepPlanReady', value, timestamp: Date.now() },
    })
  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    const end = performance.now() + LONGEST_MS
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Not so after ${LONGEST_MS} ms: ${what}`)
      await wait(200)
    }
  }
  const edits = async () => {
    const clients = await joinAll(
      { connect: () => LightClient.open(server.url, VARIANT.hubPath), key: privateKey },
      EDITORS,
    )
    const { edits: sent, refused, tookSeconds } = await editsOnAllScreens(clients, EDITS)
    for (const client of clients) client.close()
    await wait(1000)
    return (sent - refused) / tookSeconds
  }
  const measure = async (isOn: boolean) => {
    await keep(isOn)
    await until(
      isOn ? 'a search has begun' : 'no search goes on',
      () => searches(server.pid).length > 0 === isOn,
    )
    const cpu = () => searches(server.pid).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
    const [before, began] = [cpu(), performance.now()]
    const perSecond = await edits()
    const share = (cpu() - before) / ((performance.now() - began) / 1000)
    return { perSecond, share }
  }
  const load = () => os.loadavg()[0]?.toFixed(1)
  console.log(
    `${os.cpus().length} cores, load ${load()}; ${READY_SIZE.people} people kept ready beside ${EDITORS} editors`,
  )
  await edits()
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const first = await measure(pair % 2 === 0)
    const second = await measure(pair % 2 === 1)
    const [withSearch, without] = pair % 2 === 0 ? [first, second] : [second, first]
    ratios.push(withSearch.perSecond / without.perSecond)
    console.log(
      `  ${withSearch.perSecond.toFixed(0)} edits a second beside a search (${withSearch.share.toFixed(2)} cores), ` +
        `${without.perSecond.toFixed(0)} without: ${(100 * (ratios.at(-1) ?? 0)).toFixed(1)} %; load ${load()}`,
    )
  }
  console.log(`  median ${(100 * median(ratios)).toFixed(1)} % of the edits a second without a search`)

  await keep(true)
  const quietAt = performance.now()
  await until('a plan is ready', async () => {
    const { plans = [] } = (await organiser.invoke('ListReadyPlans', { adminKey: key })) as Answer
    return plans.length > 0
  })
  console.log(
    `  a plan for ${READY_SIZE.people} people is ready ${((performance.now() - quietAt) / 1000).toFixed(0)} s after the last change`,
  )
  const planned = new Promise<number>((resolve) => {
    organiser.onEvent((text) => text.includes('"ReceivePlan"') && resolve(performance.now()))
  })
  const pressedAt = performance.now()
  const started = await organiser.invoke('PlanEvent', { adminKey: key })
  if (!started.ok) throw new Error(`The plan was refused: ${started.message}`)
  console.log(`  from the button to the plan: ${((await planned) - pressedAt).toFixed(0)} ms`)
  organiser.close()
  await server.stop()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
