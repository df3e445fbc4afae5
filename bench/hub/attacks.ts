import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { openSession } from '../../apps/server/src/testing/browser-session.ts'
import { eventForm, userForm } from '../../apps/server/src/testing/forms.ts'
import { keyOf } from '../../apps/server/src/testing/test-event.ts'
import { adminKey, privateKey, VARIANT } from './big-event.ts'
import { LightClient } from './light-client.ts'

/** The event that hostile people have made for themselves. */
export const HOSTILE = { eventId: 'hostile', size: { people: 1000, topics: 300, cells: 60_000 } } as const
const keyOfHostile = (index: number) => `${HOSTILE.eventId}-${privateKey(index)}`

type Attack = (url: string, isOver: () => boolean) => Promise<unknown>

const from = (address: string) => ({ 'x-forwarded-for': address })
const JOINS = 2500

/** What a stranger can do with the links of an event, by name. Each goes on until it is over. */
export const ATTACKS: Record<string, Attack> = {
  'joins that are never read, over websockets': (url, isOver) =>
    several(4, isOver, (index) => unreadWebsocket(url, index)),
  'joins that are never asked for, over polling': (url, isOver) =>
    several(4, isOver, (index) => unreadPolling(url, index)),
  'joins and exports that are read': (url, isOver) => several(8, isOver, (index) => joinAgain(url, index)),
  'tables of empty columns and rows': (url, isOver) => imports(url, isOver, emptyTable()),
  'large and ragged tables': async (url, isOver) => {
    await Promise.all([imports(url, isOver, raggedTable()), imports(url, isOver, fullTable(), '6.6.2.9')])
  },
  'tables that are taken, and everybody erased': (url, isOver) =>
    several(2, isOver, (index) => importAndErase(url, index)),
  'large events that stay open': (url, isOver) =>
    several(2, isOver, (index) => importAndStay(url, index, isOver)),
  'people without end': (url, isOver) => several(4, isOver, (index) => registerPeople(url, index)),
  'wrong keys and floods of edits': (url, isOver) => several(8, isOver, (index) => floods(url, index)),
  'five hundred joins at once': (url) => joinStorm(url),
}

async function several(
  count: number,
  isOver: () => boolean,
  attack: (index: number) => Promise<unknown>,
): Promise<void> {
  const again = async (index: number) => {
    while (!isOver()) {
      await attack(index).catch(() => {})
      await wait(50)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, index) => again(index)))
}

async function connect(url: string, address: string): Promise<Socket> {
  const socket = io(url + VARIANT.hubPath, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: from(address),
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

async function unreadWebsocket(url: string, index: number): Promise<void> {
  const socket = await connect(url, `6.6.0.${index}`)
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void; terminate(): void } }
  ws.pause()
  for (let sent = 0; sent < JOINS; sent += 1) socket.emit('JoinEventHub2', { urlKey: keyOfHostile(index) })
  await wait(2000)
  ws.terminate()
}

async function unreadPolling(url: string, index: number): Promise<void> {
  const base = `${url}/socket.io/?EIO=4&transport=polling`
  const headers = from(`6.6.1.${index}`)
  const opened = await (await fetch(base, { headers })).text()
  const address = `${base}&sid=${JSON.parse(opened.slice(1)).sid}`
  const post = (body: string) => fetch(address, { method: 'POST', headers, body })
  await post(`40${VARIANT.hubPath},`)
  const join = `42${VARIANT.hubPath},${JSON.stringify(['JoinEventHub2', { urlKey: keyOfHostile(index) }])}`
  for (let sent = 0; sent < JOINS; sent += 500) await post(Array(500).fill(join).join('\u001e'))
  await wait(2000)
}

