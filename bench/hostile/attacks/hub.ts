import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { userForm } from '../../../apps/server/src/testing/forms.ts'
import { sharedValue } from '../../../apps/server/src/testing/test-event.ts'
import { privateKey, VARIANT } from '../../events.ts'
import { LightClient } from '../../light-client.ts'
import { attacksFrom, from, several, type Target } from '../attack.ts'
import { keyOfHostile } from '../events.ts'

const JOINS = 2500

/** What a stranger can do with the links of an event, over the live hub. */
export const HUB_ATTACKS = attacksFrom([1], {
  'joins that are never read, over websockets': several(4, unreadWebsocket),
  'joins that are never asked for, over polling': several(4, unreadPolling),
  'joins and exports that are read': several(8, joinAgain),
  'people without end': several(4, registerPeople),
  'wrong keys and floods of edits': several(8, floods),
  'five hundred joins at once': joinStorm,
})

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

async function unreadWebsocket({ url }: Target, index: number): Promise<void> {
  const socket = await connect(url, `6.6.0.${index}`)
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void; terminate(): void } }
  ws.pause()
  for (let sent = 0; sent < JOINS; sent += 1) socket.emit('JoinEventHub2', { urlKey: keyOfHostile(index) })
  await wait(2000)
  ws.terminate()
}

async function unreadPolling({ url }: Target, index: number): Promise<void> {
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

async function joinAgain({ url }: Target, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.4.${index % 2}`))
  const userId = `person${index}`
  for (let sent = 0; sent < 40; sent += 1) {
    await client.invoke('JoinEventHub2', { urlKey: keyOfHostile(index) })
    await client.invoke('ExportUser', { key: keyOfHostile(index), userId })
  }
  client.close()
}

async function registerPeople({ url }: Target, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.5.${index}`))
  const { shareKey: key } = await client.register()
  const people = Array.from({ length: 500 }, (_, number) => userForm(`Stranger ${number}`))
  await Promise.race([
    Promise.all(people.map((user) => client.invoke('RegisterUser', { user, key }))),
    wait(5000),
  ])
  client.close()
}

async function floods({ url }: Target, index: number): Promise<void> {
  const client = await LightClient.open(url, VARIANT.hubPath, from(`6.6.6.${index % 2}`))
  const value = { tableName: 'preferences', userId: `person${index}`, topicId: 'person1', value: 'Yes' }
  const keys = { personal: keyOfHostile(index) }
  for (let sent = 0; sent < 3000; sent += 1) {
    void client.invoke('JoinEventHub2', { urlKey: `guess${sent}guess${index}guess` })
    void client.invoke('SendSharedValue', sharedValue(keys, value))
  }
  await wait(2000)
  client.close()
}

/** Everybody of the honest event joins from one address, as after a restart. */
async function joinStorm({ url }: Target): Promise<void> {
  const headers = from('6.6.3.1')
  const join = async (index: number) => {
    const client = await LightClient.open(url, VARIANT.hubPath, headers)
    while (!(await client.invoke('JoinEventHub2', { urlKey: privateKey(index) })).ok) await wait(2000)
    return client
  }
  const clients = await Promise.all(Array.from({ length: 500 }, (_, index) => join(index)))
  for (const client of clients) client.close()
}
