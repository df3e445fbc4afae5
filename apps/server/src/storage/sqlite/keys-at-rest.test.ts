import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textsInFolder } from '../../testing/bytes-of-folder.ts'
import { howMany } from '../../testing/chance.ts'
import { type KeySecrets, NO_KEY_SECRETS } from '../keyring/choose-keyring.ts'
import { keyringOf } from '../keyring/keyring.ts'
import { openStorage, queuedStorage } from '../open-storage.ts'
import { migrate } from '../sql/migrate.ts'
import { type Resealed, sealUnderCurrent } from '../sql/reseal.ts'
import type { Schema } from '../sql/schema.ts'
import type { Storage } from '../storage.ts'
import { makeFormerDatabase } from '../testing/former-database.ts'
import { loadStored, putEvent, sampleEvent, samplePerson } from '../testing/samples.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { clearFormerBytes, openSqlite } from './open-sqlite.ts'

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => `a secret of many characters ${digit}`) as [
  string,
  string,
  string,
]
const PEOPLE = howMany({ gate: 120, soak: 300 })
const NOTHING: Resealed = { resealed: 0, damaged: 0 }

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'planner-keys-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const secrets = (current: string, ...previous: string[]): KeySecrets => ({ current, previous })
const databaseFile = () => join(dataDir, 'planner.db')

/** Opens the folder on this thread, does something, closes it. @returns what was sealed anew. */
async function withStorage(
  keySecrets: KeySecrets,
  act: (storage: Storage) => Promise<unknown> = async () => {},
): Promise<Resealed> {
  const { engine, resealed } = await openSqlite(dataDir, keySecrets)
  const storage = queuedStorage(engine, 100)
  try {
    await act(storage)
  } finally {
    await storage.close()
  }
  return resealed
}

/** An event `e` with people `p0`, `p1`, … and an opened link. @returns its keys. */
async function makeEvent(storage: Storage, people = 3): Promise<string[]> {
  const persons = Array.from({ length: people }, (_, index) => samplePerson(`p${index}`))
  const link = '/planner/admin/?adminInvite=admin-key-of-e'
  await storage.write([
    putEvent(sampleEvent('e')),
    ...persons.map((person) => ({ kind: 'putPerson', eventId: 'e', person }) as const),
    { kind: 'putOpenedEvent', sessionId: 's', opened: { eventId: 'e', role: 'admin', link, openedAt: 1 } },
  ])
  return ['admin-key-of-e', 'share-key-of-e', ...persons.map(({ privateKey }) => privateKey)]
}

async function expectWhole(storage: Storage): Promise<void> {
  const { keys, persons } = await loadStored(storage, 'e')
  expect(keys).toEqual({ adminKey: 'admin-key-of-e', shareKey: 'share-key-of-e' })
  for (const { id, privateKey } of persons) {
    expect(privateKey).toBe(`private-key-of-${id}`)
    expect(await storage.findKey(privateKey)).toEqual({ kind: 'private', eventId: 'e', personId: id })
  }
  expect(await storage.findKey('admin-key-of-e')).toEqual({ kind: 'admin', eventId: 'e' })
  expect(await storage.openedEvents('s')).toMatchObject([
    { link: '/planner/admin/?adminInvite=admin-key-of-e' },
  ])
}

it('KEY-22: no key lies in the database or its log, neither while it is open nor afterwards', async () => {
  const keySecrets = secrets(ONE)
  const storage = await openStorage({ dataDir, keySecrets })
  const keys = await makeEvent(storage)
  expect(await textsInFolder(dataDir, [...keys, ONE])).toEqual([])
  // What is searched is there at all.
  expect(await textsInFolder(dataDir, ['"p1"'])).not.toEqual([])
  await expectWhole(storage)
  await storage.close()
  expect(await textsInFolder(dataDir, ['key-of-', 'adminInvite', ONE])).toEqual([])
  await withStorage(keySecrets, expectWhole)
})

