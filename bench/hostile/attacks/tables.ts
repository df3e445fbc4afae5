import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openSession } from '../../../apps/server/src/testing/open-session.ts'
import { adminKey, VARIANT } from '../../events.ts'
import { LightClient } from '../../light-client.ts'
import { type Attacks, addressOf, attacksFrom, from, several, type Target } from '../attack.ts'
import { HOSTILE } from '../events.ts'
import { headersOf } from '../unread-socket.ts'

/** Tables that are sent to be imported. */
export const TABLE_ATTACKS: Attacks = {
  ...attacksFrom([1], {
    'tables of empty columns and rows': (target) => imports(target, emptyTable()),
    'large and ragged tables': (target) =>
      Promise.all([imports(target, raggedTable()), imports(target, fullTable(), '6.6.2.9')]),
  }),
  'tables that are hard to read': { from: [2, 20], strike: hardTables },
  'tables that arrive bit by bit': { from: [3, 20], strike: slowTables },
  ...attacksFrom([1], {
    'tables that are taken, and everybody erased': several(2, importAndErase),
    'large events that stay open': several(2, importAndStay),
  }),
}

async function imports(target: Target, csv: string, address = '6.6.2.1'): Promise<void> {
  const session = await openSession(target.url)
  const body = { variant: VARIANT.id, adminKey: ADMIN_KEY, csv }
  await several(3, (_, index) =>
    session.post(`/api/Import/${index === 0 ? 'Commit' : 'Preview'}`, body, from(address)),
  )(target)
}

const ADMIN_KEY = adminKey(HOSTILE.eventId)

/** Cells that are slow to read for a program that looks at each part again, with a key and without. */
async function hardTables(target: Target): Promise<void> {
  const { random } = target
  const session = await openSession(target.url)
  const long = (part: string) => part.repeat(100_000)
  const cells = [
    `x${long(' ')}x`,
    long('('),
    `x${long('[')}]`,
    `x${long(' [')}`,
    long('\u0300\u0316'),
    long('a, '),
  ]
  await several(4, async (_, index) => {
    const csv = `Name,"${cells[Math.floor(random() * cells.length)]}"\nAnn,Yes`
    const key = random() < 0.3 ? '' : ADMIN_KEY
    const step = random() < 0.5 ? 'Columns' : 'Preview'
    const body = { variant: VARIANT.id, adminKey: key, csv }
    await session.post(`/api/Import/${step}`, body, from(addressOf(target, index)))
  })(target)
}

/** As many arriving bodies as an address may have; some send nearly all of their bytes and then wait. */
async function slowTables(target: Target): Promise<void> {
  const { url, isOver, addresses, random } = target
  const ofSession = await headersOf(target)
  const { hostname, port } = new URL(url)
  await several(8 * addresses.length, async (_, index) => {
    const address = from(addressOf(target, index))
    const headers = { ...address, ...ofSession, 'content-length': String(30 * 1024 ** 2) }
    const sending = request({ hostname, port, path: '/api/Import/Preview', method: 'POST', headers })
    sending.on('error', () => {}).on('response', (answer) => answer.resume())
    const ended = new Promise<boolean>((resolve) => sending.once('close', () => resolve(true)))
    sending.write(`{"variant":"${VARIANT.id}","adminKey":"${ADMIN_KEY}","csv":"`)
    if (Math.floor(index / addresses.length) % 4 === 0)
      sending.write('x'.repeat(Math.floor(random() * 25 * 1024 ** 2)))
    while (!isOver() && !(await Promise.race([ended, wait(1000, false)]))) sending.write('x')
    sending.destroy()
  })(target)
}

/** A new event from this address into which a table is imported, with a client of its organiser's. */
export async function importedEvent(url: string, address: string, csv: string) {
  const client = await LightClient.open(url, VARIANT.hubPath, from(address))
  const { adminKey } = await client.register()
  const session = await openSession(url)
  await session.post('/api/Import/Commit', { variant: VARIANT.id, adminKey, csv }, from(address))
  return { client, adminKey }
}

/** An event with as much as one may hold. */
const fullEvent = (url: string, address: string) => importedEvent(url, address, fullTable(900, 200))

async function importAndStay({ url, isOver }: Target, index: number): Promise<void> {
  const { client, adminKey } = await fullEvent(url, `6.6.8.${index}`)
  await client.invoke('JoinEventHub2', { urlKey: adminKey })
  while (!isOver()) await wait(100)
  client.close()
}

/** Imports a full table and erases everybody at once. */
async function importAndErase({ url }: Target, index: number): Promise<void> {
  const { client, adminKey } = await fullEvent(url, `6.6.7.${index}`)
  const { persons } = await client.data(adminKey)
  await client.invoke('RemoveUsers', { adminKey, userIds: persons.map(({ id }) => id) })
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
