import { hidesWishes, isHidden, maySeeMatrix } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PinSign } from '../pins.tsx'
import { useSchedule } from '../schedule-context.tsx'
import classes from './chips.module.css'

/** What the dots mean, where they mean something to the viewer. */
export function CardLegend() {
  const t = useT()
  const { variant, state, viewer, schedule } = useSchedule()
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return null
  const reads = maySeeMatrix(variant, state, viewer) && !hidesWishes(variant, state, viewer)
  return (
    <p className={classes.legend}>
      {reads && (
        <span className={classes.key}>
          {[1, 2, 3, 4].map((level) => (
            <span key={level} className={classes.dot} data-level={level} aria-hidden="true" />
          ))}
          {t('schedule.cards.legend.choice')}
        </span>
      )}
      <span className={classes.key}>
        <span className={classes.dot} data-host data-level={reads ? 4 : undefined} aria-hidden="true" />
        {t('schedule.host')}
      </span>
      {schedule.groups.some(({ keeps }) => keeps.size > 0) && (
        <span className={classes.key}>
          <PinSign />
          {t('schedule.cards.pinned')}
        </span>
      )}
    </p>
  )
}
