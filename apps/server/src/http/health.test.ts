import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { serverProcess } from '../testing/server-process.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { testServer } from '../testing/test-server.ts'
import { type Health, healthCheck } from './health.ts'

const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/healthz`)
  return [answer.status, await answer.json()]
}

test('OPS-6: health is a write, asked of storage once for all who ask within a second', async () => {
  let writes = 0
  const storage = {
    async checkHealth() {
      writes += 1
      return 'ok' as const
    },
  }
  const health = healthCheck({ storage, now: () => 1, isFailing: () => false })
  const asked = await Promise.all(Array.from({ length: 50 }, health))
  expect(asked).toEqual(Array.from({ length: 50 }, (): Health => ({ status: 'ok' })))
  expect(writes).toBe(1)
})

test('OPS-6: a fault shows within a second, and so does its end, and one write at a time is waited for', async () => {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  const answers: ((health: 'ok' | 'full') => void)[] = []
  const storage = { checkHealth: () => new Promise<'ok' | 'full'>((resolve) => answers.push(resolve)) }
  const health = healthCheck({ storage, now: () => 1, isFailing: () => false })
  for (const [index, is] of (['ok', 'full', 'ok'] as const).entries()) {
    time += 1000
    const asked = health()
    time += 1000
    const meanwhile = health()
    expect(answers).toHaveLength(index + 1)
    answers[index]?.(is)
    expect((await asked).status).toBe(is === 'ok' ? 'ok' : 'failing')
    expect(await meanwhile).toEqual(await asked)
  }
})

test('OPS-6: damaged pages that a request comes upon show at /healthz, and no word of the data', async () => {
  let server = await testServer()
  const event = await registerTestEvent(server.url, 'planner', { name: 'Confidential' })
  event.close()
  server = await server.restart()
  const path = join(server.dataDir, 'planner.db')
  // All pages but the first, so that whatever is read next is damaged.
  const { size } = await stat(path)
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(size - 4096), 0, size - 4096, 4096)
  await file.close()
  await expect(registerTestEvent(server.url, 'planner')).rejects.toThrow()
  const [status, body] = await healthOf(server.url)
  expect([status, body]).toEqual([503, { status: 'failing', reason: 'damaged', version: expect.any(String) }])
  await server.remove()
})

test('OPS-6: a disk that takes no more bytes shows at /healthz, and its end as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-health-'))
  // No file of this process may grow beyond 400 blocks of a kilobyte: what would make it larger gets an
  // error.
  const shell = "trap '' XFSZ; ulimit -f 400; exec"
  const server = await serverProcess({ DATA_DIR: join(folder, 'data') }, { shell })
  expect((await healthOf(server.url))[0]).toBe(200)
  const event = await registerTestEvent(server.url, 'planner')
  const description = 'x'.repeat(5000)
  const fill = () => registerTestEvent(server.url, 'planner', { description })
  await expect(
    (async () => {
      for (;;) (await fill()).close()
    })(),
  ).rejects.toThrow('The event was refused')
  // Until there is no room either for a write as small as that of the health check.
  const edit = (timestamp: number) =>
    event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path: 'parameters|groups|minGroupSize',
      value: 3 + (timestamp % 2),
      timestamp,
    })
  for (let timestamp = Date.now(); (await edit(timestamp)).ok; timestamp += 1);
  await expect
    .poll(() => healthOf(server.url))
    .toEqual([503, { status: 'failing', reason: 'notWritable', version: expect.any(String) }])
  event.close()
  await server.kill('SIGKILL')
  await rm(folder, { recursive: true })
})
