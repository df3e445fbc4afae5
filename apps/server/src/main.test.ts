import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain, serverProcess } from './testing/server-process.ts'
import { registerTestEvent } from './testing/test-event.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-main-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('main.ts', () => {
  test('prints one line when it is ready, and shuts down gracefully on SIGTERM and on SIGINT', async () => {
    const DATA_DIR = join(folder, 'data')
    let urlKey: string | undefined
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await serverProcess({ DATA_DIR })
      expect(server.stdout()).toBe(`listening on ${server.url}\n`)
      await expectKept(server.url, urlKey)
      const event = await registerTestEvent(server.url, 'planner', { name: 'Flushed' })
      urlKey = event.adminKey
      expect(await server.kill(signal)).toBe(0)
      expect(server.stdout()).toBe(`listening on ${server.url}\n`)
      expect(server.stderr()).toBe('')
      event.close()
    }
    const last = await serverProcess({ DATA_DIR })
    await expectKept(last.url, urlKey)
    const port = new URL(last.url).port

    // A port or data folder in use is reported clearly.
    const second = await runMain({ DATA_DIR: join(folder, 'second'), PORT: port })
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toContain(`Port ${port} on 127.0.0.1 is in use.`)
    const third = await runMain({ DATA_DIR })
    expect(third).toMatchObject({ code: 1, stdout: '' })
    expect(third.stderr).toContain(DATA_DIR)

    // An idle connection does not delay the shutdown.
    const silent = connect(Number(port), '127.0.0.1')
    await once(silent, 'connect')
    expect(await last.kill('SIGTERM')).toBe(0)
    silent.destroy()
  })

  test('OPS-20: one line says at the start that links have no address of their own, and none where they have', async () => {
    for (const [PUBLIC_URL, lines] of [
      ['', 1],
      ['https://planner.example', 0],
    ] as const) {
      const server = await serverProcess({ DATA_DIR: join(folder, 'warned'), LOG_LEVEL: 'warn', PUBLIC_URL })
      expect(server.stderr().split('PUBLIC_URL is not set')).toHaveLength(lines + 1)
      await server.kill('SIGTERM')
    }
  })

  // What else is invalid, and what is said of it, is in config.test.ts.
  test('an invalid configuration is rejected, with exit code 1', async () => {
    const ended = await runMain({ DATA_DIR: join(folder, 'never'), PORT: '70000' })
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain('PORT is ')
  })
})

/** What the process before has acknowledged is there. */
async function expectKept(url: string, urlKey: string | undefined): Promise<void> {
  if (urlKey === undefined) return
  const other = await registerTestEvent(url, 'planner')
  const client = await other.connect()
  await client.invoke('JoinEventHub2', { urlKey })
  expect(client.last('JoinEventHub').event.name).toBe('Flushed')
  other.close()
}
