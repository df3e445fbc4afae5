import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver } from './testing/receiver.ts'
import { serverProcess } from './testing/server-process.ts'
import { registerTestEvent } from './testing/test-event.ts'
import { testServer } from './testing/test-server.ts'

/** Lets threads fail once the file is there. */
function failingBy(file: string): string {
  const url = new URL('./testing/failing-thread.ts', import.meta.url)
  url.searchParams.set('file', file)
  return `--import=${url.href}`
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-storage-failure-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What an error that nothing catches does to a server: SIGUSR2 throws one. */
const THROWING = `--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(new(TypeError)('Thrown'))})`

test('LIVE-4, ERROR-19: a server whose storage thread dies exits with code 1; its successor has all data and sends what ended it', async () => {
  const receiver = await openReceiver()
  const DATA_DIR = join(folder, 'data')
  const switchFile = join(folder, 'fail')
  const server = await serverProcess({
    DATA_DIR,
    NODE_OPTIONS: failingBy(switchFile),
  })
  const event = await registerTestEvent(server.url, 'planner', { name: 'Kept' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await writeFile(switchFile, '')
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toContain('Storage has failed')
  expect(server.stderr()).toContain('The thread was made to fail')
  event.close()

  const again = await serverProcess({
    DATA_DIR,
    NODE_OPTIONS: THROWING,
    ERROR_REPORT_URL: `${receiver.url}errors`,
  })
  const other = await registerTestEvent(again.url, 'planner')
  await other.admin.invoke('JoinEventHub2', { urlKey: event.adminKey })
  expect(other.admin.last('JoinEventHub').event.name).toBe('Kept')
  other.close()
  const ended = { source: 'server', command: 'StorageFailed', status: 500 }
  await expect.poll(() => receiver.received).toMatchObject([{ path: '/errors', body: { errors: [ended] } }])
  expect(await again.kill('SIGUSR2')).toBe(1)
  await receiver.close()
  const kept = (await readFile(join(DATA_DIR, 'errors.jsonl'), 'utf8')).trimEnd().split('\n')
  expect(kept.map((line) => JSON.parse(line))).toMatchObject([
    ended,
    { source: 'server', command: 'ServerCrashed', reason: 'TypeError' },
  ])
  expect(await readFile(join(DATA_DIR, 'last-crash.json'), 'utf8')).not.toContain('Thrown')
})

test('/healthz reports failing after storage has failed', async () => {
  const switchFile = join(folder, 'fail-here')
  process.env.NODE_OPTIONS = failingBy(switchFile)
  const failed = Promise.withResolvers<void>()
  const server = await testServer({}, { onFatal: failed.resolve })
  delete process.env.NODE_OPTIONS
  await writeFile(switchFile, '')
  await failed.promise
  const answer = await fetch(`${server.url}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ status: 'failing' })])
  await server.remove()
})
