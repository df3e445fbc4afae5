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
import { placesOf } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { useNames } from '../use-names.ts'
import classes from './assignment-grid.module.css'
import { AssignmentRow } from './assignment-row.tsx'
import { GroupHeads } from './group-heads.tsx'
import { HeadRows } from './head-rows.tsx'
import { useAssignmentLayout } from './use-assignment-layout.ts'
import { useHeadRows } from './use-head-rows.ts'

type Props = { session: Session; groups: readonly ScheduledGroup[]; people: readonly PersonId[] }

const LOOK = { scroller: classes.scroller, table: classes.table }

/** People by topic groups of one session. */
export function AssignmentGrid({ session, groups, people }: Props) {
  const t = useT()
  const names = useNames()
  const { variant, state, viewer } = useSchedule()
  const heads = useHeadRows()
  const layout = useAssignmentLayout(people.length, groups.length, heads.length)
  const focus = useGridFocus({ size: placesOf(layout), start: { row: 0, column: 0 } })
  const toggle = useToggle({ session, groups, people, numHeads: heads.length })
  const { active } = focus
  const { rowHeight } = layout.sizes
  return (
    <Grid
      label={t('schedule.table.label', { session: names.session(session) })}
      description={t('schedule.table.keys')}
      layout={layout}
      focus={focus}
      className={LOOK}
      head={(columns) => <GroupHeads session={session} groups={groups} columns={columns} />}
      headRows={(columns) => (
        <HeadRows
          session={session}
          groups={groups}
          columns={columns}
          heads={heads}
          active={active}
          rowHeight={rowHeight}
        />
      )}
      row={({ index, ...place }) => {
        const userId = people[index]
        const [group] = groups
        if (userId === undefined || !group) return null
        return (
          <AssignmentRow
            key={userId}
            {...place}
            userId={userId}
            session={session}
            groups={groups}
            activeColumn={active.row === place.row ? active.column : -1}
            height={rowHeight}
            refusal={editRefusal(variant, state, viewer, assignmentAddress(group, session.id, userId))}
            onToggle={toggle}
          />
        )
      }}
    />
  )
}

type ToggleProps = Props & { numHeads: number }

/** Puts people in and out; the function stays the same one, so that cells need not repaint. */
function useToggle({ session, groups, people, numHeads }: ToggleProps) {
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const current = useRef({ session, groups, people, numHeads, schedule, apply })
  useLayoutEffect(() => {
    current.current = { session, groups, people, numHeads, schedule, apply }
  })
  return useCallback((row: number, column: number, isMember: boolean) => {
    const now = current.current
    const userId = now.people[row - now.numHeads]
    const group = now.groups[column]
    if (userId === undefined || !group) return
    now.apply(membershipEdits(now.schedule, group, now.session.id, userId, isMember))
  }, [])
}
