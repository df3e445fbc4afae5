import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { openSession } from '../../../apps/server/src/testing/browser-session.ts'
import { adminKey, shareKey, VARIANT } from '../../hub/big-event.ts'
import { type Attacks, several, type Target } from '../attack.ts'
import { SAVED_EVENTS } from '../events.ts'
import { requestOf, unreadSockets } from '../unread-socket.ts'

const FROM = [1, 20] as const
const PAGE = `${VARIANT.routeBase}/share/?participantInvite=${shareKey('main')}`
/** Nearly what a body may have. */
const BODY = 1_000_000

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
  'polls of the hub whose bodies arrive bit by bit': { from: FROM, strike: slowPolls },
  'heads of requests that never end': {
    from: FROM,
    strike: (target) =>
      slowSockets(target, {
        sockets: 2000,
        beginning: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(12_000)}`,
      }),
  },
  'connections over which nothing is asked': {
    from: FROM,
    strike: (target) => slowSockets(target, { sockets: 9000, beginning: '' }),
  },
}

async function exportsAtOnce(target: Target, encoding: string): Promise<void> {
  const { cookie, token } = await openSession(target.url)
  const headers = {
    ...{ cookie, [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' },
    ...(encoding && { 'accept-encoding': encoding }),
  }
  const bytes = () => {
    const event = SAVED_EVENTS[Math.floor(target.random() * SAVED_EVENTS.length)] ?? ''
    const body = JSON.stringify({ variant: VARIANT.id, adminKey: adminKey(event) })
    return requestOf('/api/Event/Export', headers, body)
  }
  await unreadSockets(target, { sockets: 2500, bytes })
}

async function slowBodies(target: Target): Promise<void> {
  const { cookie, token } = await openSession(target.url)
  const headers = { cookie, [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' }
  const whole = requestOf('/api/Feedback', headers, 'x'.repeat(BODY))
  await slowSockets(target, { sockets: 1000, beginning: whole.slice(0, -1000) })
}

/** Each of a session of its own. */
async function slowPolls(target: Target): Promise<void> {
  const base = '/socket.io/?EIO=4&transport=polling'
  const body = 'x'.repeat(250_000)
  await several(200, target.isOver, async (index) => {
    const opened = await (await fetch(target.url + base)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const beginning = requestOf(`${base}&sid=${sid}`, { 'content-type': 'text/plain' }, body).slice(0, -1000)
    const addresses = [target.addresses[index % target.addresses.length] ?? '']
    await slowSockets({ ...target, addresses }, { sockets: 5, beginning })
  })
}

/** Sockets that send a beginning and then, now and then, a byte; whatever the server ends is opened again. */
async function slowSockets(
  { url, addresses, isOver }: Target,
  { sockets, beginning }: { sockets: number; beginning: string },
): Promise<void> {
  const { hostname, port } = new URL(url)
  const one = async (index: number) => {
    while (!isOver()) {
      const localAddress = addresses[index % addresses.length]
      const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) })
      socket.on('error', () => {}).resume()
      const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
      if (beginning !== '') socket.write(beginning)
      while (!isOver() && !(await Promise.race([ended, wait(1000, false)]))) {
        if (beginning !== '') socket.write('x')
      }
      socket.destroy()
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: sockets }, (_, index) => one(index)))
}
