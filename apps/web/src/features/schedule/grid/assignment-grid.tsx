import {
  assignmentAddress,
  editRefusal,
  membershipEdits,
  type PersonId,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { Grid } from '../../../components/grid/grid.tsx'
import { focusableSize } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { PricedCells } from '../move-prices/priced-cells.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import classes from './assignment-grid.module.css'
import { AssignmentRow } from './assignment-row.tsx'
import { GroupHeaders } from './group-headers.tsx'
import { HeaderRows } from './header-rows.tsx'
import { useAssignmentLayout } from './use-assignment-layout.ts'
import { useHeaderRows } from './use-header-rows.ts'

type Props = { session: Session; groups: readonly ScheduledGroup[]; people: readonly PersonId[] }

const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }

/** People by topic groups of one session. */
export function AssignmentGrid({ session, groups, people }: Props) {
  const t = useT()
  const names = useNames()
  const { variant, state, viewer } = useSchedule()
  const headerRows = useHeaderRows()
  const layout = useAssignmentLayout(people.length, groups.length, headerRows.length)
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 0, column: 0 } })
  const toggle = useToggle({ session, groups, people, numHeaderRows: headerRows.length })
  const { active } = focus
  const { rowHeight } = layout.sizes
  return (
    <PricedCells session={session} groups={groups} people={people} numHeaderRows={headerRows.length}>
      <Grid
        label={t('schedule.table.label', { session: names.session(session) })}
        description={t('schedule.table.keys')}
        layout={layout}
        focus={focus}
        className={CLASS_NAMES}
        header={(columns) => <GroupHeaders session={session} groups={groups} columns={columns} />}
        headerRows={(columns) => (
          <HeaderRows
            session={session}
            groups={groups}
            columns={columns}
            headerRows={headerRows}
            active={active}
            rowHeight={rowHeight}
          />
        )}
        row={({ index, ...position }) => {
          const userId = people[index]
          const [group] = groups
          if (userId === undefined || !group) return null
          return (
            <AssignmentRow
              key={userId}
              {...position}
              userId={userId}
              session={session}
              groups={groups}
              activeColumn={active.row === position.row ? active.column : -1}
              height={rowHeight}
              refusal={editRefusal(variant, state, viewer, assignmentAddress(group, session.id, userId))}
              onToggle={toggle}
            />
          )
        }}
      />
    </PricedCells>
  )
}

type ToggleProps = Props & { numHeaderRows: number }

/** Assigns or removes people; referentially stable, so that cells do not re-render. */
function useToggle({ session, groups, people, numHeaderRows }: ToggleProps) {
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const current = useRef({ session, groups, people, numHeaderRows, schedule, apply })
  useLayoutEffect(() => {
    current.current = { session, groups, people, numHeaderRows, schedule, apply }
  })
  return useCallback((row: number, column: number, isMember: boolean) => {
    const now = current.current
    const userId = now.people[row - now.numHeaderRows]
    const group = now.groups[column]
    if (userId === undefined || !group) return
    now.apply(membershipEdits(now.schedule, group, now.session.id, userId, isMember))
  }, [])
}
