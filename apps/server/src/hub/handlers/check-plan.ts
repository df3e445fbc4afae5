import { refuse } from '../../gate/refusal.ts'
import { checkOptions } from '../../planning/check/check-options.ts'
import { planFindings } from '../../planning/check/plan-findings.ts'
import { orTimedOut } from '../../planning/insight/insight.ts'
import type { Handler } from './handler.ts'

export const checkPlan: Handler<'CheckPlan'> = async ({ checks }, _connection, _payload, { room }) => {
  const { variant } = room
  const found = checks.askNewest(room, 'findings', () => checkOptions(variant, room.state))
  return orTimedOut(
    found.then(({ findings, wanted, atMost, atLeast }) => ({
      ok: true as const,
      ...planFindings(variant, findings),
      wanted,
      atMost,
      atLeast,
    })),
    () => refuse(503, 'internal', 'The check took too long. Please try again.'),
  )
}
