import type { Handler } from './handler.ts'

/** Echoes the message, so that clients can test the connection. */
export const sendMessage: Handler<'SendMessage'> = (_context, connection, { message }) => {
  connection.signals.send('ReceiveMessage', { message })
  return { ok: true }
}
