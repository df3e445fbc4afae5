import type { SignalName } from '@planner/protocol'
import type { Socket } from 'socket.io'

/**
 * Sends a signal whose payload is already serialised, framed exactly as Socket.IO would frame it: an engine.io message
 * that contains the socket.io-parser packet (type EVENT, namespace, arguments as JSON). Going through `emit` would
 * serialise a large payload again for every reader. The test beside this file receives such packets with a real client
 * on both transports, and fails when the library changes its framing.
 */
export function sendJsonPacket(socket: Socket, name: SignalName, payload: string): void {
  // Like `emit`, drop packets for a socket that has left its namespace.
  if (socket.connected) socket.conn.write(`${EVENT}${socket.nsp.name},["${name}",${payload}]`)
}

/** socket.io-parser's packet type for an event. */
const EVENT = 2
