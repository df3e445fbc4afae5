import { isolatedText, type PersonId } from '@planner/domain'
import { useMemo } from 'react'
import { Grid, type GridPlace } from '../../../components/grid/grid.tsx'
import { GridCell, GridHeading } from '../../../components/grid/grid-cell.tsx'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { useEventNames } from '../names.ts'
import { WhyName } from '../why/ask-why.tsx'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { type Arrangement, cancelledByText, type MeetingRow } from './meeting-rows.ts'
import classes from './meetings-table.module.css'

type MeetingsTableProps = { rows: readonly MeetingRow[]; arrangement: Arrangement }

const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }
const WIDE = { rowHeight: 56, columnWidth: 172, headerHeight: 44, nameWidth: 220 }
const NARROW = { rowHeight: 154, columnWidth: 148, headerHeight: 44, nameWidth: 200 }

/** All meetings, a row each, with buttons; SCREEN-5. On phones the texts share one column. */
export function MeetingsTable({ rows, arrangement }: MeetingsTableProps) {
  const t = useT()
  const isNarrow = useIsNarrow()
  const fields = useFields(arrangement, isNarrow)
  const [head, ...columns] = fields
  const layout: GridLayout = {
    numRows: rows.length,
    numColumns: columns.length,
    numHeaderRows: 1,
    areHeadersFocusable: true,
    sizes: isNarrow ? NARROW : WIDE,
  }
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 1, column: 0 } })
  const { active } = focus
  if (head === undefined) return null
  return (
    <Grid
      label={t('schedule.meetings.all')}
      description={t('meeting.table.keys')}
      layout={layout}
      focus={focus}
      className={CLASS_NAMES}
      header={(spans) => (
        <thead>
          <tr aria-rowindex={1}>
            {[
              head,
              ...spans.flatMap((span) => (span.kind === 'item' ? (columns[span.index] ?? []) : [])),
            ].map((field, index) => (
              <GridHeading
                key={field}
                row={0}
                column={index}
                isActive={active.row === 0 && active.column === index}
              >
                {t(`meeting.column.${field}`)}
              </GridHeading>
            ))}
          </tr>
        </thead>
      )}
      items={rows}
      row={(each, place) => (
        <MeetingTableRow
          key={each.key}
          {...place}
          each={each}
          head={head}
          columns={columns}
          arrangement={arrangement}
          height={layout.sizes.rowHeight}
          onDone={() => focus.moveTo({ row: place.row, column: 0 })}
        />
      )}
    />
  )
}

/** The columns, first the one by which rows are grouped. */
function useFields(arrangement: Arrangement, isNarrow: boolean): readonly MeetingField[] {
  const { hasSessions } = useEventNames()
  const isPrinting = usePrinting()
  return useMemo(() => {
    const fields = isNarrow ? NARROW_FIELDS : FIELDS[arrangement]
    const isShown = (field: MeetingField) =>
      (hasSessions || field !== 'session') && !(isPrinting && HAS_BUTTON.has(field))
    return fields.filter(isShown)
  }, [arrangement, isNarrow, hasSessions, isPrinting])
}

const NARROW_FIELDS: readonly MeetingField[] = ['meeting', 'actions']

const FIELDS: Record<Arrangement, readonly MeetingField[]> = {
  person: ['who', 'other', 'session', 'state', 'confirm', 'takeBack'],
  session: ['session', 'who', 'other', 'state', 'confirm', 'takeBack'],
  state: ['state', 'who', 'other', 'session', 'confirm', 'takeBack'],
}

type MeetingTableRowProps = Omit<GridPlace, 'columns'> & {
  each: MeetingRow
  head: MeetingField
  columns: readonly MeetingField[]
  arrangement: Arrangement
  height: number
  onDone: () => void
}

const HAS_BUTTON: ReadonlySet<MeetingField> = new Set(['confirm', 'takeBack', 'actions'])

