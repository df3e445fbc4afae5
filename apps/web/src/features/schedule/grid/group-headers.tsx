import type { ScheduledGroup, Session } from '@planner/domain'
import { memo } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import type { Span } from '../../../components/grid/spans.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningMark } from '../warning-mark.tsx'
import classes from './assignment-grid.module.css'

type Props = { session: Session; groups: readonly ScheduledGroup[]; columns: readonly Span[] }

/** The names of the groups, in weeks with their times. The same while only rows come and go. */
export const GroupHeaders = memo(function GroupHeaders({ session, groups, columns }: Props) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const warningOf = useWarnings().ofGroup
  return (
    <thead>
      <tr>
        <th scope="col">{t('schedule.person')}</th>
        <GridCells columns={columns}>
          {(index) => {
            const group = groups[index]
            if (!group) return null
            return (
              <th key={group.key} scope="col" aria-colindex={index + 2}>
                <span
                  className={classes.name}
                  data-short={names.number(group) !== '' || undefined}
                  title={names.group(group)}
                >
                  {names.topic(group)}
                </span>{' '}
                {names.number(group) && <span className={classes.time}>{names.number(group)}</span>}
                {warningOf(group) && <WarningMark text={warningOf(group)} isTabStop={false} />}
                {schedule.layout === 'weeks' && (
                  <span className={classes.time}>{names.time(group, session.id, 'short')}</span>
                )}
              </th>
            )
          }}
        </GridCells>
      </tr>
    </thead>
  )
})
