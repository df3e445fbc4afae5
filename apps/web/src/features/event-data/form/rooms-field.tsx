import { Button, Input, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { faultyFields } from './room-faults.ts'
import { EMPTY_ROW, isEmptyRow, pastedRows, type RoomRow, roomRows, roomsOfRows } from './room-rows.ts'
import classes from './rooms-field.module.css'

type Props = {
  label: ReactNode
  help: string
  error: string | undefined
  /** The list of rooms as it is stored. */
  value: string
  onChange: (value: string) => void
}

/** The rooms of the event, each a row; SESSION-15. */
export function RoomsField({ label, help, error, value, onChange }: Props) {
  const t = useT()
  const id = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  const { rows, change, focusOn } = useRows(place, value, onChange)
  const faults = error === undefined ? [] : faultyFields(rows)
  const add = () => change([...rows, EMPTY_ROW], rows.length)
  return (
    <fieldset ref={place} className={classes.rooms} aria-describedby={`${id}-help ${id}-error`}>
      <legend className={classes.label}>{label}</legend>
      <Input.Description id={`${id}-help`} size="sm">
        {help}
      </Input.Description>
      {rows.length > 0 && (
        <div className={classes.heads} aria-hidden="true">
          {COLUMNS.map((column) => (
            <Text key={column} span size="sm" c="dimmed">
              {t(`eventData.rooms.${column}`)}
            </Text>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place in the list
          key={index}
          row={row}
          index={index}
          faulty={faults.filter((fault) => fault.row === index).map(({ column }) => column)}
          onChange={(changed) => change(rows.with(index, changed))}
          onPaste={(pasted) => {
            const from = isEmptyRow(row) ? index : index + 1
            change(rows.toSpliced(from, from - index === 0 ? 1 : 0, ...pasted), from + pasted.length - 1)
          }}
          onNext={() => (index < rows.length - 1 ? focusOn(index + 1) : !isEmptyRow(row) && add())}
          onRemove={(goesBack) =>
            change(rows.toSpliced(index, 1), goesBack ? index - 1 : Math.min(index, rows.length - 2))
          }
        />
      ))}
      <div>
        <Button type="button" data-add onClick={add}>
          {t('eventData.rooms.add')}
        </Button>
      </div>
      <div id={`${id}-error`}>{error !== undefined && <Input.Error size="sm">{error}</Input.Error>}</div>
    </fieldset>
  )
}

/**
 * The rows of a list, with those that are empty yet, and the focus on the name of one of them after a change;
 * where there is none, on the button that adds one.
 */
function useRows(place: { current: HTMLElement | null }, value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => roomRows(value))
  const wanted = useRef<number>(undefined)
  const [, setTurn] = useState(0)
  useEffect(() => {
    const row = wanted.current
    if (row === undefined) return
    wanted.current = undefined
    const name = place.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
    const add = place.current?.querySelector<HTMLElement>('[data-add]')
    ;(name ?? add)?.focus()
  })
  // Somebody else may have changed the list meanwhile, or the draft was given up.
  const rows = roomsOfRows(typed) === value ? typed : roomRows(value)
  const focusOn = (row: number) => {
    wanted.current = row
    setTurn((turn) => turn + 1)
  }
  return {
    rows,
    focusOn,
    change: (changed: RoomRow[], focused?: number) => {
      setTyped(changed)
      onChange(roomsOfRows(changed))
      if (focused !== undefined) focusOn(focused)
    },
  }
}

const COLUMNS = ['name', 'seats', 'sessions'] as const

type RowProps = {
  row: RoomRow
  index: number
  faulty: readonly (keyof RoomRow)[]
  onChange: (row: RoomRow) => void
  onPaste: (rows: readonly RoomRow[]) => void
  onNext: () => void
  onRemove: (goesBack: boolean) => void
}

function RowFields({ row, index, faulty, onChange, onPaste, onNext, onRemove }: RowProps) {
  const t = useT()
  const line = index + 1
  const room = row.name.trim() || t('eventData.rooms.row', { line })
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onNext()
    else if (event.key === 'Backspace' && isEmptyRow(row) && index > 0) onRemove(true)
    else return
    event.preventDefault()
  }
  const common = (column: keyof RoomRow) => ({
    className: classes[column],
    value: row[column],
    placeholder: t(column === 'sessions' ? 'eventData.rooms.sessions.all' : `eventData.rooms.${column}`),
    error: faulty.includes(column),
    autoComplete: 'off',
    onKeyDown: keys,
  })
  const set = (column: keyof RoomRow, text: string) =>
    onChange({ ...row, [column]: text.replaceAll(';', ',') })
  return (
    <div className={classes.row}>
      <TextInput
        {...common('name')}
        data-row={index}
        aria-label={t('eventData.rooms.field', {
          column: t('eventData.rooms.name'),
          room: t('eventData.rooms.row', { line }),
        })}
        onChange={(event) => set('name', event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = pastedRows(event.clipboardData.getData('text/plain'))
          if (pasted === null) return
          event.preventDefault()
          onPaste(pasted)
        }}
      />
      <TextInput
        {...common('seats')}
        inputMode="numeric"
        aria-label={t('eventData.rooms.field', { column: t('eventData.rooms.seats'), room })}
        onChange={(event) => set('seats', event.currentTarget.value)}
      />
      <TextInput
        {...common('sessions')}
        aria-label={t('eventData.rooms.field', { column: t('eventData.rooms.sessions'), room })}
        onChange={(event) => set('sessions', event.currentTarget.value)}
      />
      <Button
        type="button"
        variant="subtle"
        className={classes.remove}
        aria-label={t('eventData.rooms.remove', { room })}
        onClick={() => onRemove(false)}
      >
        <Icon name="close" />
      </Button>
    </div>
  )
}
