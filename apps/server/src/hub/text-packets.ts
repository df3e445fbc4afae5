import type { SignalName } from '@planner/protocol'
import type { Socket } from 'socket.io'

/**
 * Sends a signal whose payload is JSON already, as the packet that Socket.IO itself would make of it: engine.io's
 * message is the text of socket.io-parser's packet, which is the type EVENT, the namespace, and the arguments as JSON.
 * The library would parse and write a large text anew for every reader. The test beside this file has a real client
 * receive such packets on either transport, and fails when the library frames them otherwise.
 */
export function sendTextPacket(socket: Socket, name: SignalName, payload: string): void {
  // As `emit` does for a socket that has left its namespace.
  if (socket.connected) socket.conn.write(`${EVENT}${socket.nsp.name},["${name}",${payload}]`)
}

/** socket.io-parser's packet type for an event. */
const EVENT = 2
