import {
  activePeople,
  membersIn,
  numPlacesMissing,
  type PersonId,
  type Satisfaction,
  satisfactionOf,
} from '@planner/domain'
import type { PlanInView } from './cards/card-model.ts'

/** What a plan is worth to its people; SCHED-42. */
export type PlanWorth = {
  numPeople: number
  /** People with a group that they chose above all, or host; null where the viewer does not read what people have chosen. */
  firstChoices: number | null
  /** Of the places in groups those that somebody chose, in percent; null as above. */
  chosenPercent: number | null
  /** Places that people want and do not have, as in the report. */
  missing: number
  numGroups: number
}

export function planWorth(plan: PlanInView): PlanWorth {
  const { variant, state, viewer, schedule } = plan
  const running = schedule.groups.filter(({ sessions }) => sessions.length > 0)
  const people = new Set(activePeople(state).map(({ id }) => id))
  const best = new Map<PersonId, Satisfaction>()
  let places = 0
  let chosen = 0
  for (const group of running) {
    for (const personId of new Set(group.sessions.flatMap((id) => membersIn(group, id)))) {
      // Whoever no longer takes part stands in the plan until the next one.
      if (!people.has(personId)) continue
      const level = satisfactionOf(variant, state, viewer, personId, group.topic.id)
      if (level === null) continue
      places += 1
      if (level > 1) chosen += 1
      best.set(personId, (best.get(personId) ?? 0) > level ? (best.get(personId) ?? level) : level)
    }
  }
  return {
    numPeople: people.size,
    firstChoices: places === 0 ? null : [...best.values()].filter((level) => level === 4).length,
    chosenPercent: places === 0 ? null : Math.floor((100 * chosen) / places),
    missing: numPlacesMissing(variant, state, schedule),
    numGroups: running.length,
  }
}
