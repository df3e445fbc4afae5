import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { ENTRIES, type Entry, entryUrl } from './entries.ts'

const names = Object.keys(ENTRIES) as Entry[]

test.each(names)('the sources start the source of %s', (name) => {
  vi.stubEnv('SERVER_BUNDLE', undefined)
  const url = entryUrl(name)
  expect(url.href).toMatch(/\.ts$/)
  expect(existsSync(fileURLToPath(url))).toBe(true)
})

test('tests start what is in the bundle that they are told of', () => {
  vi.stubEnv('SERVER_BUNDLE', '/opt/a planner/dist/0123')
  expect(entryUrl('storage-thread').href).toBe('file:///opt/a%20planner/dist/0123/storage-thread.js')
})

test('a bundle starts its own threads, whatever bundle the tests are told of', () => {
  vi.stubEnv('SERVER_BUNDLE', '/opt/planner/dist/0123')
  const url = entryUrl('import-worker', 'file:///srv/dist/4567/entries-abc.js')
  expect(url.href).toBe('file:///srv/dist/4567/import-worker.js')
})
