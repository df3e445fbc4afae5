import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type VariantId, variantOf } from '@planner/domain'
import type { EventData } from '@planner/protocol'
import { afterEach, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const SECRET = 'a-secret-of-a-test-that-everybody-may-know'
const ONE_ON_ONE = '4KvZB4258L3v-7x42Tmx8hM-'
const RECIPROCITY = 'ZXwIindSyP0jMcJjOe6x0iJy'

let folder = ''
let server: TestServer
afterEach(async () => {
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Opens the folder that a server of before has left. */
async function openFormer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'planner-former-'))
  const database = new DatabaseSync(join(folder, 'planner.db'))
  database.exec(await readFile(new URL('./former-meetings.sql', import.meta.url), 'utf8'))
  database.close()
  server = await testServer({
    dataDir: folder,
    keySecrets: { current: SECRET, previous: [] },
    retentionDays: 0,
  })
}

async function joinAs(variantId: VariantId, urlKey: string) {
  const client = await new TestClient(server.url, variantOf(variantId).hubPath).connected()
  expect(await client.invoke('JoinEventHub2', { urlKey })).toMatchObject({ ok: true, role: 'admin' })
  return { client, data: client.last('JoinEventHub') }
}

/** What the hub says of wishes and meetings, by the names of people. */
function said({ persons, meetings }: Pick<EventData, 'persons' | 'meetings'>) {
  const nameOf = (wanted: string) => persons.find(({ id }) => id === wanted)?.name ?? ''
  const names = (ids: readonly string[]) => ids.map(nameOf).sort().join(' and ')
  return {
    meetings: meetings
      .map(({ personIds, state, week, sessionId, wishedBy }) =>
        [
          names(personIds),
          state,
          `week ${week}`,
          `session ${sessionId}`,
          `wished by ${names(wishedBy)}`,
        ].join(', '),
      )
      .sort(),
    wishes: persons
      .flatMap(({ name, preferences }) =>
        Object.entries(preferences).map(([topicId, { value }]) => `${name} of ${nameOf(topicId)}: ${value}`),
      )
      .sort(),
    assignments: persons.flatMap(({ assignments }) => Object.keys(assignments)),
  }
}

test('MEET-18: what a server of before had stored of 1on1 is there as meetings with their sessions, and can be lived on', async () => {
  await openFormer()
  const { client, data } = await joinAs('1on1', ONE_ON_ONE)
  expect(said(data)).toEqual({
    meetings: [
      'Ann and Bob, reserved, week 1, session 2, wished by Ann',
      'Ann and Cid, reserved, week 1, session 1, wished by Ann and Cid',
      'Cid and Dan, reserved, week 1, session 2, wished by Cid and Dan',
    ],
    wishes: [
      'Ann of Bob: Yes reserved',
      'Ann of Cid: Yes reserved',
      'Bob of Ann: Yes reserved',
      'Bob of Cid: Yes',
      'Cid of Ann: Yes reserved',
      'Cid of Dan: Yes reserved',
      'Dan of Cid: Yes reserved',
      // Eve had been archived meanwhile.
      'Dan of Eve: Yes pending',
      'Eve of Dan: Yes pending',
      'Fay of Ann: Yes',
    ],
    assignments: [],
  })
  const idOf = (wanted: string) => data.persons.find(({ name }) => name === wanted)?.id ?? ''
  const personIds: [string, string] = [idOf('Cid'), idOf('Dan')]
  expect(await client.invoke('ConfirmMeeting', { key: ONE_ON_ONE, personIds })).toMatchObject({
    applied: true,
  })
  expect(await client.invoke('CloseWeek', { adminKey: ONE_ON_ONE, week: 1 })).toEqual({
    ok: true,
    meetingWeek: 2,
  })
  client.close()

  const again = await joinAs('1on1', ONE_ON_ONE)
  expect(said(again.data)).toMatchObject({
    meetings: ['Cid and Dan, past, week 1, session 2, wished by Cid and Dan'],
    wishes: [
      'Ann of Bob: Yes pending',
      'Ann of Cid: Yes pending',
      'Bob of Ann: ',
      'Bob of Cid: Yes',
      'Cid of Ann: Yes pending',
      'Cid of Dan: Yes past',
      'Dan of Cid: Yes past',
      'Dan of Eve: Yes pending',
      'Eve of Dan: Yes pending',
      'Fay of Ann: Yes',
    ],
  })
  again.client.close()
})

test('MEET-18: of reciprocity both wishes of a meeting are known, and one that was not mutual stays one', async () => {
  await openFormer()
  const { client, data } = await joinAs('reciprocity', RECIPROCITY)
  expect(said(data)).toEqual({
    meetings: [
      'Ann and Cid, reserved, week 1, session null, wished by Ann and Cid',
      'Cid and Dan, reserved, week 1, session null, wished by Cid and Dan',
    ],
    wishes: [
      'Ann of Bob: Yes',
      'Ann of Cid: Yes auto reserved',
      'Bob of Cid: Yes',
      'Cid of Ann: Yes auto reserved',
      'Cid of Dan: Yes auto reserved',
      'Dan of Cid: Yes auto reserved',
      'Dan of Eve: Yes pending',
      'Eve of Dan: Yes pending',
      'Fay of Ann: Yes',
    ],
    assignments: [],
  })
  client.close()
})
