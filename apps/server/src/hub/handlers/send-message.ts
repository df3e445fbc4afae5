import type { Handler } from './handler.ts'

/** A ping: the message comes back. */
export const sendMessage: Handler<'SendMessage'> = (_context, connection, { message }) => {
  connection.outbox.send('ReceiveMessage', { message })
  return { ok: true }
}
