import type { ChangeRejection } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { plannerRunning, refuse } from '../gate/refusal.ts'

/** A value that is not allowed is refused with those that are, which only the caller knows (ERROR-16). */
type Reason = Exclude<ChangeRejection, 'invalidValue'>

const REFUSALS: Record<Reason, () => Refusal> = {
  unknownAddress: () =>
    refuse(409, 'unknownAddress', 'The user, topic, group or session named is not part of this event.'),
  unknownSetting: () => refuse(422, 'unknownSetting', 'path names no setting of this event.'),
  selfContact: () =>
    refuse(422, 'selfContact', 'This choice is about somebody else. Please choose another person.'),
  plannerRunning,
  beforePlan: () =>
    refuse(409, 'beforePlan', 'A plan was made after this change. Please make the change again.'),
  notNewer: () => {
    throw new Error('A superseded value is not a refusal. Maybe the outcome of the edit was not checked?')
  },
}

/** The reply for a change that the merge rule rejects. */
export function changeRefusal(reason: Reason): Refusal {
  return REFUSALS[reason]()
}
