import { expect, test } from 'vitest'
import { NO_FIELDS } from './mapped-rows.ts'
import { ImportReader, ImportReaders, TableTooLarge } from './read-import.ts'

const body = (csv: string) => Buffer.from(JSON.stringify({ variant: 'planner', adminKey: 'key', csv }))
const never = new AbortController().signal
const ann = { address: '1.1.1.1', eventId: 'event' }
const SMALL = 'Name,Bees\nAnn,Yes'

test('IMPORT-5: a table is read on a thread, and what is no request is told apart', async () => {
  const reader = new ImportReaders()
  expect(await reader.read(body(SMALL), never, ann)).toEqual({
    variant: 'planner',
    adminKey: 'key',
    adminName: '',
    wanted: 'table',
    table: {
      people: ['Ann'],
      topics: ['Bees'],
      problems: [],
      fields: [NO_FIELDS],
      rowOf: [2],
      emailColumn: 1,
      values: ['', 'Yes'],
      choices: Uint8Array.of(1),
    },
  })
  expect(await reader.read(Buffer.from('{"csv":'), never, ann)).toBeUndefined()
  await reader.close()
})

test('IMPORT-6: reading ends when its time or memory is up, or nobody waits; the next table is read', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => `Person ${index}${',Yes'.repeat(900)}`)
  const csv = `Name,${rows.map((_, index) => `Topic ${index}`)}\n${rows.join('\n')}`
  // The memory of a body goes to the thread.
  const large = () => body(csv)
  const late = new ImportReader({ seconds: 0.01, megabytes: 256 })
  await expect(late.read(large(), never, ann)).rejects.toThrow(TableTooLarge)
  await late.close()

  const small = new ImportReader({ seconds: 100, megabytes: 24 })
  await expect(small.read(large(), never, ann)).rejects.toThrow(TableTooLarge)
  await small.close()

  const reader = new ImportReaders()
  const gone = new AbortController()
  const reading = reader.read(large(), gone.signal, ann)
  const next = reader.read(body(SMALL), never, ann)
  gone.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect((await next)?.table?.people).toEqual(['Ann'])
  await reader.close()
})

test('IMPORT-20: small tables do not wait for large ones, and large ones are read by turns', async () => {
  const reader = new ImportReaders()
  const topics = Array.from({ length: 400 }, (_, index) => `Topic ${index}`)
  const rows = topics.map((_, index) => `Person ${index}${',#1 Yes!'.repeat(400)}`)
  const large = () => body(`Name,${topics}\n${rows.join('\n')}`)
  expect(large().byteLength).toBeGreaterThan(1024 ** 2)
  const done: string[] = []
  const read = (name: string, bytes: Buffer, address: string) =>
    reader.read(bytes, never, { address, eventId: address }).then(() => done.push(name))
  await Promise.all([
    ...['first', 'second', 'third'].map((name) => read(name, large(), '6.6.6.6')),
    read('of another', large(), '1.1.1.1'),
    read('small', body(SMALL), '2.2.2.2'),
  ])
  await reader.close()
  expect(done.filter((name) => name !== 'small')).toEqual(['first', 'of another', 'second', 'third'])
  expect(done.indexOf('small')).toBeLessThan(4)
})

test('FILES-5: a file that is nested too deep to be handed on is refused by its path', async () => {
  const reader = new ImportReader({ seconds: 100, megabytes: 256 })
  const plan = { id: 'a', status: 'done', createdAt: 1, startedAt: 1, endedAt: 1, seconds: 1, seed: 1 }
  const more = { settings: {}, week: null, error: null, author: null, isReplan: false, inForceAt: null }
  const file = {
    format: 'planner-event/2',
    exportedAt: 0,
    event: { variant: 'planner', name: 'Open day' },
    settings: {},
    people: [],
    topics: [],
    meetings: [],
    tables: {},
    planRuns: [],
    plans: [{ ...plan, ...more, best: { deep: 0 } }],
  }
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const body = Buffer.from(JSON.stringify(file).replace('"deep":0', `"deep":${deep}`))
  expect(await reader.read(body, never, ann, 'event')).toMatchObject({
    table: { fault: 'field', path: 'plans[0].best' },
  })
  await reader.close()
})
