import { SegmentedControl } from '@mantine/core'
import type { WeekBlock } from '@planner/domain'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './week.module.css'

type Props = { blocks: readonly WeekBlock[]; day: number; onDay: (day: number) => void }

/** One day of the week at a time, each with its number of groups. */
export function DaySwitch({ blocks, day, onDay }: Props) {
  const t = useT()
  return (
    <SegmentedControl
      fullWidth
      className="no-print"
      aria-label={t('schedule.plan.day')}
      value={String(day)}
      onChange={(value) => onDay(Number(value))}
      data={DAYS.map(({ short, long }, index) => {
        const number = blocks.filter((block) => block.day === index).length
        return {
          value: String(index),
          label: (
            <span className={classes.dayLabel}>
              <span aria-hidden="true">{t(short)}</span>
              <span aria-hidden="true" className={classes.dayCount}>
                {number || '–'}
              </span>
              <span className="visually-hidden">
                {t(long)}, {t('schedule.plan.number', { number })}
              </span>
            </span>
          ),
        }
      })}
      styles={{ label: { paddingInline: 2, minHeight: 44 } }}
    />
  )
}
