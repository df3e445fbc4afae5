import { type EventState, scheduleOf, type VariantDescription } from '@planner/domain'
import type { GroupsProblem } from '@planner/solver'
import { participationOf } from './participation.ts'
import { personOf } from './people.ts'
import { fixedGroupsOf, pinsOf, previousPlanOf } from './previous-plan.ts'
import { rulesOf } from './rules.ts'
import { timeFrameOf } from './time-frame.ts'
import { problemTopics } from './topics.ts'
import { contactsOf, wishesOf } from './wishes.ts'

/** Compiles an event into topic groups over slots; MODEL-6, MODEL-38. */
export function* groupsProblem(
  variant: VariantDescription,
  state: EventState,
  { keepPreviousPlan }: { keepPreviousPlan: boolean },
): Generator<void, GroupsProblem> {
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const topics = problemTopics(variant, state, frame, taking)
  yield
  const inForce = scheduleOf(variant, state)
  yield
  const people = [...taking.people.values()].map((person) => personOf(variant, state, frame, person))
  yield
  const wishes = taking.hasCandidateGroups ? [] : wishesOf(variant, state, taking)
  const pins = pinsOf(state, taking, topics)
  yield
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: frame.slots,
    breaksAfter: frame.breaksAfter,
    countBy: frame.layout === 'sessions' ? 'slots' : 'groups',
    people,
    topics,
    wishes,
    contacts: contactsOf(state, taking),
    fixedGroups: fixedGroupsOf(inForce, frame, topics),
    ...(pins.length > 0 && { pins }),
    previous: keepPreviousPlan ? previousPlanOf(inForce, frame, taking, topics) : null,
    rules: rulesOf(variant, state, {
      keepsPreviousPlan: keepPreviousPlan,
      hasCandidateGroups: taking.hasCandidateGroups,
    }),
  }
}