/** One meeting in the organiser's table; the first row of a group says how many there are. */
function MeetingTableRow(props: MeetingTableRowProps) {
  const { each, head, columns, row, rowIndex, height, activeColumn, onDone } = props
  const { numInGroup } = each
  return (
    <tr style={{ height }} aria-rowindex={rowIndex} data-first={numInGroup > 0 || undefined}>
      <th scope="row" data-row={row} data-column={0} aria-colindex={1} tabIndex={activeColumn === 0 ? 0 : -1}>
        <span className={classes.head} data-again={numInGroup === 0 || undefined}>
          <MeetingFieldContent field={head} each={each} isActive={activeColumn === 0} onDone={onDone} />
          {numInGroup > 1 && <span className={classes.count}>({numInGroup})</span>}
        </span>
      </th>
      {columns.map((field, index) => {
        const column = index + 1
        const isActive = activeColumn === column
        return (
          <GridCell key={field} row={row} column={column} isActive={isActive && !HAS_BUTTON.has(field)}>
            <MeetingFieldContent field={field} each={each} isActive={isActive} onDone={onDone} />
          </GridCell>
        )
      })}
    </tr>
  )
}

/** A column of the organiser's table; `meeting` and `actions` are those of narrow screens. */
type MeetingField = 'who' | 'other' | 'session' | 'state' | 'confirm' | 'takeBack' | 'meeting' | 'actions'

type FieldProps = {
  field: MeetingField
  each: MeetingRow
  /** Whether the buttons of this cell can be reached by Tab. */
  isActive: boolean
  onDone: () => void
}

/** What a column says of a meeting, or lets do with it. */
function MeetingFieldContent({ field, each, isActive, onDone }: FieldProps) {
  const t = useT()
  const names = useEventNames()
  const { meeting, who, other } = each
  const title = t('schedule.meetings.pair', { first: names.somebody(who), second: names.somebody(other) })
  const button = {
    meeting,
    title,
    onDone,
    buttonProps: {
      size: 'sm' as const,
      variant: 'default',
      px: 'xs',
      fullWidth: true,
      tabIndex: isActive ? 0 : -1,
      'data-cell-control': true as const,
    },
  }
  switch (field) {
    case 'who':
      return <Name personId={who} isActive={isActive} />
    case 'other':
      return <Name personId={other} isActive={isActive} />
    case 'session':
      return names.sessionOf(meeting) || t('meeting.noSession')
    case 'state':
      return <State each={each} />
    case 'confirm':
      return <ConfirmMeetingButton {...button} />
    case 'takeBack':
      return <TakeBackMeetingButton {...button} />
    case 'meeting':
      return (
        <span className={classes.stacked}>
          <Name personId={who} isActive={isActive} />
          <Name personId={other} isActive={isActive} />
          <State each={each} />
          {names.sessionOf(meeting) !== '' && (
            <span className={classes.note}>{names.sessionOf(meeting)}</span>
          )}
        </span>
      )
    case 'actions':
      return (
        <span className={classes.stacked}>
          <ConfirmMeetingButton {...button} />
          <TakeBackMeetingButton {...button} />
        </span>
      )
  }
}

function Name({ personId, isActive }: { personId: PersonId; isActive: boolean }) {
  const name = useEventNames().somebody(personId)
  return (
    <span className={classes.name} title={isolatedText(name)}>
      <WhyName personId={personId} sessionId={null} tabIndex={isActive ? 0 : -1}>
        <UserText>{name}</UserText>
      </WhyName>
    </span>
  )
}

function State({ each: { meeting } }: { each: MeetingRow }) {
  const t = useT()
  const names = useEventNames()
  return (
    <>
      <MeetingStateBadge state={meeting.state} />
      {meeting.state === 'cancelled' && (
        <span className={classes.note}>{cancelledByText(t, meeting, null, names.somebody)}</span>
      )}
    </>
  )
}
