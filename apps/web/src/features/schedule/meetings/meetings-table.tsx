import { useMemo } from 'react'
import { Grid } from '../../../components/grid/grid.tsx'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { useEventNames } from '../names.ts'
import type { MeetingField } from './meeting-fields.tsx'
import { FIELD_LABELS } from './meeting-fields.tsx'
import type { Arrangement, MeetingRow } from './meeting-rows.ts'
import { HAS_BUTTON, MeetingTableRow } from './meeting-table-row.tsx'
import classes from './meetings-table.module.css'

type MeetingsTableProps = { rows: readonly MeetingRow[]; arrangement: Arrangement }

const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }
const WIDE = { rowHeight: 56, columnWidth: 172, headerHeight: 44, nameWidth: 220 }
const NARROW = { rowHeight: 154, columnWidth: 148, headerHeight: 44, nameWidth: 200 }

/** All meetings, a row each, with what can be done about them; SCREEN-5. On phones the texts share one column. */
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
              <th
                key={field}
                scope="col"
                data-row={0}
                data-column={index}
                aria-colindex={index + 1}
                tabIndex={active.row === 0 && active.column === index ? 0 : -1}
              >
                {t(FIELD_LABELS[field])}
              </th>
            ))}
          </tr>
        </thead>
      )}
      row={({ index, row, rowIndex }) => {
        const each = rows[index]
        return (
          each && (
            <MeetingTableRow
              key={each.key}
              each={each}
              head={head}
              columns={columns}
              arrangement={arrangement}
              row={row}
              rowIndex={rowIndex}
              height={layout.sizes.rowHeight}
              activeColumn={active.row === row ? active.column : -1}
              onDone={() => focus.moveTo({ row, column: 0 })}
            />
          )
        )
      }}
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

const NARROW_FIELDS: readonly MeetingField[] = ['all', 'actions']

const FIELDS: Record<Arrangement, readonly MeetingField[]> = {
  person: ['who', 'other', 'session', 'state', 'confirm', 'takeBack'],
  session: ['session', 'who', 'other', 'state', 'confirm', 'takeBack'],
  state: ['state', 'who', 'other', 'session', 'confirm', 'takeBack'],
}
