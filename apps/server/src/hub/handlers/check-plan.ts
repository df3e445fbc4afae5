import { refuse } from '../../gate/refusal.ts'
import { checkOptions } from '../../planning/check/check-options.ts'
import { planFindings } from '../../planning/check/plan-findings.ts'
import { NoAnswer } from '../../planning/insight/insight.ts'
import type { Handler } from './handler.ts'

/** What stands in the way of a plan, for admins; CHECK-1. */
export const checkPlan: Handler<'CheckPlan'> = async ({ insight }, _connection, _payload, { room }) => {
  const { variant, state } = room
  try {
    const found = await insight.ask(room, 'findings', checkOptions(variant, state))
    return { ok: true, ...planFindings(variant, found) }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return refuse(503, 'internal', 'The check took too long. Please try again.')
  }
}
