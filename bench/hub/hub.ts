import { setTimeout as wait } from 'node:timers/promises'
import { bench, type Stand } from '../bench.ts'
import { adminKey, BIG_EVENT, makeBigEvent, privateKey, VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'
import type { Measured } from '../server-process.ts'
import { editsOnAllScreens, joinAll, joinsWithin, reloads, type Spread, type Target } from './scenarios.ts'

const EDITORS = 50

export const HUB = bench({
  measures:
    'The live hub under load beside a bare Socket.IO echo in the same run; only the ratios compare between machines.',
  options: {
    only: { type: 'string', says: '`watching`, `editing`, `planning` or `joining` alone, beside the joins' },
    viewers: { type: 'string', default: '500', says: 'clients' },
    long: { type: 'boolean', says: 'edits for a minute instead of ten seconds' },
    giant: { type: 'boolean', says: 'an event near the limits' },
  },
  async measure(stand, { only, viewers, long, giant }) {
    const count = Number(viewers)
    const seconds = long ? 60 : 10
    const wants = (part: string) => only === undefined || only === part
    const { hub, echo } = await servers(stand, giant ? GIANT : BIG_EVENT, count)
    if (wants('watching')) await measureEdits(hub, echo, { name: 'watching', perSecond: 50, count, seconds })
    const full = { perSecond: 1000, count: EDITORS, seconds }
    const idle = wants('editing') ? await measureEdits(hub, echo, { name: 'editing', ...full }) : null
    if (wants('planning'))
      await beside(hub, async () => {
        await measureEdits(hub, echo, {
          name: 'planning (another event, meanwhile)',
          perSecond: 50,
          count,
          seconds,
        })
        const busy = await measureEdits(hub, echo, { name: 'planning', ...full })
        if (idle !== null)
          console.log(`  ${((100 * busy) / idle).toFixed(1)} % of the edits a second without a plan`)
      })
  },
})

const GIANT = { people: 1000, topics: 300, cells: 60_000 }

/** Starts both servers and measures joins to each. */
async function servers(stand: Stand, size: typeof GIANT, count: number) {
  const dataDir = stand.folder()
  await makeBigEvent(dataDir, 'main', size)
  await makeBigEvent(dataDir, 'planned', { people: 200, topics: 60, cells: 4000 })
  // Keeps a planner run active during the measurement.
  const hub = await stand.planner({ env: { DATA_DIR: dataDir, PLAN_PATIENCE_SECONDS: '600' } })
  const program = new URL('./echo-process.ts', import.meta.url)
  const echo = await stand.planner({ program, args: ['70000'] })
  const { people, topics, cells } = size
  console.log(
    `joining: ${count} within 10 s an event of ${people} people, ${topics} topics, ${cells} cells, while 20 others ping`,
  )
  for (const [who, server, target, format] of [
    ['hub, compact', hub, hubTarget(hub), 'compact'],
    ['hub, plain', hub, hubTarget(hub), 'plain'],
    ['echo of 70 KB', echo, echoTarget(echo), 'plain'],
  ] as const) {
    const before = server.memory()
    const joins = await joinsWithin(target, { count, seconds: 10, format })
    const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
    console.log(
      `  ${who.padEnd(13)} ${(joins.megabytesEach * 1000).toFixed(0)} KB each, median ${ms(joins.joined)}, the last after ${joins.tookSeconds.toFixed(1)} s; ` +
        `pings ${ms(joins.pings)}, the slowest ${joins.pings.worst.toFixed(0)} ms; memory from ${megabytes(before)} to ${megabytes(server.memory())}`,
    )
    if (server === hub) await reloadAll(target, joins.clients, format === 'plain')
    await closeAll(joins.clients)
  }
  return { hub, echo }
}

/** Hides the matrix from participants or shows it again, which sends everybody the data anew. */
async function reloadAll(target: Target, clients: LightClient[], value: boolean): Promise<void> {
  const admin = await target.connect()
  const path = 'parameters|ui|showPreferenceMatrixToUsers'
  const reload = await reloads(target, clients, () => admin.setSetting(adminKey('main'), path, value))
  console.log(
    `  ${''.padEnd(13)} all data anew for all of them: median ${ms(reload.reloaded)}; pings ${ms(reload.pings)}, the slowest ${reload.pings.worst.toFixed(0)} ms`,
  )
  admin.close()
}

/** Runs `work` while the event `planned` is planned. */
async function beside(hub: Measured, work: () => Promise<void>): Promise<void> {
  const key = { adminKey: adminKey('planned') }
  const planner = await LightClient.joined(hub.url, key.adminKey)
  const ended = planner.next('ReceivePlan').then(() => performance.now())
  const startedAt = performance.now()
  const started = await planner.invoke('PlanEvent', key)
  if (!started.ok) throw new Error(`The plan was refused: ${started.message}`)
  await work()
  await planner.invoke('StopPlan', key)
  const [all, planned] = [performance.now() - startedAt, (await ended) - startedAt]
  const seconds = (time: number) => (time / 1000).toFixed(0)
  console.log(`  the plan took ${seconds(Math.min(all, planned))} s of these ${seconds(all)} s`)
  planner.close()
}

const ms = ({ p50, p99 }: Spread) => `${p50.toFixed(0)} ms, 99 % in ${p99.toFixed(0)} ms`
const times = (a: number, b: number) => `${(a / b).toFixed(1)} x the echo's`

const hubTarget = ({ url }: Measured): Target => ({
  connect: () => LightClient.open(url, VARIANT.hubPath),
  key: privateKey,
})
const echoTarget = ({ url }: Measured): Target => ({
  connect: () => LightClient.open(url, '/'),
  key: () => '',
})

async function closeAll(clients: readonly LightClient[]): Promise<void> {
  for (const client of clients) client.close()
  await wait(1000)
}

/** Returns the edits that the hub acknowledged per second. */
async function measureEdits(
  hub: Measured,
  echo: Measured,
  { name, perSecond, count, seconds }: { name: string; perSecond: number; count: number; seconds: number },
): Promise<number> {
  const how = { editors: EDITORS, perSecond, seconds }
  const measure = async (server: Measured, target: Target) => {
    const before = server.memory()
    const clients = await joinAll(target, count)
    const kilobytes = (server.memory() - before) / count / 1024
    const cpu = server.cpuSeconds()
    const edits = await editsOnAllScreens(clients, how)
    const load = ((server.cpuSeconds() - cpu) / edits.tookSeconds) * 100
    await closeAll(clients)
    return { ...edits, load, kilobytes }
  }
  const ours = await measure(hub, hubTarget(hub))
  const baseline = await measure(echo, echoTarget(echo))
  console.log(`${name}: ${perSecond} edits a second from ${EDITORS} of ${count} viewers for ${seconds} s`)
  for (const [who, of] of [
    ['hub', ours],
    ['echo', baseline],
  ] as const) {
    console.log(
      `  ${who.padEnd(4)} acknowledged in ${ms(of.acknowledged)}; on every screen in ${ms(of.everywhere)}; ` +
        `${of.missing} deliveries missing, ${of.refused} of ${of.edits} refused; processor ${of.load.toFixed(0)} %, ${of.kilobytes.toFixed(0)} KB a connection`,
    )
  }
  console.log(
    `  acknowledged ${times(ours.acknowledged.p50, baseline.acknowledged.p50)}, processor ${times(ours.load, baseline.load)}`,
  )
  return (ours.edits - ours.refused) / ours.tookSeconds
}
