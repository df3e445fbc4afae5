import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { openSession } from '../../apps/server/src/testing/open-session.ts'
import { adminKey, VARIANT } from '../events.ts'
import { addressOf, type Target } from './attack.ts'
import { SAVED_EVENTS } from './events.ts'

/** A request as bytes. */
export function requestOf(path: string, headers: Record<string, string> = {}, body = ''): string {
  const method = body === '' ? 'GET' : 'POST'
  const length = body && { 'content-length': String(body.length) }
  const all = { host: 'planner.example', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Headers of a browser session's calls with a body of JSON. */
export async function headersOf({ url }: Target): Promise<Record<string, string>> {
  const { cookie, token } = await openSession(url)
  return { cookie, [ANTI_FORGERY_HEADER]: token, 'content-type': 'application/json' }
}

/** Requests that each export one of the saved events; `encoding` is what the answer may be packed with. */
export async function exportRequests(target: Target, encoding: string): Promise<() => string> {
  const headers = { ...(await headersOf(target)), ...(encoding && { 'accept-encoding': encoding }) }
  return () => {
    const event = SAVED_EVENTS[Math.floor(target.random() * SAVED_EVENTS.length)] ?? ''
    const body = JSON.stringify({ variant: VARIANT.id, adminKey: adminKey(event) })
    return requestOf('/api/Event/Export', headers, body)
  }
}

/** Sockets from the addresses in turn. One that the server or its use has ended is opened again. */
export async function reopenedSockets(
  target: Target,
  count: number,
  use: (socket: Socket, ended: Promise<boolean>) => Promise<void>,
): Promise<void> {
  const { hostname, port } = new URL(target.url)
  const one = async (index: number) => {
    const localAddress = addressOf(target, index)
    while (!target.isOver()) {
      const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) })
      socket.on('error', () => {})
      await use(socket, new Promise((resolve) => socket.once('close', () => resolve(true))))
      socket.destroy()
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)))
}

/** How sockets are left unread. */
export type Unread = {
  /** How many are open at a time, from all addresses together. */
  sockets: number
  /** What one socket sends. */
  bytes: () => string
  /** Bytes that each reads in a second; none when left out. */
  readsPerSecond?: number
  /** After how long this side ends a socket; ms. At the end of the attack when left out. */
  keptMs?: number
}

/** Sockets that send requests and read little or nothing. */
export async function unreadSockets(
  target: Target,
  { sockets, bytes, readsPerSecond = 0, keptMs }: Unread,
): Promise<void> {
  await reopenedSockets(target, sockets, async (socket, ended) => {
    socket.pause().write(bytes())
    const reading = readsPerSecond > 0 ? setInterval(() => readSome(socket, readsPerSecond), 1000) : undefined
    await Promise.race([ended, overOf(target, keptMs)])
    clearInterval(reading)
  })
}

function readSome(socket: Socket, bytes: number): void {
  socket.read(Math.min(bytes, socket.readableLength)) ?? socket.read(0)
}

async function overOf({ isOver }: Target, keptMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + keptMs
  while (!isOver() && performance.now() < end) await wait(100)
}
