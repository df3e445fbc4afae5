import type { Socket } from 'socket.io'

/** Packets: half a minute of a busy event. Beyond that, reloading the event is faster than catching up. */
const MAX_QUEUED = 1000

/** Connections are shared by namespaces, so several sockets may have the same one. */
const monitored = new WeakSet<Socket['conn']>()

/**
 * Disconnects a client that no longer reads, before its send queue exhausts the memory. A client that reconnects reloads
 * the event, so nothing is lost.
 */
export function disconnectSlowConsumer({ conn }: Socket, maxQueued = MAX_QUEUED): void {
  if (monitored.has(conn)) return
  monitored.add(conn)
  let queued = 0
  conn.on('flush', () => {
    queued = 0
  })
  conn.on('packetCreate', () => {
    queued += 1
    // Deferred, since this may run in the middle of a broadcast.
    if (queued === maxQueued) setImmediate(() => conn.close(true))
  })
}
