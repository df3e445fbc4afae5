import type { Handler } from './handler.ts'

/** One round trip of the clock synchronisation; LIVE-16. */
export const syncTimestamp: Handler<'SyncTimestamp'> = (context, connection, payload) => {
  const stamps = {
    myReceiveAndSendTimestamp: context.now(),
    yourSendTimestamp: payload.myReceiveAndSendTimestamp,
  }
  if (payload.needResponse) connection.signals.send('SyncTimestamp', { ...stamps, needResponse: false })
  return { ok: true, ...stamps }
}
