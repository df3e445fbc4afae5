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
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints one line when it is ready, and shuts down gracefully on %s',
    async (signal) => {
      const DATA_DIR = join(folder, signal)
      const server = await serverProcess({ DATA_DIR })
      expect(server.stdout()).toBe(`listening on ${server.url}\n`)
      const event = await registerTestEvent(server.url, 'planner', { name: 'Flushed' })
      expect(await server.kill(signal)).toBe(0)
      expect(server.stdout()).toBe(`listening on ${server.url}\n`)
      expect(server.stderr()).toBe('')

      const again = await serverProcess({ DATA_DIR })
      const other = await registerTestEvent(again.url, 'planner')
      const client = await other.connect()
      await client.invoke('JoinEventHub2', { urlKey: event.adminKey })
      expect(client.last('JoinEventHub').event.name).toBe('Flushed')
      event.close()
      other.close()
      expect(await again.kill('SIGTERM')).toBe(0)
    },
  )

  test('an idle connection does not delay the shutdown', async () => {
    const server = await serverProcess({ DATA_DIR: join(folder, 'silent') })
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(silent, 'connect')
    expect(await server.kill('SIGTERM')).toBe(0)
    silent.destroy()
  })

  test('a port or data folder in use is reported clearly, with exit code 1', async () => {
    const server = await serverProcess({ DATA_DIR: join(folder, 'first') })
    const port = new URL(server.url).port
    const second = await runMain({ DATA_DIR: join(folder, 'second'), PORT: port })
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toContain(`Port ${port} on 127.0.0.1 is in use.`)
    const third = await runMain({ DATA_DIR: join(folder, 'first') })
    expect(third).toMatchObject({ code: 1, stdout: '' })
    expect(third.stderr).toContain(join(folder, 'first'))
    await server.kill('SIGTERM')
  })

  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_ENV: 'staging' }, 'APP_ENV'],
    [{ PUBLIC_URL: 'planner.example.org' }, 'PUBLIC_URL'],
  ])('an invalid configuration is rejected: %o', async (variables, name) => {
    const ended = await runMain({ DATA_DIR: join(folder, 'never'), ...variables })
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain(`${name} is `)
  })
})
