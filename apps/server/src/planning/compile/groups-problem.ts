import { type EventState, type PersonId, scheduleOf, type VariantDescription } from '@planner/domain'
import type { GroupsProblem, Topic } from '@planner/solver'
import { type FormerProblem, type Stale, staleParts } from './former-problem.ts'
import { type Participation, participationOf } from './participation.ts'
import { personOf } from './people.ts'
import { fixedGroupsOf, pinsOf, previousPlanOf } from './previous-plan.ts'
import { roomsOf } from './rooms.ts'
import { rulesOf } from './rules.ts'
import { type TimeFrame, timeFrameOf } from './time-frame.ts'
import { problemTopics } from './topics.ts'
import { contactsOf, wishesOf } from './wishes.ts'

/**
 * Compiles an event into topic groups over slots; MODEL-6, MODEL-38. What was written since a former problem
 * was compiled says which of its parts are read again.
 */
export function* groupsProblem(
  variant: VariantDescription,
  state: EventState,
  { keepPreviousPlan, hoursOf }: { keepPreviousPlan: boolean; hoursOf?: PersonId },
  former?: FormerProblem,
): Generator<void, GroupsProblem> {
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const before = former?.problem.kind === 'groups' ? former.problem : undefined
  const stale = before && former ? staleParts(variant, state, before, former.writes) : null
  const keep = <K extends keyof GroupsProblem>(name: K, part: keyof Stale, read: () => GroupsProblem[K]) =>
    before && stale && !stale[part] ? before[name] : read()
  const topics = keep('topics', 'topics', () => problemTopics(variant, state, frame, taking))
  yield
  const people = keep('people', 'people', () =>
    [...taking.people.values()].map((person) =>
      personOf(variant, state, frame, person, hoursOf === undefined || hoursOf === person.id),
    ),
  )
  yield
  const wishes = keep('wishes', 'wishes', () =>
    taking.hasCandidateGroups ? [] : wishesOf(variant, state, taking),
  )
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
    contacts: keep('contacts', 'contacts', () => contactsOf(state, taking)),
    ...(before && stale?.plan === false
      ? planPartsOf(before)
      : readPlanParts(variant, state, frame, taking, topics, keepPreviousPlan)),
    ...roomsOf(variant, state, frame),
    rules: rulesOf(variant, state, {
      keepsPreviousPlan: keepPreviousPlan,
      hasCandidateGroups: taking.hasCandidateGroups,
    }),
  }
}

type PlanParts = Pick<GroupsProblem, 'fixedGroups' | 'pins' | 'previous'>

function planPartsOf({ fixedGroups, pins, previous }: GroupsProblem): PlanParts {
  return { fixedGroups, ...(pins && { pins }), previous }
}

/** What is read from the plan in force. */
function readPlanParts(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  taking: Participation,
  topics: readonly Topic[],
  keepPreviousPlan: boolean,
): PlanParts {
  const inForce = scheduleOf(variant, state)
  const pins = pinsOf(state, taking, topics)
  return {
    fixedGroups: fixedGroupsOf(inForce, frame, topics),
    ...(pins.length > 0 && { pins }),
    previous: keepPreviousPlan ? previousPlanOf(inForce, frame, taking, topics) : null,
  }
}
