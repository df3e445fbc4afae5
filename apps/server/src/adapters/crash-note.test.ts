import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteCrash, takeCrashNote } from './crash-note.ts'
import { kindOfError } from './error-entry.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-crash-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('ERROR-19: what ends the server is kept at once without its text, and taken once by the next start', async () => {
  noteCrash(folder, { command: 'ServerCrashed', error: new TypeError('a secret'), at: 0 })
  const entry = {
    at: '1970-01-01T00:00:00.000Z',
    source: 'server',
    command: 'ServerCrashed',
    status: 500,
    reason: 'TypeError',
  }
  expect(JSON.parse(await readFile(join(folder, 'errors.jsonl'), 'utf8'))).toEqual(entry)
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  expect(await takeCrashNote(folder)).toEqual(entry)
  expect(await takeCrashNote(folder)).toBeUndefined()
  expect(await readdir(folder)).toEqual(['errors.jsonl'])
})

test('ERROR-19: a note that cannot be read or written stops nobody', async () => {
  await writeFile(join(folder, 'last-crash.json'), '{"at":')
  expect(await takeCrashNote(folder)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
  noteCrash(join(folder, 'missing'), { command: 'StorageFailed', error: new Error('a secret'), at: 0 })
  expect(await readdir(folder)).toEqual([])
})

test('ERROR-19: of an error its code or its kind is said, if the product knows it', () => {
  const named = (name: string) => Object.assign(new Error('a secret'), { name })
  const coded = (code: unknown) => Object.assign(new Error('a secret'), { code })
  expect(
    [
      new RangeError('a secret'),
      named('a secret'),
      coded('ENOSPC'),
      coded('SQLITE_FULL'),
      coded('a secret'),
      coded(7),
      'a secret',
      undefined,
    ].map(kindOfError),
  ).toEqual(['RangeError', 'Error', 'ENOSPC', 'SQLITE_FULL', 'Error', 'Error', '', ''])
})
