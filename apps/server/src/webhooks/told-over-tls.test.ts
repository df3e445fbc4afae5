import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webhookList } from '@planner/protocol'
import { expect, test } from 'vitest'
import { AUTHORITY_FILE, certificateOfLocalhost } from '../testing/certificate.ts'
import { openSession } from '../testing/open-session.ts'
import { openReceiver } from '../testing/receiver.ts'
import { serverProcess } from '../testing/server-process.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { verified } from './testing/hooked-event.ts'

test('WEBHOOK-1, WEBHOOK-8: messages go over TLS to a receiver with a known certificate alone, and no log has an address or a secret', async () => {
  const receiver = await openReceiver(await certificateOfLocalhost())
  const folder = await mkdtemp(join(tmpdir(), 'planner-webhooks-'))
  const variables = { DATA_DIR: join(folder, 'data'), WEBHOOKS_ALLOW_PRIVATE: 'yes', LOG_LEVEL: 'trace' }
  const address = `${receiver.url}?token=of-the-receiver`
  const logs: string[] = []
  const seen: string[] = []
  const use = async (more: Record<string, string>) => {
    const server = await serverProcess({ ...variables, ...more })
    const session = await openSession(server.url)
    const event = await registerTestEvent(server.url, 'planner')
    const call = async (route: string, body: object) =>
      webhookList.parse(
        (
          await session.post(`/api/Webhooks/${route}`, {
            variant: 'planner',
            adminKey: event.adminKey,
            ...body,
          })
        ).body,
      )
    const { made } = await call('Add', { address, kinds: ['plan.changed'] })
    const { webhooks } = await call('Test', { id: made?.id })
    event.close()
    await server.kill('SIGTERM')
    logs.push(server.stderr())
    seen.push('of-the-receiver', made?.secret ?? '', event.adminKey)
    return { log: webhooks[0]?.log, secret: made?.secret ?? '' }
  }
  const stranger = await use({})
  expect(stranger.log).toMatchObject([{ outcome: 'failed', why: expect.stringMatching(/[A-Z_]{5,}/) }])
  expect(receiver.received).toEqual([])
  const known = await use({ NODE_EXTRA_CA_CERTS: AUTHORITY_FILE })
  expect(known.log).toMatchObject([{ outcome: 'delivered', why: '204' }])
  const [message] = receiver.received
  expect(message && verified(known.secret, message)).toMatchObject({ type: 'test' })
  expect(logs.join('')).toContain('/api/Webhooks/Test')
  for (const secret of seen) expect(logs.join('')).not.toContain(secret)
  await receiver.close()
  await rm(folder, { recursive: true })
})
