import {
  assignmentAddress,
  type EditRefusal,
  editRefusal,
  isHostOf,
  membershipEdits,
  type PersonId,
  preferenceOf,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { type CSSProperties, useCallback, useLayoutEffect, useRef } from 'react'
import { preferenceLabel } from '../../../components/preference-picker/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useForcedText } from '../forced-text.ts'
import { forcedKey, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { useNames } from '../use-names.ts'
import { AssignmentCell } from './assignment-cell.tsx'
import classes from './assignment-grid.module.css'
import { GroupHeads } from './group-heads.tsx'
import { HeadRows } from './head-rows.tsx'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridMeasures } from './use-grid-measures.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useHeadRows } from './use-head-rows.ts'
import { useRefusalNote } from './use-refusal-note.ts'

type Props = { session: Session; groups: readonly ScheduledGroup[]; people: readonly PersonId[] }

/** People by topic groups of one session; a grid with one tab stop, windowed when it is large. */
export function AssignmentGrid({ session, groups, people }: Props) {
  const t = useT()
  const names = useNames()
  const forcedText = useForcedText()
  const { variant, state, viewer, schedule, forcedByKey } = useSchedule()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const heads = useHeadRows()
  const numRows = heads.length + people.length
  const { active, onFocus, onKeyDown } = useGridFocus(table, numRows, groups.length)
  const measures = useGridMeasures(people.length, groups.length, heads.length, schedule.layout)
  const { rows, columns, isWindowed } = useGridWindow(scroller, measures, {
    ...active,
    row: active.row - heads.length,
  })
  const toggle = useToggle({ session, groups, people, numHeads: heads.length })
  const onRefused = useRefusalNote()
  const { headWidth, columnWidth, rowHeight, namesHeight } = measures
  const refusalOf = (userId: PersonId): EditRefusal | undefined => {
    const [group] = groups
    return group && editRefusal(variant, state, viewer, assignmentAddress(group, session.id, userId))
  }
  const sizes = {
    '--head-height': `${namesHeight}px`,
    '--head-width': `${headWidth}px`,
  } as CSSProperties
  return (
    <div ref={scroller} className={classes.scroller} style={sizes}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG grid on a table
        role="grid"
        aria-label={t('schedule.table.label', { session: names.session(session) })}
        aria-description={t('schedule.table.keys')}
        aria-rowcount={numRows + 1}
        aria-colcount={groups.length + 1}
        className={classes.table}
        style={{ width: headWidth + groups.length * columnWidth }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col style={{ width: headWidth }} />
          {columns.map((span) =>
            span.kind === 'gap' ? (
              <col key={`gap${span.before}`} style={{ width: span.size }} />
            ) : (
              <col key={groups[span.index]?.key} style={{ width: columnWidth }} />
            ),
          )}
        </colgroup>
        <GroupHeads session={session} groups={groups} columns={columns} />
        <tbody>
          <HeadRows
            session={session}
            groups={groups}
            columns={columns}
            heads={heads}
            active={active}
            rowHeight={rowHeight}
          />
          {rows.map((span) => {
            if (span.kind === 'gap') return <GapRow key={`gap${span.before}`} height={span.size} />
            const userId = people[span.index] ?? ''
            const isOwn = userId === viewer.personId
            const person = names.person(userId)
            const refusal = refusalOf(userId)
            const row = heads.length + span.index
            return (
              <tr
                key={userId}
                className={isOwn ? classes.own : undefined}
                style={{ height: rowHeight }}
                aria-rowindex={isWindowed ? row + 2 : undefined}
              >
                <th scope="row">
                  <span className={classes.rowName} title={person}>
                    {isOwn ? t('schedule.people.you', { name: person }) : person}
                  </span>
                </th>
                {columns.map((column) => {
                  const group = column.kind === 'item' ? groups[column.index] : undefined
                  if (column.kind === 'gap' || !group)
                    return <td key={`gap${column.kind === 'gap' && column.before}`} aria-hidden="true" />
                  const forced = forcedByKey.get(forcedKey(group.key, session.id, userId))
                  return (
                    <AssignmentCell
                      key={group.key}
                      address={assignmentAddress(group, session.id, userId)}
                      label={t('schedule.cell', { person, group: names.group(group) })}
                      row={row}
                      column={column.index}
                      isActive={active.row === row && active.column === column.index}
                      isHost={isHostOf(variant, state, userId, group.topic.id)}
                      wish={preferenceLabel(t, preferenceOf(state, userId, group.topic.id))}
                      forced={forced ? forcedText(forced.reasons) : ''}
                      refusal={refusal}
                      onToggle={toggle}
                      onRefused={onRefused}
                    />
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function GapRow({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room between rows, nothing in it takes the focus
    <tr aria-hidden="true" style={{ height }}>
      <td />
    </tr>
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
