import { type PlanContent, planContentOf } from '@planner/domain'
import { orTimedOut } from '../../planning/insight/insight.ts'
import { peopleElsewhere } from '../../planning/ready/people-elsewhere.ts'
import { versionContent } from '../../planning/versions/version-plan.ts'
import type { Handler } from './handler.ts'

export const ListReadyPlans: Handler<'ListReadyPlans'> = async (context, connection, _payload, { room }) => {
  context.ready.seen(room, connection.address)
  const { state, isUsedUp, plans: ready } = context.ready.stateOf(room)
  if (ready.length === 0) return { ok: true, state, isUsedUp, plans: [], satisfaction: null }
  const { variant, state: event } = room
  const inForce = planContentOf(event)
  const contentOf = (best: string): PlanContent =>
    versionContent(variant, event, { best, week: event.event.meetingWeek }, context.now())
  const plans = ready.map(({ keepPreviousPlan, plan: { best } }) => ({
    keepPreviousPlan,
    satisfaction: best.satisfaction,
    moving: peopleElsewhere(event, inForce, contentOf(best.text)),
  }))
  // Null also where there is no plan.
  const satisfaction = await orTimedOut(context.insight.ask(room, 'meanSatisfaction', null), () => null)
  return { ok: true, state, isUsedUp, plans, satisfaction }
}
