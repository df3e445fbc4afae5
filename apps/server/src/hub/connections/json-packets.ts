import type { SignalName } from '@planner/protocol'
import type { Socket } from 'socket.io'

/**
 * Sends a signal whose payload is already serialised, framed exactly as Socket.IO would frame it: an
 * engine.io message that contains the socket.io-parser packet (type EVENT, namespace, arguments as JSON).
 * Going through `emit` would serialise a large payload again for every reader. The payload says where an
 * attachment belongs: `{"_placeholder":true,"num":0}`. The test beside this file receives such packets with a
 * real client on both transports, and fails when the library changes its framing.
 */
export function sendJsonPacket(socket: Socket, name: SignalName, payload: string, attachment?: Buffer): void {
  // Like `emit`, drop packets for a socket that has left its namespace.
  if (!socket.connected) return
  const type = attachment ? EVENT_WITH_ONE_ATTACHMENT : EVENT
  socket.conn.write(`${type}${socket.nsp.name},["${name}",${payload}]`)
  if (attachment) socket.conn.write(attachment)
}

/** socket.io-parser's packet types for an event; the attachment follows in a message of its own. */
const EVENT = '2'
const EVENT_WITH_ONE_ATTACHMENT = '51-'
