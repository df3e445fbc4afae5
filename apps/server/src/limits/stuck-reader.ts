import type { Socket } from 'socket.io'

/** Packets; half a minute of a busy event. Loading the event anew is then quicker than catching up. */
const MAX_WAITING = 1000

/** One connection can carry several hubs. */
const watched = new WeakSet<Socket['conn']>()

/**
 * Ends a connection whose client no longer reads, before what waits for it fills the memory. A client that comes back loads
 * the event anew, so nothing is lost.
 */
export function endWhenStuck({ conn }: Socket, maxWaiting = MAX_WAITING): void {
  if (watched.has(conn)) return
  watched.add(conn)
  let waiting = 0
  conn.on('flush', () => {
    waiting = 0
  })
  conn.on('packetCreate', () => {
    waiting += 1
    // Not at once: this may be the middle of a broadcast.
    if (waiting === maxWaiting) setImmediate(() => conn.close(true))
  })
}
