import { type WebhookKind, type WebhookList, webhookList } from '@planner/protocol'
import { Webhook } from 'standardwebhooks'
import type { ServerOptions } from '../../start-server.ts'
import { openSession } from '../../testing/open-session.ts'
import { twoTopics } from '../../testing/planned-event.ts'
import type { Received } from '../../testing/receiver.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** Nobody waits long in a test. */
export const QUICK = {
  lookMs: 20,
  quietMs: 40,
  gatherMs: 60,
  waits: [50, 50],
  pollMs: 50,
  sweepMs: 200,
}

/** A server that may tell receivers of tests. */
export function hookedServer(pace: ServerOptions['webhooks'] = {}, options: ServerOptions = {}) {
  return testServer({ webhooksAllowPrivate: true }, { ...options, webhooks: { ...QUICK, ...pace } })
}

type Route = 'List' | 'Add' | 'Remove' | 'Test' | 'Replace' | 'SwitchOn'

/** An event with topics and people, and the calls about its webhooks by whoever has a key. */
export async function hookedEvent(server: TestServer) {
  const { event, ann, bob, cid } = await twoTopics(server)
  const session = await openSession(server.url)
  const call = (route: Route, body: object = {}, adminKey = event.adminKey) =>
    session.post(`/api/Webhooks/${route}`, { variant: 'planner', adminKey, ...body })
  const ask = async (route: Route, body: object = {}): Promise<WebhookList> =>
    webhookList.parse((await call(route, body)).body)
  return {
    event,
    ann,
    bob,
    cid,
    call,
    ask,
    async add(address: string, kinds: readonly WebhookKind[] = ['plan.published']) {
      const { made } = await ask('Add', { address, kinds })
      if (!made) throw new Error(`${address} was not added.`)
      return made
    },
    only: async () => (await ask('List')).webhooks[0],
  }
}

/** What a receiver reads of a message with the library that it was signed with. @throws where the signature is another one. */
export function verified(secret: string, { headers, raw }: Received): unknown {
  return new Webhook(secret).verify(raw, headers as Record<string, string>)
}
