import type { Page } from '@playwright/test'
import { unpack } from '../../../docs/examples/unpack.ts'

/** Calls back with everything that a page receives from the hub, compact data unpacked. */
export function onReceived(page: Page, take: (payload: unknown) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') take(messageOf(payload))
      // A packet's attachment, the packed data of an event.
      else void unpacked(payload).then(take)
    })
  })
}

/** The arguments of a Socket.IO packet: behind its numbers and its namespace. */
function messageOf(packet: string): unknown {
  const start = packet.search(/[[{]/)
  if (start < 0) return null
  try {
    return JSON.parse(packet.slice(start))
  } catch {
    return packet
  }
}

async function unpacked(payload: Buffer): Promise<unknown> {
  const start = payload.indexOf(Buffer.from([0x1f, 0x8b]))
  const { persons, cells, meetings } = await unpack(new Uint8Array(payload.subarray(Math.max(0, start))))
  return {
    persons,
    meetings,
    cells: cells.map(({ table, ...cell }) => ({ tableName: table, ...cell })),
  }
}
