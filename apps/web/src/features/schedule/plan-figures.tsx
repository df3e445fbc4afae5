import {
  activePeople,
  membersIn,
  numPlacesMissing,
  type PersonId,
  type PlanInView,
  type Satisfaction,
  satisfactionOf,
} from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import classes from './plan-head.module.css'
import { useSchedule } from './schedule-context.tsx'

/** What the plan is worth in a few figures, for organisers; SCHED-42. */
export function PlanFigures() {
  const t = useT()
  const plan = useSchedule()
  const { numPeople, firstChoices, chosenPercent, missing, numGroups } = useMemo(
    () => planWorth(plan),
    [plan],
  )
  return (
    <dl className={classes.figures}>
      {firstChoices !== null && (
        <div>
          <dt>{t('schedule.worth.firstChoice')}</dt>
          <dd>
            {firstChoices}
            <span className={classes.of}>/{numPeople}</span>
          </dd>
        </div>
      )}
      {chosenPercent !== null && (
        <div>
          <dt>{t('schedule.worth.chosen')}</dt>
          <dd>{t('schedule.worth.percent', { percent: chosenPercent })}</dd>
        </div>
      )}
      <div data-missing={missing > 0 || undefined}>
        <dt>{t('schedule.worth.missing')}</dt>
        <dd>{missing}</dd>
      </div>
      <div>
        <dt>{t('schedule.worth.groups')}</dt>
        <dd>{numGroups}</dd>
      </div>
    </dl>
  )
}

/** What a plan is worth to its people; SCHED-42. */
type PlanWorth = {
  numPeople: number
  /** People with a first choice or their own topic; null where the viewer does not read choices. */
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
  // Whoever is archived keeps their places, and is nobody of whom anything is said here.
  const active = new Set(activePeople(state).map(({ id }) => id))
  const best = new Map<PersonId, Satisfaction>()
  let places = 0
  let chosen = 0
  for (const group of running) {
    for (const personId of new Set(group.sessions.flatMap((id) => membersIn(group, id)))) {
      if (!active.has(personId)) continue
      const level = satisfactionOf(variant, state, viewer, personId, group.topic.id)
      if (level === null) continue
      places += 1
      if (level > 1) chosen += 1
      best.set(personId, (best.get(personId) ?? 0) > level ? (best.get(personId) ?? level) : level)
    }
  }
  return {
    numPeople: active.size,
    firstChoices: places === 0 ? null : [...best.values()].filter((level) => level === 4).length,
    chosenPercent: places === 0 ? null : Math.floor((100 * chosen) / places),
    missing: numPlacesMissing(plan),
    numGroups: running.length,
  }
}