async function joinAgain(url: string, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.4.${index % 2}`))
  const userId = `person${index}`
  for (let sent = 0; sent < 40; sent += 1) {
    await client.invoke('JoinEventHub2', { urlKey: keyOfHostile(index) })
    await client.invoke('ExportUser', { key: keyOfHostile(index), userId })
  }
  client.close()
}

async function imports(url: string, isOver: () => boolean, csv: string, address = '6.6.2.1'): Promise<void> {
  const session = await openSession(url)
  const body = { variant: VARIANT.id, adminKey: adminKey(HOSTILE.eventId), csv }
  await several(3, isOver, (index) =>
    session.post(`/api/Import/${index === 0 ? 'Commit' : 'Preview'}`, body, from(address)),
  )
}

/** An event that holds as much as it takes. */
async function fullEvent(url: string, address: string): Promise<{ client: LightClient; adminKey: string }> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(address))
  const event = (await client.invoke('RegisterEvent', { event: eventForm() })) as { eventAdminGuid?: string }
  const adminKey = event.eventAdminGuid ?? ''
  const session = await openSession(url)
  const table = { variant: VARIANT.id, adminKey, csv: fullTable(900, 200) }
  await session.post('/api/Import/Commit', table, from(address))
  return { client, adminKey }
}

async function importAndStay(url: string, index: number, isOver: () => boolean): Promise<void> {
  const { client, adminKey } = await fullEvent(url, `6.6.8.${index}`)
  await client.invoke('JoinEventHub2', { urlKey: adminKey })
  while (!isOver()) await wait(100)
  client.close()
}

/** Everybody erased at once. */
async function importAndErase(url: string, index: number): Promise<void> {
  const { client, adminKey } = await fullEvent(url, `6.6.7.${index}`)
  const userIds = new Promise<string[]>((resolve) =>
    client.onEvent((text) => {
      if (!text.includes('"JoinEventHub"')) return
      const [, { persons }] = JSON.parse(text.slice(text.indexOf('['))) as [
        string,
        { persons: { id: string }[] },
      ]
      resolve(persons.map(({ id }) => id))
    }),
  )
  await client.invoke('JoinEventHub2', { urlKey: adminKey })
  await client.invoke('RemoveUsers', { adminKey, userIds: await userIds })
  client.close()
}

const emptyTable = () => `Name${','.repeat(80_000)}\n${'\n'.repeat(80_000)}`
const raggedTable = () =>
  `Name,Topic\n${Array.from({ length: 9000 }, (_, row) => `Person ${row}${',x'.repeat(row % 3000)}`).join('\n')}`
export function fullTable(people = 1000, topics = 1000): string {
  const names = Array.from({ length: topics }, (_, index) => `Topic ${index}`).join(',')
  const row = ',Yes'.repeat(topics)
  return `Name,${names}\n${Array.from({ length: people }, (_, index) => `New person ${index}${row}`).join('\n')}`
}

async function registerPeople(url: string, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.5.${index}`))
  const event = (await client.invoke('RegisterEvent', { event: eventForm() })) as { shareLink?: string }
  const key = keyOf(event.shareLink ?? '')
  const people = Array.from({ length: 500 }, (_, number) => userForm(`Stranger ${number}`))
  await Promise.race([
    Promise.all(people.map((user) => client.invoke('RegisterUser', { user, key }))),
    wait(5000),
  ])
  client.close()
}

async function floods(url: string, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.6.${index % 2}`))
  const value = { tableName: 'preferences', userId: `person${index}`, topicId: 'person1', value: 'Yes' }
  const keys = { eventAdminGuid: '', eventShareGuid: '' }
  for (let sent = 0; sent < 3000; sent += 1) {
    void client.invoke('JoinEventHub2', { urlKey: `guess${sent}guess${index}guess` })
    const eventUserPrivateGuid = keyOfHostile(index)
    void client.invoke('SendSharedValue', { ...keys, ...value, eventUserPrivateGuid, timestamp: Date.now() })
  }
  await wait(2000)
  client.close()
}

/** As after a restart: everybody of the honest event, behind one address. */
async function joinStorm(url: string): Promise<void> {
  const headers = from('6.6.3.1')
  const join = async (index: number) => {
    const client = await LightClient.open(url, VARIANT.hubPath, headers)
    while (!(await client.invoke('JoinEventHub2', { urlKey: privateKey(index) })).ok) await wait(2000)
    return client
  }
  const clients = await Promise.all(Array.from({ length: 500 }, (_, index) => join(index)))
  for (const client of clients) client.close()
}
