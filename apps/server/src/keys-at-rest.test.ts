import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { textsInFolder } from './testing/bytes-of-folder.ts'
import { howMany, SEED } from './testing/chance.ts'
import { userForm } from './testing/forms.ts'
import { RandomLife } from './testing/random-life.ts'
import { runMain, type ServerProcess, serverProcess } from './testing/server-process.ts'
import { keyOf, registerTestEvent } from './testing/test-event.ts'

const LIVES = howMany({ gate: 2, soak: 6 })
const STEPS = howMany({ gate: 26, soak: 200 })
const SECRETS = ['1', '2'].map((digit) => digit.repeat(40)) as [string, string]

let folder: string
let server: ServerProcess | undefined
let output = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-keys-at-rest-'))
  output = ''
})
afterEach(async () => {
  await stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(variables: Record<string, string>): Promise<string> {
  server = await serverProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace', ...variables })
  return server.url
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  await server?.kill(signal)
  output += server ? server.stdout() + server.stderr() : ''
  server = undefined
}

test(`KEY-22, KEY-17: after random lives of events no file and no log holds a key ever issued, before and after a change of the secret (seed ${SEED})`, {
  timeout: 60_000 + LIVES * STEPS * 5000,
}, async () => {
  const random = seededRandom(SEED)
  const url = await start({ KEY_SECRET: SECRETS[0] })
  const lives = await Promise.all(Array.from({ length: LIVES }, () => RandomLife.begin(url, random)))
  const issued = () => new Set(lives.flatMap((life) => [...life.issued]))
  for (let step = 0; step < STEPS; step += 1) {
    await Promise.all(lives.map((life) => life.step(step)))
    // Of a file that is being written.
    if (step % 10 === 0) expect(await textsInFolder(folder, issued())).toEqual([])
  }
  for (const life of lives) life.close()
  // Killed, so that its log stays behind.
  await stop('SIGKILL')
  const keys = issued()
  expect(keys.size).toBeGreaterThan(LIVES * 8)
  expect(await textsInFolder(folder, [...keys, ...SECRETS])).toEqual([])
  const [life] = lives
  if (!life) throw new Error('No life was begun.')
  // What is searched is there: its people and its feedback, in one file each at least.
  expect(await textsInFolder(folder, [`"${life.people[0]?.id}"`, 'Good.'])).not.toEqual([])

  const again = await start({ KEY_SECRET: SECRETS[1], KEY_SECRET_PREVIOUS: SECRETS[0] })
  const other = await registerTestEvent(again, 'planner')
  for (const { adminKey, shareKey, people } of lives) {
    for (const urlKey of [adminKey, shareKey])
      expect(await other.admin.invoke('JoinEventHub2', { urlKey })).toMatchObject({ ok: true })
    await other.admin.invoke('JoinEventHub2', { urlKey: adminKey })
    const shown = other.admin.last('JoinEventHub').persons
    for (const { id, key } of people)
      expect(keyOf(shown.find((person) => person.id === id)?.personalLink ?? '')).toBe(key)
  }
  other.close()
  await stop('SIGTERM')
  expect(output).toContain('All keys are encrypted under the current secret')
  expect(await textsInFolder(folder, [...keys, ...SECRETS])).toEqual([])
  for (const text of [...keys, ...SECRETS]) expect(output).not.toContain(text)
  process.stdout.write(
    `${LIVES} lives of ${STEPS} steps, ${keys.size} keys issued, none found in a file or log\n`,
  )
})

test('KEY-17: a server without the secret of its data ends with code 1 and says which variable to set', async () => {
  await start({ KEY_SECRET: SECRETS[0] })
  await stop('SIGTERM')
  for (const [variables, message] of [
    [{ KEY_SECRET: '' }, 'KEY_SECRET is not set'],
    [{ KEY_SECRET: SECRETS[1] }, 'under another secret than KEY_SECRET'],
  ] as const) {
    const ended = await runMain({ DATA_DIR: folder, ...variables })
    expect(ended).toMatchObject({ code: 1, stdout: '' })
    expect(ended.stderr).toContain(message)
    expect(ended.stderr).toContain('Set KEY_SECRET to the secret that the data was written with')
    for (const secret of SECRETS) expect(ended.stderr).not.toContain(secret)
  }
})

test('KEY-18: a key that was altered in the database is refused, and everybody else goes on', async () => {
  const event = await registerTestEvent(await start({ KEY_SECRET: SECRETS[0] }), 'planner', { name: 'Kept' })
  const [ann, bob] = [await event.register('Ann'), await event.register('Bob')]
  event.close()
  await stop('SIGTERM')
  const database = new DatabaseSync(join(folder, 'planner.db'))
  // The admin's key in the place of Ann's, whose link it would then be shown as; and the admin's hash exchanged for Bob's, so that
  // Bob's key is found where the admin's is.
  database.exec(`
    update access_key set sealed_key = (select sealed_key from access_key where kind = 'admin') where person_id = '${ann.id}';
    create temp table swapped as select hash, kind from access_key where kind = 'admin' or person_id = '${bob.id}';
    update access_key set hash = kind where hash in (select hash from swapped);
    update access_key set hash = (select hash from swapped where kind = 'private') where hash = 'admin';
    update access_key set hash = (select hash from swapped where kind = 'admin') where hash = 'private'`)
  database.close()

  const url = await start({ KEY_SECRET: SECRETS[0] })
  const other = await registerTestEvent(url, 'planner')
  const client = await other.connect()
  expect(await client.invoke('JoinEventHub2', { urlKey: ann.key })).toMatchObject({ ok: false, status: 404 })
  expect(await client.invoke('JoinEventHub2', { urlKey: bob.key })).toMatchObject({
    ok: true,
    role: 'participant',
  })
  expect(await client.invoke('JoinEventHub2', { urlKey: event.adminKey })).toMatchObject({
    ok: true,
    role: 'admin',
  })
  const { persons, event: data } = client.last('JoinEventHub')
  expect(data.name).toBe('Kept')
  const linkOf = (id: string) => persons.find((person) => person.id === id)?.personalLink
  expect(linkOf(ann.id)).toBe('')
  expect(keyOf(linkOf(bob.id) ?? '')).toBe(bob.key)
  // Ann's data can still be changed; that leaves her key as it is.
  const user = { ...userForm('Ann the second'), id: ann.id }
  expect(await client.invoke('UpdateUser', { user, key: event.adminKey })).toMatchObject({ ok: true })
  other.close()
  await stop('SIGTERM')
  expect(output).toContain(`The private key of person ${ann.id} in event`)
})
