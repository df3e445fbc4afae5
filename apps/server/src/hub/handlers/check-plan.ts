import { refuse } from '../../gate/refusal.ts'
import { checkOptions } from '../../planning/check/check-options.ts'
import { planFindings } from '../../planning/check/plan-findings.ts'
import { orLate } from '../../planning/insight/or-late.ts'
import type { Handler } from './handler.ts'

/** What stands in the way of a plan, for admins; CHECK-1. */
export const checkPlan: Handler<'CheckPlan'> = async ({ insight }, _connection, _payload, { room }) => {
  const { variant, state } = room
  const found = insight.ask(room, 'findings', checkOptions(variant, state))
  return orLate(
    found.then((findings) => ({ ok: true as const, ...planFindings(variant, findings) })),
    () => refuse(503, 'internal', 'The check took too long. Please try again.'),
  )
}
