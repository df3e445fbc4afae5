import { planWorth } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import classes from './plan-head.module.css'
import { useSchedule } from './schedule-context.tsx'

/** What the plan is worth in a few figures, for organisers; SCHED-42. */
export function PlanFigures() {
  const t = useT()
  const plan = useSchedule()
  const { namedFirst, firstChoices, chosenPercent, missing, numGroups } = useMemo(
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
            <span className={classes.of}>/{namedFirst}</span>
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
