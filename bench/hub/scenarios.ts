import { setTimeout as wait } from 'node:timers/promises'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'
import { personId, privateKey, topicId } from '../events.ts'
import { quantile } from '../figures.ts'
import type { LightClient } from '../light-client.ts'

/** A server under test: the hub and the bare echo differ only in keys and timestamps. */
export type Target = {
  connect(): Promise<LightClient>
  /** The key with which client `index` joins. */
  key(index: number): string
}

export type Spread = { p50: number; p95: number; p99: number; worst: number }

function spread(values: readonly number[]): Spread {
  return {
    p50: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    p99: quantile(values, 0.99),
    worst: quantile(values, 1),
  }
}

/** All clients have one address, which may open and join so many a second (LIMIT-3). */
async function connectedTo(target: Target): Promise<LightClient> {
  for (;;) {
    const client = await target.connect().catch(() => undefined)
    if (client) return client
    await wait(500)
  }
}

/** Opens `count` clients and joins them. */
export async function joinAll(target: Target, count: number): Promise<LightClient[]> {
  const clients: LightClient[] = []
  for (let start = 0; start < count; start += 20) {
    const some = await Promise.all(
      Array.from({ length: Math.min(20, count - start) }, async (_, offset) => {
        const client = await connectedTo(target)
        const join = { urlKey: target.key(start + offset), format: 'compact' }
        while (!(await client.invoke('JoinEventHub2', join)).ok) await wait(500)
        return client
      }),
    )
    clients.push(...some)
  }
  return clients
}

/** The choice of a person of the event `main`, another one for each number. */
export const choiceOf = (index: number, number: number) =>
  sharedValue(
    { personal: privateKey(index) },
    {
      tableName: 'preferences',
      userId: personId(index),
      topicId: topicId(number % 120),
      value: number % 2 ? 'Yes' : 'Host',
    },
  )

/**
 * `editors` of the clients edit at a total rate. Measures for every edit the time until its acknowledgement
 * and until the last of the other clients has received it. Edits are distinguished by their timestamps.
 */
export async function editsOnAllScreens(
  clients: readonly LightClient[],
  { editors, perSecond, seconds }: { editors: number; perSecond: number; seconds: number },
) {
  const sent = new Map<number, { at: number; left: number; seen: number }>()
  for (const client of clients) {
    client.onEvent((text) => {
      if (!text.includes('"ReceiveSharedValue"')) return
      const now = performance.now()
      for (const [, stamp] of text.matchAll(/"timestamp":(\d+)/g)) {
        const edit = sent.get(Number(stamp))
        if (!edit) continue
        edit.left -= 1
        edit.seen = now
      }
    })
  }
  const acknowledged: number[] = []
  let refused = 0
  let stamp = Date.now()
  const pending: Promise<void>[] = []
  const started = performance.now()
  const edits = Math.round(perSecond * seconds)
  for (let number = 0; number < edits; number += 1) {
    const due = started + (number / perSecond) * 1000
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const index = number % editors
    stamp = Math.max(stamp + 1, Date.now())
    const timestamp = stamp
    const at = performance.now()
    sent.set(timestamp, { at, left: clients.length - 1, seen: Number.NaN })
    const answered = (clients[index] as LightClient)
      .invoke('SendSharedValue', { ...choiceOf(index, Math.floor(number / editors)), timestamp })
      .then(({ ok }) => {
        acknowledged.push(performance.now() - at)
        if (!ok) refused += 1
      })
    pending.push(answered)
  }
  await Promise.all(pending)
  const tookSeconds = (performance.now() - started) / 1000
  const deadline = performance.now() + 20_000
  const isOut = () => [...sent.values()].some(({ left }) => left > 0)
  while (isOut() && performance.now() < deadline) await wait(50)
  const arrived = [...sent.values()].filter(({ left }) => left <= 0)
  return {
    acknowledged: spread(acknowledged),
    everywhere: spread(arrived.map(({ at, seen }) => seen - at)),
    edits,
    missing: [...sent.values()].reduce((sum, { left }) => sum + Math.max(0, left), 0),
    refused,
    tookSeconds,
  }
}

/** Pings of clients that have joined nothing, until `end` is called, each ten times a second. */
async function pinging(target: Target, count: number): Promise<{ end: () => Promise<number[]> }> {
  const clients = await Promise.all(Array.from({ length: count }, () => target.connect()))
  const times: number[] = []
  let isOver = false
  const ping = async (client: LightClient) => {
    while (!isOver) {
      const at = performance.now()
      await client.invoke('SendMessage', { message: 'ping' })
      times.push(performance.now() - at)
      await wait(100)
    }
    client.close()
  }
  const pings = clients.map(ping)
  return {
    async end() {
      isOver = true
      await Promise.all(pings)
      return times
    },
  }
}

/** Measures from a change until every client has the data anew, while others ping the server. */
export async function reloads(target: Target, clients: LightClient[], change: () => Promise<unknown>) {
  const pings = await pinging(target, 20)
  const changedAt = performance.now()
  // Half a megabyte each: nobody keeps the texts, which `next` would.
  const times = clients.map(
    (client) =>
      new Promise<number>((resolve) =>
        client.onEvent((text) => text.includes('"ReloadData"') && resolve(performance.now() - changedAt)),
      ),
  )
  await change()
  return { reloaded: spread(await Promise.all(times)), pings: spread(await pings.end()) }
}

/**
 * Clients join evenly spread over the time while others ping the server; measures from the request to the
 * complete data. `format` is the form of full data.
 */
export async function joinsWithin(
  target: Target,
  { count, seconds, format }: { count: number; seconds: number; format: 'plain' | 'compact' },
) {
  const clients: LightClient[] = []
  for (let index = 0; index < count; index += 1) clients.push(await target.connect())
  const times: number[] = []
  const pings = await pinging(target, 20)
  const started = performance.now()
  const joins: Promise<void>[] = []
  for (const [index, client] of clients.entries()) {
    const early = started + (index / count) * seconds * 1000 - performance.now()
    if (early > 1) await wait(early)
    const sentAt = performance.now()
    const joined = client
      .invoke('JoinEventHub2', { urlKey: target.key(index), format })
      .then(({ ok, message }) => {
        if (!ok) throw new Error(`A join was refused: ${message}`)
        times.push(performance.now() - sentAt)
      })
    joins.push(joined)
  }
  await Promise.all(joins)
  const tookSeconds = (performance.now() - started) / 1000
  const megabytesEach = clients.reduce((sum, { received }) => sum + received, 0) / count / 1e6
  return { joined: spread(times), pings: spread(await pings.end()), tookSeconds, megabytesEach, clients }
}
