import { orTimedOut } from '../../planning/insight/insight.ts'
import type { Handler } from './handler.ts'

export const priceMoves: Handler<'PriceMoves'> = async ({ insight }, _connection, payload, { room }) => {
  const { personId, from } = payload
  const found = insight.ask(room, 'moves', { personId, from })
  return { ok: true, moves: await orTimedOut(found, () => null) }
}
