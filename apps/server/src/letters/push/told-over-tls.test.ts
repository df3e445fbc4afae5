import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUTHORITY_FILE, certificateOfLocalhost } from '../../testing/certificate.ts'
import { serverProcess } from '../../testing/server-process.ts'
import { registerTestEvent } from '../../testing/test-event.ts'
import { pushCalls } from './testing/push-of-people.ts'
import { openPushService } from './testing/push-service.ts'

test('PUSH-3, PUSH-4: messages go over TLS to a push service with a known certificate alone, and no log has an address or a key', async () => {
  const service = await openPushService(await certificateOfLocalhost())
  const folder = await mkdtemp(join(tmpdir(), 'planner-push-'))
  const variables = {
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'http://planner.example',
    PUSH_CONTACT: 'https://site.example/contact',
    WEBHOOKS_ALLOW_PRIVATE: 'yes',
    LOG_LEVEL: 'trace',
  }
  const logs: string[] = []
  const secrets: string[] = []
  const use = async (more: Record<string, string>) => {
    const server = await serverProcess({ ...variables, ...more })
    const event = await registerTestEvent(server.url, 'planner')
    const { key } = await event.register('Ann')
    const { turnOn, test } = await pushCalls(server.url)
    const { endpoint, keys } = await turnOn(service, key)
    const tested = await test(key)
    event.close()
    await server.kill('SIGTERM')
    logs.push(server.stderr())
    secrets.push(endpoint, keys.auth, keys.p256dh, key)
    return tested
  }
  expect(await use({})).toEqual({ isSent: false })
  expect([service.taken, service.faults]).toEqual([[], []])
  expect(await use({ NODE_EXTRA_CA_CERTS: AUTHORITY_FILE })).toEqual({ isSent: true })
  expect(service.taken).toMatchObject([{ claims: { sub: 'https://site.example/contact' } }])
  expect(logs.join('')).toContain('/api/Push/Test')
  for (const secret of secrets) expect(logs.join('')).not.toContain(secret)
  await service.close()
  await rm(folder, { recursive: true })
})
