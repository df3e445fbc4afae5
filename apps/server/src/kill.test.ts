import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CellValue, variantOf } from '@planner/domain'
import type { EventData, SharedValue } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { howMany, SEED } from './testing/chance.ts'
import { userForm } from './testing/forms.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { TestClient } from './testing/test-client.ts'
import { registerTestEvent, sharedValue } from './testing/test-event.ts'

const KILLS = howMany({ gate: 3, soak: 40 })
const CLIENTS = 4
const CHOICES = ['', 'Yes', '#1 Yes!', 'Host']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-kill-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Cell = { value: CellValue; timestamp: number }

/** What the server has acknowledged: cells by person and topic, people, and a setting. */
class Promises {
  readonly cells = new Map<string, Cell>()
  readonly people = new Set<string>()
  setting: Cell = { value: 5, timestamp: 0 }
  acknowledged = 0
  #awaited = { acknowledged: 0, isThere: () => {} }

  cell(userId: string, topicId: string, cell: Cell): void {
    this.cells.set(`${userId}|${topicId}`, cell)
    this.count()
  }

  count(): void {
    this.acknowledged += 1
    if (this.acknowledged >= this.#awaited.acknowledged) this.#awaited.isThere()
  }

  /** Resolves when this many edits have been acknowledged. */
  reached(acknowledged: number): Promise<void> {
    return new Promise((isThere) => {
      this.#awaited = { acknowledged, isThere }
    })
  }

  /** Unacknowledged edits may be stored too, so a stored cell may be newer than the acknowledged one. */
  check(data: EventData): void {
    const persons = new Map(data.persons.map((person) => [person.id, person]))
    for (const id of this.people) expect(persons.has(id)).toBe(true)
    for (const [key, promised] of this.cells) {
      const [userId = '', topicId = ''] = key.split('|')
      const stored = persons.get(userId)?.preferences[topicId]
      expect(stored?.timestamp).toBeGreaterThanOrEqual(promised.timestamp)
      if (stored?.timestamp === promised.timestamp) expect(stored.value).toBe(promised.value)
    }
    const setting = data.settings['parameters|groups|maxGroupSize']
    expect(setting?.timestamp ?? 0).toBeGreaterThanOrEqual(this.setting.timestamp)
  }
}

test(`LIVE-4, SCENARIO-7: an acknowledged edit survives ${KILLS} kills at random moments (seed ${SEED})`, {
  timeout: KILLS * 30_000,
}, async () => {
  const hubPath = variantOf('planner').hubPath
  const promises = new Promises()
  const random = seededRandom(SEED)
  let server: ServerProcess = await serverProcess({ DATA_DIR: folder })
  const event = await registerTestEvent(server.url, 'planner')
  const { adminKey } = event
  const people: string[] = []
  for (let index = 0; index < CLIENTS * 3; index += 1) {
    const user = userForm(`Person ${index}`, { newTopic: `Topic ${index}` })
    const ack = await event.admin.invoke('RegisterUser', { user, key: adminKey })
    if (ack.ok) people.push(ack.eventUserShareGuid)
  }
  // Of scenarios, too, it survives that they were asked for.
  const scenarios = ['A', 'B', 'C', 'D'].map((name) => ({ name }))
  const asked = await event.admin.invoke('PlanScenarios', { adminKey, seconds: 60, scenarios })
  expect(asked).toEqual({ ok: true })
  event.close()

  const stamps = new Map<string, number>()
  /** Unique, increasing timestamps per cell, close to the clock. */
  const stamp = (what: string) => {
    const time = Math.max(Date.now(), (stamps.get(what) ?? 0) + 1)
    stamps.set(what, time)
    return time
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  const edit = async (client: TestClient, mine: readonly string[]) => {
    const kind = random()
    if (kind < 0.01) {
      const timestamp = Date.now()
      const user = userForm(`Guest ${timestamp}`, { newTopic: kind < 0.002 ? `Topic ${timestamp}` : '' })
      const ack = await client.invoke('RegisterUser', { user, key: adminKey })
      if (ack.ok) promises.people.add(ack.eventUserShareGuid)
      if (ack.ok) promises.count()
      return
    }
    if (kind < 0.05) {
      const timestamp = stamp('setting')
      const value = 2 + (timestamp % 100)
      const path = 'parameters|groups|maxGroupSize'
      const ack = await client.invoke('SendSettingValue', {
        eventAdminGuid: adminKey,
        path,
        value,
        timestamp,
      })
      if (!ack.ok || !ack.applied) return
      promises.count()
      if (timestamp > promises.setting.timestamp) promises.setting = { value, timestamp }
      return
    }
    const [userId, topicId, value] = [pick(mine), pick(people), pick(CHOICES)]
    const timestamp = stamp(`${userId}|${topicId}`)
    const cell = { tableName: 'preferences', userId, topicId, value, timestamp }
    const ack = await client.invoke('SendSharedValue', sharedValue({ admin: adminKey }, cell))
    const known = promises.cells.get(`${userId}|${topicId}`)
    if (ack.ok && ack.applied && timestamp > (known?.timestamp ?? 0))
      promises.cell(userId, topicId, { value, timestamp })
  }

  /** Keeps three edits in flight until the server is killed. */
  const edits = async (client: TestClient, mine: readonly string[], isOver: () => boolean) => {
    const lane = async () => {
      while (!isOver() && client.socket.connected) await edit(client, mine).catch(() => {})
    }
    await Promise.all([lane(), lane(), lane()])
  }

  const join = async (url: string) => {
    const client = await new TestClient(url, hubPath).connected()
    expect(await client.invoke('JoinEventHub2', { urlKey: adminKey })).toMatchObject({ ok: true })
    return client
  }

  let kills = 0
  while (kills < KILLS) {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => join(server.url)))
    const first = clients[0]
    if (first) promises.check(first.last('JoinEventHub'))
    const observer = await join(server.url)
    let over = false
    const working = clients.map((client, index) =>
      edits(client, people.slice(index * 3, index * 3 + 3), () => over),
    )
    await promises.reached(promises.acknowledged + 11 + Math.floor(random() * 300))
    expect(await server.kill('SIGKILL')).toBe('SIGKILL')
    over = true
    kills += 1
    for (const client of clients) client.close()
    await Promise.all(working)
    // Broadcast values must be stored as well, since they are published after the commit.
    for (const value of observer.all('ReceiveSharedValue').flat()) recordBroadcast(promises, value)
    observer.close()
    server = await serverProcess({ DATA_DIR: folder })
  }
  const last = await join(server.url)
  const data = last.last('JoinEventHub')
  promises.check(data)
  const read = await last.invoke('ReadScenarios', { adminKey })
  const kept = read.ok ? (read.bench?.scenarios ?? []) : []
  expect(kept.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  for (const { status } of kept) expect(['waiting', 'running']).not.toContain(status)
  last.close()
  await server.kill('SIGTERM')

  expect(promises.acknowledged).toBeGreaterThan(KILLS * 10)
  process.stdout.write(
    `seed ${SEED}: ${kills} kills, ${promises.acknowledged} acknowledged edits, ${promises.cells.size} cells, ${data.persons.length} people: nothing lost\n`,
  )
})

function recordBroadcast(promises: Promises, { userId, topicId, value, timestamp }: SharedValue): void {
  const key = `${userId}|${topicId}`
  if (timestamp > (promises.cells.get(key)?.timestamp ?? 0)) promises.cells.set(key, { value, timestamp })
}
