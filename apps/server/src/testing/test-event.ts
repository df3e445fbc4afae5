import { type VariantDescription, type VariantId, variantOf } from '@planner/domain'
import type { EventData, InvocationInput, SharedValue } from '@planner/protocol'
import { eventForm, userForm } from './forms.ts'
import { type Format, TestClient } from './test-client.ts'

export type Participant = { id: string; key: string; client: TestClient }

/** An event on a running server with its admin's connection. */
export type TestEvent = {
  variant: VariantDescription
  admin: TestClient
  adminKey: string
  shareKey: string
  connect(): Promise<TestClient>
  /** A new connection that has joined with a key, with its received signals cleared. */
  join(key: string): Promise<TestClient>
  /** Registers a participant with the share key. */
  register(name: string, changes?: Parameters<typeof userForm>[1]): Promise<Participant>
  /** The event's data as a new admin connection receives it; pass the key if it was rotated. */
  data(key?: string): Promise<EventData>
  close(): void
}

/** `format`: how full data come to its clients. */
export async function registerTestEvent(
  url: string,
  variantId: VariantId,
  changes: Parameters<typeof eventForm>[0] = {},
  format: Format = 'plain',
): Promise<TestEvent> {
  const variant = variantOf(variantId)
  const clients: TestClient[] = []
  const connect = async () => {
    const client = new TestClient(url, variant.hubPath, { format })
    clients.push(client)
    return client.connected()
  }
  const admin = await connect()
  const ack = await admin.invoke('RegisterEvent', { event: eventForm(changes) })
  if (!ack.ok) throw new Error(`The event was refused: ${ack.message}`)
  const adminKey = ack.eventAdminGuid
  const shareKey = keyOf(ack.shareLink)
  const join = async (key: string) => {
    const client = await connect()
    const joined = await client.invoke('JoinEventHub2', { urlKey: key })
    if (!joined.ok) throw new Error(`The key was refused: ${joined.message}`)
    client.forget()
    return client
  }
  return {
    variant,
    admin,
    adminKey,
    shareKey,
    connect,
    join,
    async register(name, form) {
      const client = await join(shareKey)
      const registered = await client.invoke('RegisterUser', { user: userForm(name, form), key: shareKey })
      if (!registered.ok) throw new Error(`${name} was refused: ${registered.message}`)
      return { id: registered.eventUserShareGuid, key: registered.eventUserPrivateGuid, client }
    },
    async data(key = adminKey) {
      const client = await connect()
      await client.invoke('JoinEventHub2', { urlKey: key })
      const data = client.last('JoinEventHub')
      client.close()
      return data
    },
    close() {
      for (const client of clients) client.close()
    },
  }
}

/** The key at the end of a link. */
export function keyOf(link: string): string {
  return link.split('=').at(-1) ?? ''
}

/** The payload of SendSharedValue with the given keys. */
export function sharedValue(
  keys: { admin?: string; personal?: string; share?: string },
  value: Pick<SharedValue, 'tableName' | 'value'> & Partial<SharedValue>,
): InvocationInput<'SendSharedValue'> {
  return {
    eventAdminGuid: keys.admin ?? '',
    eventUserPrivateGuid: keys.personal ?? '',
    eventShareGuid: keys.share ?? '',
    timestamp: Date.now(),
    ...value,
  }
}
