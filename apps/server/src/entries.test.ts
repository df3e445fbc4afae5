import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { ENTRIES, type Entry, entryEnvironment, entryUrl, startThread } from './entries.ts'

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

test('KEY-23: a thread gets what it needs of the environment, and none of the server’s secrets', async () => {
  const secrets = ['KEY_SECRET', 'SITE_ADMIN_KEY', 'SMTP_URL', 'DATABASE_URL']
  for (const name of [...secrets, 'PLAN_PATIENCE_SECONDS']) vi.stubEnv(name, `the value of ${name}`)
  const program = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ ...process.env })`
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {})
  const environment = await new Promise<Record<string, string>>((resolve) => thread.once('message', resolve))
  await thread.terminate()
  expect(environment).toMatchObject({ PLAN_PATIENCE_SECONDS: 'the value of PLAN_PATIENCE_SECONDS' })
  expect(Object.keys(environment).filter((name) => secrets.includes(name))).toEqual([])
})

test('KEY-23: threads and processes find the code that was compiled before', () => {
  const own = { NODE_COMPILE_CACHE: '/opt/cache', KEY_SECRET: 'a secret' }
  expect(entryEnvironment(own)).toEqual({ NODE_COMPILE_CACHE: '/opt/cache' })
})

test('KEY-23: nothing but this file starts threads', () => {
  const folder = new URL('.', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const starting = sources.filter((file) => /new Worker\(/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(starting.filter((file) => !file.endsWith('.test.ts'))).toEqual(['entries.ts'])
})
