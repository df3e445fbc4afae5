import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTING_KEYS, TABLE_NAMES, VARIANTS, type VariantDescription } from '@planner/domain'
import {
  INVOCATIONS,
  type InvocationName,
  isRefusalReason,
  type JsonSchema,
  refusal,
  SIGNALS,
  wireSchemas,
} from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { howMany, SEED } from '../testing/chance.ts'
import { type KnownValues, oddPayload } from '../testing/odd-payloads.ts'
import { RawHub } from '../testing/raw-hub.ts'
import { type ServerProcess, serverProcess } from '../testing/server-process.ts'
import { type Participant, registerTestEvent, type TestEvent } from '../testing/test-event.ts'

/** Payloads of each invocation in each hub. */
const PAYLOADS = howMany({ gate: 3, soak: 100 })
/** Payloads on one connection, which has a limited allowance of them. */
const PER_CONNECTION = 40
const PRELOAD = new URL('../testing/longest-stall.ts', import.meta.url).href
/** They close doors behind them, so they come last. */
const DESTRUCTIVE: readonly string[] = [
  'ReplacePersonalLink',
  'RotateKeys',
  'ArchiveUser',
  'ArchiveUsers',
  'RemoveUser',
  'RemoveUsers',
  'RemoveEvent',
]
const SCHEMAS = (Object.entries(wireSchemas().invocations) as [InvocationName, JsonSchema][]).sort(
  ([one], [other]) => DESTRUCTIVE.indexOf(one) - DESTRUCTIVE.indexOf(other),
)

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-payloads-'))
  server = await serverProcess({
    DATA_DIR: join(folder, 'data'),
    EVENTS_PER_HOUR: '1000000',
    TRUST_PROXY: 'yes',
    NODE_OPTIONS: `--import=${PRELOAD}`,
    STALL_FILE: join(folder, 'stall'),
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let addresses = 0
const counts = { sent: 0, accepted: 0, refused: 0, closed: 0 }
const statuses = new Map<string, number>()

/** What fills the payloads of an event. Planner runs have their own tests: no key here opens `PlanEvent`. */
function knownOf(event: TestEvent, [ann, bob]: readonly Participant[], name: InvocationName): KnownValues {
  const [annKey = '', bobKey = '', annId = '', bobId = ''] = [ann?.key, bob?.key, ann?.id, bob?.id]
  const now = Date.now()
  const admin = name === 'PlanEvent' ? annKey : event.adminKey
  return {
    keys: [admin, annKey, bobKey, event.shareKey, '', 'unknownunknownunknown'],
    ids: [annId, annId, bobId, `${annId}_1`, 'nobody'],
    fields: {
      adminKey: [admin, admin, admin, annKey, ''],
      eventAdminGuid: [admin, admin, ''],
      eventUserPrivateGuid: [annKey, annKey, bobKey, ''],
      tableName: TABLE_NAMES,
      path: SETTING_KEYS,
      'settings{}': SETTING_KEYS,
      timestamp: [now, now - 1, now - 60_000, 0],
      value: ['Yes', '', '#1 Yes!', 'No', '7', true, false, null, 0, 3],
      name: ['Ann', 'Bees', 'Tea', ''],
      email: ['ann@example.org', 'ann@example.org', 'nobody'],
      phone: ['', '+37255512345'],
      newSessionLabels: ['', 'One\nTwo'],
      groupRooms: ['', 'Hall; 30\nLawn; 200; 1'],
      roomWish: ['', 'Hall'],
      startTime: ['08:00'],
      endTime: ['12:00'],
      scaleColor: ['#a0b1c2'],
    },
  }
}

/** Every answer is an acknowledgement or a refusal that says why, and never that the server has failed. */
function check(name: InvocationName, payload: string, ack: unknown): void {
  const about = `${name} ${payload.slice(0, 2000)}`
  counts.sent += 1
  if (ack === 'closed') {
    counts.closed += 1
    return
  }
  const refused = refusal.safeParse(ack)
  if (!refused.success) {
    counts.accepted += 1
    expect([about, INVOCATIONS[name].answer.safeParse(ack).error, (ack as { ok: unknown }).ok]).toEqual([
      about,
      undefined,
      true,
    ])
    return
  }
  counts.refused += 1
  const { status, reason = '' } = refused.data
  statuses.set(`${status} ${reason}`, (statuses.get(`${status} ${reason}`) ?? 0) + 1)
  expect([about, status < 500, isRefusalReason(reason)]).toEqual([about, true, true])
}

async function fuzzHub(variant: VariantDescription, random: () => number): Promise<void> {
  const event = await registerTestEvent(server.url, variant.id)
  const people = [
    await event.register('Ann', { numUserSessions: 1, topics: [{ name: 'Bees' }, { name: 'Tea' }] }),
    await event.register('Bob', { numUserSessions: 1 }),
  ]
  const calls = SCHEMAS.flatMap(([name, schema]) =>
    Array.from({ length: PAYLOADS }, () => ({ name, schema })),
  )
  for (let start = 0; start < calls.length; start += PER_CONNECTION) {
    // Each from an address of its own, or the limits of one would refuse what is to be tried.
    addresses += 1
    const hub = new RawHub(server.url, variant.hubPath, `10.1.${addresses >> 8}.${addresses & 255}`)
    for (const { name, schema } of calls.slice(start, start + PER_CONNECTION)) {
      const payload = oddPayload(schema, random, knownOf(event, people, name))
      check(name, payload, await hub.call(name, payload))
      if (hub.isClosed) break
    }
    hub.close()
  }
  for (const { client } of [{ client: event.admin }, ...people])
    for (const { name, payload } of client.received)
      expect([variant.id, name, SIGNALS[name].payload.safeParse(payload).error]).toEqual([
        variant.id,
        name,
        undefined,
      ])
  event.close()
}

test(`WIRE-2, ERROR-7: ${PAYLOADS} odd payloads of every invocation in every hub are answered (seed ${SEED})`, {
  timeout: 120_000 + PAYLOADS * 20_000,
}, async () => {
  const bystander = await registerTestEvent(server.url, 'planner')
  const ann = await bystander.register('Ann', { newTopic: 'Bees' })
  const before = await bystander.data()
  for (const [index, variant] of VARIANTS.entries()) await fuzzHub(variant, seededRandom(SEED * 8 + index))

  const { timestamp: _, ...after } = await bystander.data()
  expect(after).toEqual({ ...before, timestamp: undefined })
  expect(await ann.client.invoke('SendMessage', { message: 'still here' })).toEqual({ ok: true })
  bystander.close()
  expect(await server.kill('SIGTERM')).toBe(0)
  const stall = await readFile(join(folder, 'stall'), 'utf8')
  process.stdout.write(
    `payloads: ${counts.sent} sent, ${counts.accepted} accepted, ${counts.refused} refused, ${counts.closed} ended their connection; crashes 0, longest stall of the hub's thread ${stall} ms\n${[...statuses].map(([status, number]) => `  ${status}: ${number}`).join('\n')}\n`,
  )
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(counts.sent / 20)
})
