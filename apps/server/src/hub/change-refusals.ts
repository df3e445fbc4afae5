import type { ChangeRejection } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { plannerRunning, refuse, refuseFields } from '../gate/refusal.ts'

const REFUSALS: Record<ChangeRejection, () => Refusal> = {
  unknownAddress: () =>
    refuse(409, 'unknownAddress', 'The user, topic, group or session named is not part of this event.'),
  unknownSetting: () => refuse(422, 'unknownSetting', 'path names no setting of this event.'),
  invalidValue: () => refuseFields([{ field: 'value', rule: 'notIn' }]),
  selfContact: () => refuse(422, 'selfContact', 'This choice needs another person.'),
  plannerRunning,
  beforePlan: () =>
    refuse(409, 'beforePlan', 'A plan was made after this change. Please make the change again.'),
  notNewer: () => {
    throw new Error('A superseded value is not a refusal. Maybe the outcome of the edit was not checked?')
  },
}

/** The reply for a change that the merge rule rejects. */
export function changeRefusal(reason: ChangeRejection): Refusal {
  return REFUSALS[reason]()
}
