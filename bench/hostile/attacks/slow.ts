import { setTimeout as wait } from 'node:timers/promises'
import { shareKey, VARIANT } from '../../events.ts'
import { addressOf, attacksFrom, several, type Target } from '../attack.ts'
import { exportRequests, headersOf, reopenedSockets, requestOf, unreadSockets } from '../unread-socket.ts'

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
export const SLOW_ATTACKS = attacksFrom([1, 20], {
  '2,500 exports at once, never read': (target) => exportsAtOnce(target, ''),
  '2,500 exports at once, never read, for br alone': (target) => exportsAtOnce(target, 'br'),
  'a thousand pages in a row on each of 300 sockets, never read': (target) =>
    unreadSockets(target, {
      sockets: 300,
      bytes: () => requestOf(PAGE, { accept: 'text/html' }).repeat(1000),
    }),
  'bodies that arrive bit by bit': slowBodies,
  'polls of the hub whose bodies arrive bit by bit': slowPolls(250_000),
  'bodies that nobody takes, or none of their kind, bit by bit': strayBodies,
  'polls of the hub that say they are larger than may be': slowPolls(2 * BODY),
  'long heads of requests whose one byte never comes': missingBytes,
  'connections to the hub with long heads': (target) => {
    const beginning = () => requestOf('/socket.io/?EIO=4&transport=websocket', { ...UPGRADE, x: LONG })
    return slowSockets(target, { sockets: 15_000, beginning, trickle: '' })
  },
  'heads of requests that never end': (target) =>
    slowSockets(target, { sockets: 2000, beginning: () => `GET / HTTP/1.1\r\nhost: a\r\nx: ${LONG}` }),
  'connections over which nothing is asked': (target) =>
    slowSockets(target, { sockets: 9000, beginning: () => '', trickle: '' }),
})

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
function slowPolls(bytes: number): (target: Target) => Promise<void> {
  const base = '/socket.io/?EIO=4&transport=polling'
  return several(200, async (target, index) => {
    const opened = await (await fetch(target.url + base)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const headers = { 'content-type': 'text/plain', 'content-length': String(bytes) }
    const whole = requestOf(`${base}&sid=${sid}`, headers, 'x'.repeat(250_000))
    const addresses = [addressOf(target, index)]
    await slowSockets({ ...target, addresses }, { sockets: 5, beginning: () => whole.slice(0, -1000) })
  })
}

/** Sockets that send a beginning and then a byte each second. */
async function slowSockets(
  target: Target,
  { sockets, beginning, trickle = 'x' }: { sockets: number; beginning: () => string; trickle?: string },
): Promise<void> {
  await reopenedSockets(target, sockets, async (socket, ended) => {
    socket.resume().write(beginning())
    while (!target.isOver() && !(await Promise.race([ended, wait(1000, false)]))) {
      if (trickle !== '') socket.write(trickle)
    }
  })
}
