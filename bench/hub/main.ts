import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BIG_EVENT, privateKey } from '../../apps/server/src/testing/big-event.ts'
import { adminKey, makeBigEvent, VARIANT } from './big-event.ts'
import { LightClient } from './light-client.ts'
import { type Measured, startPlanner, startProcess } from './processes.ts'
import { editsOnAllScreens, joinAll, joinsWithin, reloads, type Spread, type Target } from './scenarios.ts'

/**
 * The live hub under load, compared with a bare Socket.IO echo in the same run: only the ratios are comparable between machines.
 * `--long` edits for a minute where the default takes ten seconds; `--viewers=100` takes fewer clients; `--only=editing` (watching,
 * planning) measures that alone beside the joins, `--only=joining` the joins alone; `--giant` takes an event near the limits.
 */
const isLong = process.argv.includes('--long')
const only = /--only=(\w+)/.exec(process.argv.join(' '))?.[1]
const wants = (part: string) => only === undefined || only === part
const viewers = Number(/--viewers=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 500)
const SIZE = process.argv.includes('--giant') ? { people: 1000, topics: 300, cells: 60_000 } : BIG_EVENT
const EDITORS = 50
const SECONDS = isLong ? 60 : 10

const parent = fileURLToPath(new URL('../../.cache', import.meta.url))
await mkdir(parent, { recursive: true })
const dataDir = await mkdtemp(join(parent, 'bench-hub-'))

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
  name: string,
  perSecond: number,
  count: number,
): Promise<number> {
  const how = { editors: EDITORS, perSecond, seconds: SECONDS }
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
  console.log(`${name}: ${perSecond} edits a second from ${EDITORS} of ${count} viewers for ${SECONDS} s`)
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

try {
  await makeBigEvent(dataDir, 'main', SIZE)
  await makeBigEvent(dataDir, 'planned', { people: 200, topics: 60, cells: 4000 })
  const hub = await startPlanner({
    // Keeps a planner run active during the measurement.
    env: { DATA_DIR: dataDir, PLAN_PATIENCE_SECONDS: '600' },
  })

  const echo = await startProcess(new URL('./echo-process.ts', import.meta.url), { args: ['70000'] })
  const { people, topics, cells } = SIZE
  console.log(
    `joining: ${viewers} within 10 s an event of ${people} people, ${topics} topics, ${cells} cells, while 20 others ping`,
  )
  for (const [who, server, target, format] of [
    ['hub, compact', hub, hubTarget(hub), 'compact'],
    ['hub, plain', hub, hubTarget(hub), 'plain'],
    ['echo of 70 KB', echo, echoTarget(echo), 'plain'],
  ] as const) {
    const before = server.memory()
    const joins = await joinsWithin(target, { count: viewers, seconds: 10, format })
    const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
    console.log(
      `  ${who.padEnd(13)} ${(joins.megabytesEach * 1000).toFixed(0)} KB each, median ${ms(joins.joined)}, the last after ${joins.tookSeconds.toFixed(1)} s; ` +
        `pings ${ms(joins.pings)}, the slowest ${joins.pings.worst.toFixed(0)} ms; memory from ${megabytes(before)} to ${megabytes(server.memory())}`,
    )
    if (server === hub) {
      // Participants may no longer see the matrix, or may again.
      const admin = await target.connect()
      const reload = await reloads(target, joins.clients, () =>
        admin.invoke('SendSettingValue', {
          eventAdminGuid: adminKey('main'),
          path: 'parameters|ui|showPreferenceMatrixToUsers',
          value: format === 'plain',
          timestamp: Date.now(),
        }),
      )
      console.log(
        `  ${''.padEnd(13)} all data anew for all of them: median ${ms(reload.reloaded)}; pings ${ms(reload.pings)}, the slowest ${reload.pings.worst.toFixed(0)} ms`,
      )
      admin.close()
    }
    await closeAll(joins.clients)
  }

  if (wants('watching')) await measureEdits(hub, echo, 'watching', 50, viewers)
  const idle = wants('editing') ? await measureEdits(hub, echo, 'editing', 1000, EDITORS) : null
  if (wants('planning')) {
    const planner = await LightClient.open(hub.url, VARIANT.hubPath)
    await planner.invoke('JoinEventHub2', { urlKey: adminKey('planned') })
    const ended = new Promise<number>((resolve) => {
      planner.onEvent((text) => text.includes('"ReceivePlan"') && resolve(performance.now()))
    })
    const startedAt = performance.now()
    const started = await planner.invoke('PlanEvent', { adminKey: adminKey('planned') })
    if (!started.ok) throw new Error(`The plan was refused: ${started.message}`)
    await measureEdits(hub, echo, 'planning (another event, meanwhile)', 50, viewers)
    const busy = await measureEdits(hub, echo, 'planning', 1000, EDITORS)
    if (idle !== null)
      console.log(`  ${((100 * busy) / idle).toFixed(1)} % of the edits a second without a plan`)
    await planner.invoke('StopPlan', { adminKey: adminKey('planned') })
    const [all, planned] = [performance.now() - startedAt, (await ended) - startedAt]
    const seconds = (time: number) => (time / 1000).toFixed(0)
    console.log(`  the plan took ${seconds(Math.min(all, planned))} s of these ${seconds(all)} s`)
    planner.close()
  }
  await echo.stop()
  await hub.stop()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
