import { NoAnswer } from '../../planning/insight/insight.ts'
import type { Handler } from './handler.ts'

/** Says what moves of somebody would do to the plan in force; SCHED-44. Null where that is not known. */
export const priceMoves: Handler<'PriceMoves'> = async ({ insight }, _connection, payload, { room }) => {
  const { personId, from } = payload
  try {
    return { ok: true, moves: await insight.ask(room, 'moves', { personId, from }) }
  } catch (error) {
    if (error instanceof NoAnswer) return { ok: true, moves: null }
    throw error
  }
}
