import { Button, Checkbox, Group, Paper, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { isolatedText, type ParticipantColumn } from '@planner/domain'
import { useWords } from '../../../lib/live/use-words.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { ParticipantCell } from './participant-cell.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { RowStatus } from './row-status.tsx'

type ParticipantsTableProps = {
  columns: readonly ParticipantColumn[]
  rows: readonly ParticipantRow[]
  selected: ReadonlySet<string>
  onSelect: (personIds: Iterable<string>) => void
  onEdit: (row: ParticipantRow) => void
  onShowQr: (row: ParticipantRow) => void
}

/** People as a table, or as cards on narrow screens. */
export function ParticipantsTable(props: ParticipantsTableProps) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const isPrinting = usePrinting()
  return isWide || isPrinting ? <WideTable {...props} /> : <Cards {...props} />
}

function WideTable({ columns, rows, onEdit, onShowQr, ...selection }: ParticipantsTableProps) {
  const t = useWords()
  return (
    <Table.ScrollContainer minWidth={600} type="native">
      <Table verticalSpacing={6} aria-label={t('participants.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="no-print">
              <span className="visually-hidden">{t('participants.selection')}</span>
            </Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} scope="col" className={isForPaper(column) ? undefined : 'no-print'}>
                {t(`participants.column.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col" className="no-print">
              {t('participants.actions')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.person.id}>
              <Table.Td className="no-print">
                <SelectBox row={row} {...selection} />
              </Table.Td>
              {columns.map((column) => (
                <Table.Td
                  key={column}
                  className={isForPaper(column) ? styles.cell : `${styles.cell} no-print`}
                  data-column={column}
                >
                  <ParticipantCell column={column} row={row} onShowQr={onShowQr} />
                </Table.Td>
              ))}
              <Table.Td className="no-print">
                <EditButton row={row} onEdit={onEdit} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const ONLY_BUTTONS: ReadonlySet<ParticipantColumn> = new Set(['personalLink', 'makeAdmin', 'archiveUser'])

function isForPaper(column: ParticipantColumn): boolean {
  return !ONLY_BUTTONS.has(column)
}

function Cards({ columns, rows, onEdit, onShowQr, ...selection }: ParticipantsTableProps) {
  const t = useWords()
  return (
    <ul className={styles.cards} aria-label={t('participants.title')}>
      {rows.map((row) => (
        <Paper component="li" withBorder p="sm" key={row.person.id}>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <SelectBox row={row} {...selection} />
            <div>
              <strong className={styles.cell}>{isolatedText(row.fullName)}</strong>
              <RowStatus row={row} />
            </div>
          </Group>
          <dl className={styles.facts}>
            {columns
              .filter((column) => isShownOnCard[column]?.(row) ?? true)
              .map((column) => (
                <div key={column}>
                  <dt>{t(`participants.column.${column}`)}</dt>
                  <dd>
                    <ParticipantCell column={column} row={row} onShowQr={onShowQr} />
                  </dd>
                </div>
              ))}
          </dl>
          <EditButton row={row} onEdit={onEdit} />
        </Paper>
      ))}
    </ul>
  )
}

/** A card omits the name (its heading), empty texts, and values that are the same for nearly everybody. */
const isShownOnCard: Partial<Record<ParticipantColumn, (row: ParticipantRow) => boolean>> = {
  name: () => false,
  email: ({ person }) => person.email !== '',
  phone: ({ person }) => person.phone !== '',
  topic: ({ name, topic }) => name !== '' && topic !== '',
  accountEnabled: ({ person }) => !person.enableAccount,
  eventAdmin: ({ person }) => person.isEventAdmin,
  archived: ({ person }) => person.isArchived,
}

type SelectBoxProps = { row: ParticipantRow } & Pick<ParticipantsTableProps, 'selected' | 'onSelect'>

function SelectBox({ row: { person, fullName }, selected, onSelect }: SelectBoxProps) {
  const t = useWords()
  const isSelected = selected.has(person.id)
  const toggled = () => {
    const next = new Set(selected)
    if (!next.delete(person.id)) next.add(person.id)
    return next
  }
  return (
    <Checkbox
      aria-label={t('participants.select', { name: fullName })}
      checked={isSelected}
      onChange={() => onSelect(toggled())}
    />
  )
}

function EditButton({ row, onEdit }: { row: ParticipantRow; onEdit: (row: ParticipantRow) => void }) {
  const t = useWords()
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('participants.edit.title', { name: row.fullName })}
      onClick={() => onEdit(row)}
    >
      {t('participants.edit')}
    </Button>
  )
}
