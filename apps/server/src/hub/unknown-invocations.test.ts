import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
const now = Date.now()
beforeAll(async () => {
  // A frozen clock keeps the token bucket from refilling.
  server = await testServer({}, { now: () => now })
  event = await registerTestEvent(server.url, 'planner')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

describe('WIRE-24: what is no invocation is refused, never left unanswered', () => {
  test.each(['DropEverything', 'joinEventHub2', '__proto__', 'constructor', 'error', 'message', ''])(
    'the name "%s"',
    async (name) => {
      const client = await event.connect()
      const ack = await client.raw(name, { key: 'x' })
      expect(ack).toMatchObject({ ok: false, status: 400, reason: 'unknownInvocation' })
      expect(client.last('ReceiveException')).toMatchObject({ status: 400, reason: 'unknownInvocation' })
      client.close()
    },
  )

  test('the refusal says where they are listed and repeats no more than the beginning of a long name', async () => {
    const client = await event.connect()
    const { message } = (await client.raw('x'.repeat(100_000), {})) as { message: string }
    expect(message).toContain('docs/protocol.md')
    expect(message.length).toBeLessThan(200)
    client.close()
  })

  test('without a callback the signal answers, with too many or no arguments the callback is found', async () => {
    const client = await event.connect()
    client.socket.emit('Nonsense')
    expect(await client.next('ReceiveException')).toMatchObject({ reason: 'unknownInvocation' })
    const ack = await client.socket.emitWithAck('SendMessage', { message: 'hello' }, 'and more', 7)
    expect(ack).toEqual({ ok: true })
    expect(await client.socket.emitWithAck('SendMessage')).toMatchObject({
      status: 400,
      reason: 'unreadable',
    })
    expect(await client.socket.emitWithAck('Nonsense')).toMatchObject({ status: 400 })
    client.close()
  })

  test('LIMIT-2, LIMIT-3: unknown names count like invocations, and a flood of them ends', async () => {
    const client = await event.connect()
    const statuses: number[] = []
    for (let batch = 0; batch < 31; batch += 1) {
      const acks = await Promise.all(Array.from({ length: 100 }, () => client.raw('Nonsense', {})))
      statuses.push(...acks.map((ack) => (ack as { status: number }).status))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
    const ended = new Promise((resolve) => client.socket.once('disconnect', resolve))
    for (let each = 0; each < 1000; each += 1) client.socket.emit('Nonsense', {})
    await ended
  })
})

/** A websocket that speaks Socket.IO by hand; resolves to all it received when the server has closed it. */
async function rawFrames(frames: (hub: string) => (string | Uint8Array<ArrayBuffer>)[]): Promise<string[]> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const hub = event.variant.hubPath
  const received: string[] = []
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  socket.addEventListener('message', ({ data }) => {
    received.push(String(data))
    if (String(data).startsWith('0{')) socket.send(`40${hub},`)
    if (String(data).startsWith('40')) for (const frame of frames(hub)) socket.send(frame)
  })
  await closed
  return received
}

describe('WIRE-25: a packet that cannot be read ends its connection with a reason, and only that one', () => {
  test.each<[string, (hub: string) => (string | Uint8Array<ArrayBuffer>)[]]>([
    ['no JSON', (hub) => [`42${hub},{]`]],
    ['no array', (hub) => [`42${hub},{"SendMessage":1}`]],
    ['an empty array', (hub) => [`42${hub},[]`]],
    ['a name that is an object', (hub) => [`42${hub},[{"a":1},{}]`]],
    ['a name of the library', (hub) => [`42${hub},["disconnect",{}]`]],
    ['an unknown type of packet', () => ['49"x"']],
    ['too many attachments', (hub) => [`45999999999-${hub},["SendMessage",{"_placeholder":true,"num":0}]`]],
    ['a binary frame that belongs to nothing', () => [new Uint8Array([1, 2, 3])]],
    [
      'an attachment that is missing',
      (hub) => [`451-${hub},["SendMessage",{"_placeholder":true,"num":0}]`, `42${hub},["SendMessage",{}]`],
    ],
    [
      'attachments in deep nesting',
      (hub) => [`451-${hub},["SendMessage",${'['.repeat(50_000)}${']'.repeat(50_000)}]`, new Uint8Array([1])],
    ],
  ])('%s', async (_what, frames) => {
    const received = await rawFrames(frames)
    expect(received.at(-1)).toContain('"ReceiveException"')
    expect(received.at(-1)).toContain('"unreadable"')
    expect(await event.admin.invoke('SendMessage', { message: 'unharmed' })).toEqual({ ok: true })
  })

  test('an unknown type of frame ends the connection', async () => {
    expect((await rawFrames(() => ['x'])).length).toBe(2)
    expect(await event.admin.invoke('SendMessage', { message: 'unharmed' })).toEqual({ ok: true })
  })

  test('a namespace that is no hub is refused', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
    const refused = await new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('0{')) socket.send('40/api/Nowhere/hub,')
        if (String(data).startsWith('44')) resolve(String(data))
      })
    })
    expect(refused).toContain('Invalid namespace')
    socket.close()
  })
})
