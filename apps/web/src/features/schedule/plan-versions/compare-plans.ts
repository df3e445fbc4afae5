import {
  activePeople,
  can,
  type EventInView,
  groupCounts,
  membersIn,
  type PersonId,
  type PlanContent,
  type PlanDifference,
  planContentOf,
  planDifference,
  planWorth,
  satisfactionOf,
  scheduleOf,
  withPlan,
  withVariedFields,
} from '@planner/domain'
import type { ChangedSetting } from '@planner/protocol'
import { useMemo } from 'react'
import { useEventState, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import type { CountedPlan } from '../names.ts'
import { COMPARED_TABLES } from '../plan-questions.ts'

/** A plan as the event of today would have it. */
export type ViewedPlan = CountedPlan & { content: PlanContent }

export function viewedPlan({ variant, state, viewer }: EventInView, content: PlanContent): ViewedPlan {
  const withIt = withPlan(state, content)
  const schedule = scheduleOf(variant, withIt)
  return { variant, state: withIt, viewer, content, schedule, counts: groupCounts(withIt, schedule) }
}

type NumberKey = 'firstChoice' | 'chosen' | 'missing' | 'groups' | 'met' | 'without'
export type ComparedNumber = { key: NumberKey; other: number; own: number }

/** Two plans side by side, both judged by the choices of today. */
type Comparison = {
  difference: PlanDifference
  gain: readonly PersonId[]
  lose: readonly PersonId[]
  numbers: readonly ComparedNumber[]
}

/** What changes from the other plan to this one; PLAN-13. */
export function comparePlans(other: ViewedPlan, own: ViewedPlan): Comparison {
  const [before, after] = [worthOfPeople(other), worthOfPeople(own)]
  const { persons } = own.state
  const people = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) =>
    byName(persons.get(a)?.name ?? '', persons.get(b)?.name ?? ''),
  )
  const change = (id: PersonId) => (after.get(id) ?? 0) - (before.get(id) ?? 0)
  const [numbersBefore, numbersAfter] = [numbersOf(other), numbersOf(own)]
  return {
    difference: planDifference(other.content, own.content),
    gain: people.filter((id) => change(id) > 0),
    lose: people.filter((id) => change(id) < 0),
    numbers: numbersAfter.flatMap(([key, number]): ComparedNumber[] => {
      const known = numbersBefore.find(([each]) => each === key)
      return known ? [{ key, other: known[1], own: number }] : []
    }),
  }
}

/** How much of their choices each person gets: wanted groups, in pair variants meetings. */
function worthOfPeople({ variant, state, viewer, content, schedule }: ViewedPlan): Map<PersonId, number> {
  const worth = new Map<PersonId, number>()
  const add = (id: PersonId, value: number) => worth.set(id, (worth.get(id) ?? 0) + value)
  for (const [a, b] of content.meetings) for (const id of [a, b]) add(id, 1)
  for (const group of schedule.groups)
    for (const id of new Set(group.sessions.flatMap((session) => membersIn(group, session)))) {
      const level = satisfactionOf(variant, state, viewer, id, group.topic.id)
      // Where nobody chooses topics a place is a place; else one that was not chosen is worth nothing.
      add(id, level === null ? 1 : level - 1)
    }
  return worth
}

function numbersOf(plan: ViewedPlan): [NumberKey, number][] {
  const { variant, state, content } = plan
  if (can(variant, 'pairs')) {
    const met = new Set(content.meetings.flatMap(([a, b]) => [a, b] as const))
    const without = activePeople(state).filter(({ id }) => !met.has(id)).length
    return [
      ['met', content.meetings.length],
      ['without', without],
    ]
  }
  const { firstChoices, chosenPercent, missing, numGroups } = planWorth(plan)
  return [
    ...(firstChoices === null ? [] : [['firstChoice', firstChoices] as [NumberKey, number]]),
    ...(chosenPercent === null ? [] : [['chosen', chosenPercent] as [NumberKey, number]]),
    ['missing', missing],
    ['groups', numGroups],
  ]
}

/** The plan in force as it stands, among the plans that are compared. */
export const IN_FORCE = 'inForce'
type ComparedContent = PlanContent | typeof IN_FORCE

const NONE: readonly ChangedSetting[] = []

/** Two plans as the event of today would have them, the first with its changes; undefined until read. */
export function useComparedPlans(
  own: ComparedContent | undefined,
  other: ComparedContent | undefined,
  changes: readonly ChangedSetting[] = NONE,
): { own: ViewedPlan; other: ViewedPlan } | undefined {
  const { variant, viewer } = useLiveSnapshot()
  const state = useEventState(...COMPARED_TABLES)
  return useMemo(() => {
    if (!own || !other) return undefined
    const viewed = (content: ComparedContent, event = state) =>
      viewedPlan({ variant, state: event, viewer }, content === IN_FORCE ? planContentOf(state) : content)
    const changed = Object.fromEntries(changes.map(({ path, to }) => [path, to]))
    return { own: viewed(own, withVariedFields(state, changed)), other: viewed(other) }
  }, [own, other, changes, variant, state, viewer])
}