it('KEY-19: a database with keys in plain text is sealed, and none of them stays in any byte of its files', async () => {
  const former = await makeFormerDatabase(dataDir, PEOPLE)
  const hashes = former.everIssued.map((key) => createHash('sha256').update(key).digest('hex'))
  const bytes = [...former.everIssued, ...hashes]
  expect((await textsInFolder(dataDir, former.everIssued)).length).toBeGreaterThan(PEOPLE)
  expect((await stat(`${databaseFile()}-wal`)).size).toBeGreaterThan(0)

  await withStorage(NO_KEY_SECRETS, async (storage) => {
    expect(await textsInFolder(dataDir, bytes)).toEqual([])
    const { keys, persons } = await loadStored(storage, 'e')
    expect(keys).toEqual({ adminKey: former.adminKey, shareKey: former.shareKey })
    expect(new Map(persons.map(({ id, privateKey }) => [id, privateKey]))).toEqual(former.privateKeys)
    for (const [personId, key] of former.privateKeys)
      expect(await storage.findKey(key)).toEqual({ kind: 'private', eventId: 'e', personId })
    const link = `/planner/admin/?adminInvite=${former.adminKey}`
    expect(await storage.openedEvents('s')).toMatchObject([{ eventId: 'e', link }])
    // Replacing the key finds the link that was sealed by the migration.
    const replaced = { adminKey: 'another', shareKey: former.shareKey }
    await storage.write([{ kind: 'putEvent', event: sampleEvent('e'), keys: replaced }])
    expect(await storage.openedEvents('s')).toEqual([])
  })
  expect(await textsInFolder(dataDir, bytes)).toEqual([])
  expect(await withStorage(NO_KEY_SECRETS)).toEqual(NOTHING)
})

it('KEY-19: a database whose former bytes could not be cleared is cleared at the next start', async () => {
  const former = await makeFormerDatabase(dataDir, PEOPLE)
  const database = new DatabaseSync(databaseFile(), { timeout: 0 })
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) })
  await migrate(db, keyringOf([ONE]))
  const reader = new DatabaseSync(databaseFile())
  reader.exec('begin')
  reader.prepare('select count(*) from access_key').get()
  expect(() => clearFormerBytes(database)).toThrow('another process reads the database')
  expect(await textsInFolder(dataDir, former.everIssued)).not.toEqual([])
  reader.close()
  await db.destroy()
  await withStorage(secrets(ONE), async (storage) => {
    expect(await storage.findKey(former.adminKey)).toEqual({ kind: 'admin', eventId: 'e' })
  })
  expect(await textsInFolder(dataDir, former.everIssued)).toEqual([])
})

it('KEY-19: keys of deleted events are cleared as well, when no event is left', async () => {
  const { everIssued } = await makeFormerDatabase(dataDir, PEOPLE)
  changeDatabase((database) => database.exec('pragma foreign_keys = on; delete from event'))
  expect(await textsInFolder(dataDir, everIssued)).not.toEqual([])
  await withStorage(NO_KEY_SECRETS)
  expect(await textsInFolder(dataDir, everIssued)).toEqual([])
})

it('KEY-17: under a new secret with the former one beside it everything is sealed anew, and the former one is not needed again', async () => {
  await withStorage(secrets(ONE), (storage) => makeEvent(storage, PEOPLE))
  const formerValues = sealedValues()
  expect(formerValues).toHaveLength(2 * (PEOPLE + 3))
  expect(await withStorage(secrets(TWO, ONE), expectWhole)).toEqual({ resealed: PEOPLE + 3, damaged: 0 })
  expect(await textsInFolder(dataDir, formerValues)).toEqual([])
  expect(await withStorage(secrets(TWO, ONE), expectWhole)).toEqual(NOTHING)
  expect(await withStorage(secrets(TWO), expectWhole)).toEqual(NOTHING)
  await expect(withStorage(secrets(ONE))).rejects.toThrow('under another secret than KEY_SECRET')
  // Several former secrets may be named, in any order; those nothing is sealed under do not matter.
  expect(await withStorage(secrets(THREE, ONE, TWO), expectWhole)).toMatchObject({ damaged: 0 })
  await withStorage(secrets(THREE), expectWhole)
})

