import { setTimeout as wait } from 'node:timers/promises'
import { sharedValue } from '../../../apps/server/src/testing/test-event.ts'
import { adminKey, personId, shareKey, topicId, VARIANT } from '../../events.ts'
import { LightClient } from '../../light-client.ts'
import { addressOf, attacksFrom, from, several, type Target } from '../attack.ts'
import { SAVED, SAVED_EVENTS } from '../events.ts'
import { exportRequests, requestOf, type Unread, unreadSockets } from '../unread-socket.ts'

/** The number of sockets does not depend on the number of addresses: the attacker has one machine. */
const SOCKETS = 400
const PAGE = pageOf(shareKey('main'))
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, br' }

/** Requests of a stranger over HTTP whose answers are not read, or that come all too often. */
export const HTTP_ATTACKS = attacksFrom([1, 20], {
  'exports that are never read': (target) => unreadExports(target, ''),
  'exports that are never read, compressed': (target) => unreadExports(target, 'br'),
  'exports of events that change': changingExports,
  'exports that nobody stays for': (target) => unreadExports(target, '', { keptMs: 30 }),
  'exports that are read a little': (target) => unreadExports(target, '', { readsPerSecond: 500 }),
  'a thousand pages in a row on each of 28 sockets, never read': (target) =>
    unreadSockets(target, {
      sockets: 28,
      bytes: () => requestOf(PAGE, { accept: 'text/html' }).repeat(1000),
    }),
  'a few of everything in a row, never read': (target) =>
    unreadSockets(target, {
      sockets: SOCKETS,
      bytes: () => Array.from({ length: 8 }, () => anything(target)).join(''),
    }),
  'large files that are never read': (target) =>
    unreadSockets(target, {
      sockets: 4 * SOCKETS,
      bytes: () => requestOf('/api/Translations/GetLanguage/?lang=en-GB').repeat(3),
    }),
  'pages on new sockets without end': (target) =>
    unreadSockets(target, { sockets: SOCKETS, bytes: () => requestOf(PAGE, BROWSER), keptMs: 200 }),
  'pages that are read as fast as they come': several(100, async (target, index) => {
    for (let asked = 0; asked < 50; asked += 1)
      await (await fetched(target, index, PAGE, BROWSER)).arrayBuffer()
  }),
  'pages of large events that nobody has open': several(40, async (target, index) => {
    const event = SAVED_EVENTS[Math.floor(target.random() * SAVED_EVENTS.length)] ?? ''
    await (await fetched(target, index, pageOf(shareKey(event)), BROWSER)).arrayBuffer()
  }),
  'addresses that lead nowhere, and keys of the site': several(400, async (target, index) => {
    const authorization = `Bearer ${target.random()}`
    for (const path of ['/nothing', '/metrics', '/api/Site/Operations'])
      await (await fetched(target, index, path, { authorization })).arrayBuffer()
  }),
  'pictures of an event that changes': changingPictures,
})

function pageOf(key: string): string {
  return `${VARIANT.routeBase}/share/?participantInvite=${key}`
}

function fetched(
  target: Target,
  index: number,
  path: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(target.url + path, { headers: { ...headers, ...from(addressOf(target, index)) } })
}

/** Exports of one of the saved events, up to eight in a row on one socket. */
async function unreadExports(target: Target, encoding: string, how: Partial<Unread> = {}): Promise<void> {
  const request = await exportRequests(target, encoding)
  const bytes = () => request().repeat(1 + Math.floor(target.random() * 8))
  await unreadSockets(target, { sockets: SOCKETS, bytes, ...how })
}

/** Every export is a new one, because the events are edited all the while. */
async function changingExports(target: Target): Promise<void> {
  const edits = SAVED_EVENTS.map(async (event, index) => {
    const client = await LightClient.open(target.url, VARIANT.hubPath, from(addressOf(target, index)))
    while (!target.isOver()) {
      const userId = personId(Math.floor(target.random() * SAVED.people))
      const value = target.random() < 0.5 ? 'Yes' : '#1 Yes!'
      const cell = { tableName: 'preferences', userId, topicId: topicId(1), value }
      await client.invoke('SendSharedValue', sharedValue({ admin: adminKey(event) }, cell))
      await wait(20)
    }
    client.close()
  })
  await Promise.all([...edits, unreadExports(target, 'gzip', { keptMs: 1000 })])
}

function anything({ random }: Target): string {
  const paths = [
    PAGE,
    '/welcome/',
    '/healthz',
    '/api/nothing',
    '/%ff',
    '/dist/social.png',
    '/service-worker.js',
  ]
  const polls = ['/socket.io/?EIO=4&transport=polling', '/socket.io/?EIO=4&transport=pigeon']
  const calls = [`/api/Auth/InitSession/true?path=${PAGE}`, '/api/Translations/GetLanguage/?lang=de']
  const all = [...paths, ...polls, ...calls]
  const path = all[Math.floor(random() * all.length)] ?? ''
  return requestOf(path, random() < 0.5 ? BROWSER : { accept: 'text/html' })
}

/** One lane registers people, which changes the event's picture; the others ask for the picture. */
async function changingPictures(target: Target): Promise<void> {
  const client = await LightClient.open(target.url, VARIANT.hubPath, from(addressOf(target, 0)))
  const { shareKey: key } = await client.register()
  let person = 0
  const register = async () => {
    person += 1
    const user = { name: `Person ${person}`, email: `p${person}@example.org`, timeZone: 'UTC' }
    await client.invoke('RegisterUser', { user, key })
  }
  await several(40, async (_, index) => {
    if (index === 0) await register()
    const html = await (await fetched(target, index, pageOf(key), BROWSER)).text()
    const picture = /og:image" content="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? ''
    await (await fetched(target, index, picture, BROWSER)).arrayBuffer()
  })(target)
  client.close()
}
