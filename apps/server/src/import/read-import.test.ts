import { expect, test } from 'vitest'
import { ImportReader, TableTooLarge } from './read-import.ts'

const body = (csv: string) => Buffer.from(JSON.stringify({ variant: 'planner', adminKey: 'key', csv }))
const never = new AbortController().signal
const SMALL = 'Name,Bees\nAnn,Yes'

test('IMPORT-5: a table is read on a thread, and what is no request is told apart', async () => {
  const reader = new ImportReader()
  expect(await reader.read(body(SMALL), never)).toEqual({
    variant: 'planner',
    adminKey: 'key',
    adminName: '',
    wanted: 'table',
    table: {
      people: ['Ann'],
      topics: ['Bees'],
      problems: [],
      values: ['', 'Yes'],
      choices: Uint8Array.of(1),
    },
  })
  expect(await reader.read(Buffer.from('{"csv":'), never)).toBeUndefined()
  await reader.close()
})

test('IMPORT-6: reading ends when its time or memory is up, or nobody waits; the next table is read', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => `Person ${index}${',Yes'.repeat(900)}`)
  const csv = `Name,${rows.map((_, index) => `Topic ${index}`)}\n${rows.join('\n')}`
  // The memory of a body goes to the thread.
  const large = () => body(csv)
  const late = new ImportReader({ seconds: 0.01, megabytes: 256 })
  await expect(late.read(large(), never)).rejects.toThrow(TableTooLarge)
  await late.close()

  const small = new ImportReader({ seconds: 100, megabytes: 24 })
  await expect(small.read(large(), never)).rejects.toThrow(TableTooLarge)
  await small.close()

  const reader = new ImportReader()
  const gone = new AbortController()
  const reading = reader.read(large(), gone.signal)
  const next = reader.read(body(SMALL), never)
  gone.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect((await next)?.table?.people).toEqual(['Ann'])
  await reader.close()
})
