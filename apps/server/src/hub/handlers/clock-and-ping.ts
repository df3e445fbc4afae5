import type { Handler } from './handler.ts'

export const SyncTimestamp: Handler<'SyncTimestamp'> = (context, connection, payload) => {
  const stamps = {
    myReceiveAndSendTimestamp: context.now(),
    yourSendTimestamp: payload.myReceiveAndSendTimestamp,
  }
  if (payload.needResponse) connection.signals.send('SyncTimestamp', { ...stamps, needResponse: false })
  return { ok: true, ...stamps }
}

export const SendMessage: Handler<'SendMessage'> = (_context, connection, { message }) => {
  connection.signals.send('ReceiveMessage', { message })
  return { ok: true }
}
