import { setTimeout as wait } from 'node:timers/promises'
import { shareKey, VARIANT } from '../../events.ts'
import { type Attacks, several, type Target } from '../attack.ts'
import { connectFrom, exportRequests, headersOf, requestOf, unreadSockets } from '../unread-socket.ts'

const FROM = [1, 20] as const
const PAGE = `${VARIANT.routeBase}/share/?participantInvite=${shareKey('main')}`
/** Nearly what a body may have. */
const BODY = 1_000_000
/** Nearly what a head may have. */
const LONG = 'x'.repeat(12_000)

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': `${'A'.repeat(22)}==`,
}

/** Many connections at once, and requests that take their time. */
export const SLOW_ATTACKS: Attacks = {
  '2,500 exports at once, never read': { from: FROM, strike: (target) => exportsAtOnce(target, '') },
  '2,500 exports at once, never read, for br alone': {
    from: FROM,
    strike: (target) => exportsAtOnce(target, 'br'),
  },
  'a thousand pages in a row on each of 300 sockets, never read': {
    from: FROM,
    strike: (target) =>
      unreadSockets(target, {
        sockets: 300,
        bytes: () => requestOf(PAGE, { accept: 'text/html' }).repeat(1000),
      }),
  },
  'bodies that arrive bit by bit': { from: FROM, strike: slowBodies },
  'polls of the hub whose bodies arrive bit by bit': {
    from: FROM,
    strike: (target) => slowPolls(target, 250_000),
  },
  'bodies that nobody takes, or none of their kind, bit by bit': { from: FROM, strike: strayBodies },
  'polls of the hub that say they are larger than may be': {
    from: FROM,
    strike: (target) => slowPolls(target, 2 * BODY),
  },
  'long heads of requests whose one byte never comes': { from: FROM, strike: missingBytes },
  'connections to the hub with long heads': {
    from: FROM,
    strike: (target) => {
      const beginning = () => requestOf('/socket.io/?EIO=4&transport=websocket', { ...UPGRADE, x: LONG })
      return slowSockets(target, { sockets: 15_000, beginning, trickle: '' })
    },
  },
  'heads of requests that never end': {
    from: FROM,
    strike: (target) =>
      slowSockets(target, {
        sockets: 2000,
        beginning: () => `GET / HTTP/1.1\r\nhost: a\r\nx: ${LONG}`,
      }),
  },
  'connections over which nothing is asked': {
    from: FROM,
    strike: (target) => slowSockets(target, { sockets: 9000, beginning: () => '', trickle: '' }),
  },
}

async function exportsAtOnce(target: Target, encoding: string): Promise<void> {
  await unreadSockets(target, { sockets: 2500, bytes: await exportRequests(target, encoding) })
}

async function slowBodies(target: Target): Promise<void> {
  const whole = requestOf('/api/Feedback', await headersOf(target), 'x'.repeat(BODY))
  await slowSockets(target, { sockets: 1000, beginning: () => whole.slice(0, -1000) })
}

async function strayBodies(target: Target): Promise<void> {
  const headers = await headersOf(target)
  const text = { ...headers, 'content-type': 'text/plain' }
  const wholes = [
    requestOf('/api/Import/Nothing', headers, 'x'.repeat(BODY)),
    requestOf('/api/Import/Preview', text, 'x'.repeat(BODY)),
    requestOf('/api/nothing', text, 'x'.repeat(BODY)),
  ]
  const beginning = () => wholes[Math.floor(target.random() * wholes.length)]?.slice(0, -1000) ?? ''
  await slowSockets(target, { sockets: 1000, beginning })
}

async function missingBytes(target: Target): Promise<void> {
  const whole = requestOf('/api/Feedback', { ...(await headersOf(target)), x: LONG }, 'x')
  await slowSockets(target, { sockets: 9000, beginning: () => whole.slice(0, -1), trickle: '' })
}

/** Polls of sessions of their own that send the beginning of a body with this content length. */
async function slowPolls(target: Target, bytes: number): Promise<void> {
  const base = '/socket.io/?EIO=4&transport=polling'
  await several(200, target.isOver, async (index) => {
    const opened = await (await fetch(target.url + base)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const headers = { 'content-type': 'text/plain', 'content-length': String(bytes) }
    const whole = requestOf(`${base}&sid=${sid}`, headers, 'x'.repeat(250_000))
    const addresses = [target.addresses[index % target.addresses.length] ?? '']
    await slowSockets({ ...target, addresses }, { sockets: 5, beginning: () => whole.slice(0, -1000) })
  })
}

/**
 * Sockets that send a beginning and then a byte each second. A socket that the server ends is opened again.
 */
async function slowSockets(
  target: Target,
  { sockets, beginning, trickle = 'x' }: { sockets: number; beginning: () => string; trickle?: string },
): Promise<void> {
  const { isOver } = target
  const one = async (index: number) => {
    while (!isOver()) {
      const socket = connectFrom(target, index).resume()
      const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
      socket.write(beginning())
      while (!isOver() && !(await Promise.race([ended, wait(1000, false)]))) {
        if (trickle !== '') socket.write(trickle)
      }
      socket.destroy()
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: sockets }, (_, index) => one(index)))
}