it('KEY-17, WEBHOOK-8: the address of a webhook is sealed, and sealed anew under a new secret', async () => {
  const address = 'https://hooks.example.org/?token=of+the+receiver'
  const readsIt = async (storage: Storage) =>
    expect((await storage.webhooks.of('e')).hooks).toEqual([{ id: 'a', address, data: '{}' }])
  await withStorage(secrets(ONE), async (storage) => {
    await storage.write([putEvent(sampleEvent('e'))])
    await storage.write([{ kind: 'putWebhook', eventId: 'e', hook: { id: 'a', address, data: '{}' } }])
  })
  expect(await textsInFolder(dataDir, ['hooks.example.org', 'of+the+receiver'])).toEqual([])
  expect(await withStorage(secrets(TWO, ONE), readsIt)).toEqual({ resealed: 3, damaged: 0 })
  expect(await withStorage(secrets(TWO), readsIt)).toEqual(NOTHING)
})

it('KEY-17, PUSH-3: devices and the keys for push are sealed, and sealed anew under a new secret', async () => {
  const subscription = '{"endpoint":"https://push.example.org/address+of+the+device"}'
  const keys = { publicKey: 'the public key', privateKey: 'the+private+key+of+the+installation' }
  const device = { id: 'd', at: 1, subscription }
  const readsThem = async ({ push }: Storage) => {
    expect(await push.of('e', 'ann')).toEqual([device])
    expect(await push.keys()).toEqual(keys)
  }
  await withStorage(secrets(ONE), async (storage) => {
    await storage.write([putEvent(sampleEvent('e'))])
    await storage.write([
      { kind: 'putPushDevice', eventId: 'e', personId: 'ann', device, keep: 5 },
      { kind: 'putPushKeys', keys, instead: '' },
    ])
  })
  expect(await textsInFolder(dataDir, ['address+of+the+device', keys.privateKey])).toEqual([])
  expect(await withStorage(secrets(TWO, ONE), readsThem)).toEqual({ resealed: 4, damaged: 0 })
  expect(await withStorage(secrets(TWO), readsThem)).toEqual(NOTHING)
})

it('KEY-17: a change of the secret that was interrupted needs both, and is finished at the next start', async () => {
  await withStorage(secrets(ONE), makeEvent)
  const formerValues = sealedValues()
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(new DatabaseSync(databaseFile())) })
  const interrupted = sealUnderCurrent(db, keyringOf([TWO, ONE]), () =>
    Promise.reject(new Error('the disk is full')),
  )
  await expect(interrupted).rejects.toThrow('the disk is full')
  await db.destroy()
  for (const alone of [ONE, TWO])
    await expect(withStorage(secrets(alone))).rejects.toThrow('KEY_SECRET_PREVIOUS')
  await withStorage(secrets(TWO, ONE), expectWhole)
  await withStorage(secrets(TWO), expectWhole)
  expect(await textsInFolder(dataDir, formerValues)).toEqual([])
})

it('KEY-17: KEY_SECRET takes the place of the secret in the data folder', async () => {
  await withStorage(NO_KEY_SECRETS, makeEvent)
  const file = join(dataDir, 'key-secret')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const inFile = (await readFile(file, 'utf8')).trim()
  expect(inFile).toMatch(/^[\w-]{43}$/)
  await withStorage(NO_KEY_SECRETS, expectWhole)
  expect(await withStorage(secrets(ONE), expectWhole)).toMatchObject({ damaged: 0 })
  await rm(file)
  await withStorage(secrets(ONE), expectWhole)
})

