import type { ScheduledGroup, Session } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule } from '../schedule-context.tsx'
import { useNames } from '../use-names.ts'
import classes from './assignment-grid.module.css'
import type { Span } from './spans.ts'

type Props = { session: Session; groups: readonly ScheduledGroup[]; columns: readonly Span[] }

/** The names of the groups, in weeks with their times. */
export function GroupHeads({ session, groups, columns }: Props) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  return (
    <thead>
      <tr>
        <th scope="col">{t('schedule.person')}</th>
        {columns.map((span) => {
          const group = span.kind === 'item' ? groups[span.index] : undefined
          if (span.kind === 'gap' || !group)
            return <td key={`gap${span.kind === 'gap' && span.before}`} aria-hidden="true" />
          return (
            <th key={group.key} scope="col" aria-colindex={span.index + 2}>
              <span
                className={classes.name}
                data-short={names.number(group) !== '' || undefined}
                title={names.group(group)}
              >
                {names.topic(group)}
              </span>{' '}
              {names.number(group) && <span className={classes.time}>{names.number(group)}</span>}
              {schedule.layout === 'weeks' && (
                <span className={classes.time}>{names.time(group, session.id, 'short')}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
