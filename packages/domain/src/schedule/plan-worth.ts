import { activePeople, cellsIn, isActiveTopic, isHostOf } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { numPlacesMissing, wantedPlaces } from './personal-schedule.ts'
import { levelOf, type Satisfaction, satisfactionOf } from './satisfaction.ts'
import { membersIn, type PlanInForce, type PlanInView } from './schedule.ts'

/**
 * Who counts in every share and average of wishes (REPORT-60), with the most that each chose: those who chose
 * a topic that can run and want a place. The planner's own `countedPeople` has the same people.
 */
export function countedChoosers(plan: PlanInForce): ReadonlyMap<PersonId, Satisfaction> {
  const { variant, state } = plan
  const wanting = new Set(
    activePeople(state)
      .map(({ id }) => id)
      .filter((id) => wantedPlaces(plan, id) > 0),
  )
  const most = new Map<PersonId, Satisfaction>()
  for (const { address, value } of cellsIn(state, 'preferences')) {
    const { userId, topicId } = address
    if (!wanting.has(userId) || !isActiveTopic(state, topicId)) continue
    const level = levelOf(variant, String(value))
    if (level > 1 && level > (most.get(userId) ?? 1)) most.set(userId, level)
  }
  for (const { id, ownerId } of state.topics.values())
    if (most.has(ownerId) && isActiveTopic(state, id) && isHostOf(variant, state, ownerId, id))
      most.set(ownerId, 4)
  return most
}

/** What a plan is worth to its people; SCHED-42. */
export type PlanWorth = {
  numPeople: number
  /** People who chose nothing, or want no place: no share is of them. */
  uncounted: number
  /** Those who named a first choice or host a topic; null where the viewer does not read choices. */
  namedFirst: number | null
  /** How many of these have a first choice or their own topic; null as above. */
  firstChoices: number | null
  /** Of the places of those who count, the ones in groups that they chose, in percent; null as above. */
  chosenPercent: number | null
  /** Places that people want and do not have, as in the report. */
  missing: number
  numGroups: number
}

export function planWorth(plan: PlanInView): PlanWorth {
  const { variant, state, viewer, schedule } = plan
  const running = schedule.groups.filter(({ sessions }) => sessions.length > 0)
  const choosers = countedChoosers(plan)
  const content = new Set<PersonId>()
  let places = 0
  let chosen = 0
  for (const group of running) {
    for (const personId of new Set(group.sessions.flatMap((id) => membersIn(group, id)))) {
      if (!choosers.has(personId)) continue
      const level = satisfactionOf(variant, state, viewer, personId, group.topic.id)
      if (level === null) continue
      places += 1
      if (level > 1) chosen += 1
      if (level === 4) content.add(personId)
    }
  }
  const named = [...choosers.values()].filter((level) => level === 4).length
  const numPeople = activePeople(state).length
  return {
    numPeople,
    uncounted: numPeople - choosers.size,
    namedFirst: places === 0 ? null : named,
    firstChoices: places === 0 ? null : content.size,
    chosenPercent: places === 0 ? null : Math.floor((100 * chosen) / places),
    missing: numPlacesMissing(plan),
    numGroups: running.length,
  }
}