it('KEY-17: a missing or wrong secret is refused by name before anything is written, and none is drawn in its place', async () => {
  await withStorage(secrets(ONE), makeEvent)
  const before = await readFile(databaseFile())
  const refused = `The data folder ${dataDir} cannot be opened: its keys and links are encrypted`
  const missing = withStorage(NO_KEY_SECRETS)
  await expect(missing).rejects.toThrow(`${refused}, and the secret is missing: KEY_SECRET is not set`)
  const wrong = withStorage(secrets(TWO, THREE))
  await expect(wrong).rejects.toThrow(`${refused} under another secret than KEY_SECRET`)
  for (const attempt of [missing, wrong]) {
    await expect(attempt).rejects.toThrow('Set KEY_SECRET to the secret that the data was written with')
    await expect(attempt).rejects.not.toThrow(/a secret of many characters/)
  }
  await expect(stat(join(dataDir, 'key-secret'))).rejects.toThrow('ENOENT')
  await writeFile(join(dataDir, 'key-secret'), TWO)
  await expect(withStorage(NO_KEY_SECRETS)).rejects.toThrow('than the secret in its file key-secret')
  await rm(join(dataDir, 'key-secret'))
  expect(await readFile(databaseFile())).toEqual(before)
  await withStorage(secrets(ONE), expectWhole)
})

it('KEY-18: a changed value opens nothing, is reported, and harms nobody else; a new key takes its place', async () => {
  const keySecrets = secrets(ONE)
  await withStorage(keySecrets, makeEvent)
  changeDatabase((database) => {
    const values = database.prepare('select sealed_key from access_key where person_id = ?')
    const { sealed_key: foreign } = values.get('p2') as { sealed_key: string }
    const set = database.prepare('update access_key set sealed_key = ? where person_id = ? and kind = ?')
    // One moved from elsewhere, one with a changed character.
    set.run(foreign, 'p1', 'private')
    const { sealed_key: admin } = database
      .prepare("select sealed_key from access_key where kind = 'admin'")
      .get() as { sealed_key: string }
    set.run(admin.slice(0, -1) + (admin.endsWith('A') ? 'B' : 'A'), '', 'admin')
    database.exec("update opened_event set sealed_link = 'nothing'")
  })
  const reports: string[] = []
  const { engine } = await openSqlite(dataDir, keySecrets)
  const storage = queuedStorage(engine, 100, (message) => void reports.push(message))
  const { keys, persons } = await loadStored(storage, 'e')
  expect(keys).toEqual({ adminKey: '', shareKey: 'share-key-of-e' })
  const privateKeys = () => persons.map(({ privateKey }) => privateKey)
  expect(privateKeys()).toEqual(['private-key-of-p0', '', 'private-key-of-p2'])
  expect(reports).toEqual([
    expect.stringContaining('The admin key of event e was changed or damaged'),
    expect.stringContaining('The private key of person p1 in event e was changed or damaged'),
  ])
  expect(await storage.openedEvents('s')).toEqual([])

  // What is saved without the key that cannot be read leaves it as it is.
  const [, damaged] = persons
  if (!damaged) throw new Error('Nobody is stored. Maybe the order of persons changed.')
  await storage.write([
    { kind: 'putEvent', event: sampleEvent('e'), keys },
    { kind: 'putPerson', eventId: 'e', person: { ...damaged, name: 'Renamed' } },
  ])
  expect((await loadStored(storage, 'e')).persons[1]).toMatchObject({ name: 'Renamed', privateKey: '' })
  await storage.write([
    { kind: 'putEvent', event: sampleEvent('e'), keys: { ...keys, adminKey: 'new-admin-key' } },
    { kind: 'putPerson', eventId: 'e', person: { ...damaged, privateKey: 'new-private-key' } },
  ])
  expect(await storage.findKey('new-admin-key')).toEqual({ kind: 'admin', eventId: 'e' })
  expect(await storage.findKey('private-key-of-p1')).toBeUndefined()
  expect(await storage.findKey('new-private-key')).toMatchObject({ personId: 'p1' })
  await storage.close()
})

function changeDatabase(change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(databaseFile())
  change(database)
  database.close()
}

/** What the database holds of keys and links: hashes and ciphertexts. */
function sealedValues(): string[] {
  let values: string[] = []
  changeDatabase((database) => {
    const rows = database
      .prepare(`
        select hash, sealed_key as sealed from access_key
        union all select key_hash, sealed_link from opened_event`)
      .all()
    values = rows.flatMap(({ hash, sealed }) => [String(hash), String(sealed)])
  })
  return values
}
