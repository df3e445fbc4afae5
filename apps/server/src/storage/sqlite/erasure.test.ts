import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { howMany, SEED } from '../../testing/chance.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage, StoredPerson, Write } from '../storage.ts'
import { runWrites } from '../testing/run-writes.ts'
import { preference, putCell, samplePerson, sampleRun, sampleTopic, storeEvent } from '../testing/samples.ts'

const PEOPLE = howMany({ gate: 120, soak: 300 })
const random = seededRandom(SEED)
let dataDir = ''
let storage: Storage
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planner-erasure-'))
  storage = await openStorage({ dataDir })
})
afterEach(async () => {
  await storage.close()
  await rm(dataDir, { recursive: true })
})

/** The words that any file of the folder contains. */
async function found(words: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    (await readdir(dataDir)).map((name) => readFile(join(dataDir, name), 'latin1')),
  )
  return words.filter((word) => files.some((text) => text.includes(word)))
}

async function untilGone(words: readonly string[]): Promise<void> {
  while ((await found(words)).length > 0) await new Promise((resolve) => setTimeout(resolve, 100))
}

/**
 * A person whose name, phone and profile are words of their own. The profile changes their size from write to
 * write.
 */
function somebody(index: number): StoredPerson {
  const profile = `profile-of-${index}-end `.repeat(1 + Math.floor(random() * 30))
  return {
    ...samplePerson(`id-of-${index}-end`),
    name: `name-of-${index}-end`,
    phone: `phone-of-${index}-end`,
    profile,
  }
}
/** The meeting of two people, which names both in its row and in what it says. */
function meeting(eventId: string, ...pair: [number, number]): Write {
  const [a, b] = pair.map((index) => `id-of-${index}-end`).sort() as [string, string]
  const meeting = {
    people: [a, b] as const,
    week: 1,
    sessionId: null,
    state: 'cancelled' as const,
    wishedBy: [a],
    agreedBy: [],
    said: [],
    cancelledBy: b,
    timestamp: 1,
  }
  return { kind: 'putMeeting', eventId, meeting }
}

const wordsOf = (index: number) =>
  ['name', 'phone', 'profile', 'id', 'topic'].map((word) => `${word}-of-${index}-end`)

test(`KEY-20: nothing of erased people is left in any file of the running server, and everything of the others is (seed ${SEED})`, async () => {
  const eventId = await storeEvent(storage)
  const put = (index: number): Write[] => {
    const person = somebody(index)
    const topic = { ...sampleTopic(person.id, person.id), name: `topic-of-${index}-end` }
    return [
      { kind: 'putPerson', eventId, person },
      { kind: 'putTopic', eventId, topic },
      putCell(eventId, preference(person.id, person.id), 'Yes', 1),
    ]
  }
  const people = Array.from({ length: PEOPLE }, (_, index) => index)
  for (const index of people) await storage.write(put(index))
  for (const index of people.slice(1)) await storage.write([meeting(eventId, index - 1, index)])
  // People who edit their profiles make rows move between pages, where copies stay.
  for (let edit = 0; edit < PEOPLE; edit += 1) await storage.write(put(Math.floor(random() * PEOPLE)))
  const goes = people.filter((index) => index % 3 === 0)
  const stays = people.filter((index) => index % 3 !== 0)
  for (const index of goes) {
    const id = `id-of-${index}-end`
    await storage.write([
      { kind: 'removePerson', eventId, personId: id },
      { kind: 'removeTopic', eventId, topicId: id },
    ])
  }
  await untilGone(goes.flatMap(wordsOf))
  expect((await found(stays.flatMap(wordsOf))).length).toBe(stays.length * 5)
  const stored = await storage.loadEvent(eventId)
  expect(stored?.persons.length).toBe(stays.length)
  expect(stored?.meetings.length).toBe(PEOPLE / 3)
})

test('KEY-20: a deleted event leaves nothing behind once storage is closed', async () => {
  const eventId = await storeEvent(storage)
  const person = somebody(1)
  const run = { ...sampleRun('run', eventId), problem: JSON.stringify([person.id]) }
  await storage.write([{ kind: 'putPerson', eventId, person }])
  await runWrites(storage).create(run)
  expect(await found(wordsOf(1))).toHaveLength(4)
  await storage.write([{ kind: 'removeEvent', eventId }])
  await storage.close()
  expect(await found([...wordsOf(1), `admin-key-of-${eventId}`, `"${eventId}"`])).toEqual([])
  storage = await openStorage({ dataDir })
})

test('KEY-20: erased people are cut from the plans of runs, also of one that was on', async () => {
  const eventId = await storeEvent(storage)
  const [ann, bob] = [somebody(1), somebody(2)]
  await storage.write([ann, bob].map((person) => ({ kind: 'putPerson', eventId, person }) as const))
  const best = JSON.stringify({ groups: [{ topic: ann.id, members: [ann.id, bob.id] }] })
  const { planRuns } = storage
  const finish = (id: string) =>
    runWrites(storage).finish(id, 'owner', { status: 'done', best, error: null, endedAt: 3 })
  await runWrites(storage).create({ ...sampleRun('first', eventId), problem: best })
  await planRuns.claim('owner', 1, 1000)
  await finish('first')
  await runWrites(storage).create({ ...sampleRun('second', eventId), problem: best })
  await planRuns.claim('owner', 1, 1000)
  await storage.write([{ kind: 'removePerson', eventId, personId: ann.id }])
  const [active] = (await planRuns.list(eventId)).filter(({ id }) => id === 'second')
  expect(active?.problem).toBe(best)
  await finish('second')
  const cut = '{"groups":[{"topic":"erased","members":["erased","id-of-2-end"]}]}'
  expect((await planRuns.list(eventId)).map((run) => [run.problem, run.best])).toEqual([
    ['', cut],
    ['', cut],
  ])
  await storage.close()
  expect(await found(wordsOf(1))).toEqual([])
  storage = await openStorage({ dataDir })
})
