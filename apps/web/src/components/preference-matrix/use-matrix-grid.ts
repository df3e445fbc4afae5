import { cellAddress, editRefusal, type PersonRecord, preferenceOf } from '@planner/domain'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { cellAt, placeOf } from '../grid/grid-cells.ts'
import { type GridPlace, movedPlace, withinGrid } from '../grid/grid-keys.ts'
import { isOwnPerson, type RateableTopic } from '../preference-picker/rateable-topics.ts'
import { REFUSALS } from '../preference-picker/refusal-text.ts'
import { choiceByKey } from './choice-keys.ts'
import type { OpenChoice } from './choice-popover.tsx'
import { pastedCells } from './paste.ts'

type MatrixGridOptions = {
  people: readonly PersonRecord[]
  topics: readonly RateableTopic[]
  choices: readonly string[]
  onSort: (topicId: string) => void
}

/** Keyboard, mouse and clipboard of the matrix. One cell is the tab stop; it is focused only when it was moved to. */
export function useMatrixGrid({ people, topics, choices, onSort }: MatrixGridOptions) {
  const t = useT()
  const live = useLive()
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<GridPlace>({ row: 1, column: 1 })
  const [open, setOpen] = useState<OpenChoice | null>(null)
  const [message, setMessage] = useState('')
  const takesFocus = useRef(false)
  const size = { rows: people.length + 1, columns: topics.length + 1 }
  const active = withinGrid(wanted, size)

  // Runs after every render: the cell may be mounted only some renders after the move.
  useLayoutEffect(() => {
    if (!takesFocus.current || open) return
    const cell = cellAt(table.current, active)
    if (!cell) return
    takesFocus.current = false
    cell.focus()
  })
  const moveTo = (place: GridPlace) => {
    takesFocus.current = true
    setWanted(place)
  }

  /** The person and topic of a place; undefined for headers and for oneself among the people one meets. */
  const at = ({ row, column }: GridPlace) => {
    const person = people[row - 1]
    const topic = topics[column - 1]
    const { variant, state, viewer } = live.store.getSnapshot()
    if (!person || !topic || isOwnPerson(variant, topic.topic, person.id)) return undefined
    const address = cellAddress('preferences', { userId: person.id, topicId: topic.topic.id })
    return {
      address,
      label: t('matrix.choose', { name: person.name, topic: topic.name }),
      value: preferenceOf(state, person.id, topic.topic.id),
      refusal: editRefusal(variant, state, viewer, address),
    }
  }
  const openAt = (place: GridPlace) => {
    const cell = at(place)
    const anchor = cellAt(table.current, place)?.getBoundingClientRect()
    if (!cell || !anchor) return
    // Two values need no list: pressing changes to the other.
    if (choices.length === 2 && !cell.refusal) {
      live.setCell(cell.address, choices.find((choice) => choice !== cell.value) ?? '')
      return
    }
    const refusal = cell.refusal ? t(REFUSALS[cell.refusal]) : null
    setOpen({ anchor, label: cell.label, value: cell.value, refusal })
  }
  const setAt = (place: GridPlace, choice: string): boolean => {
    const cell = at(place)
    if (!cell) return false
    if (cell.refusal) {
      setMessage(t(REFUSALS[cell.refusal]))
      return false
    }
    setMessage('')
    if (cell.value !== choice) live.setCell(cell.address, choice)
    return true
  }
  const close = () => {
    setOpen(null)
    takesFocus.current = true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return
    const next = movedPlace(active, event, size)
    const choice = event.ctrlKey || event.metaKey ? undefined : choiceByKey(event.key, choices)
    if (next) moveTo(next)
    else if (event.key === 'Enter' || event.key === ' ' || event.key === 'F2') {
      const topic = topics[active.column - 1]
      if (active.row === 0 && topic) onSort(topic.topic.id)
      else openAt(active)
    } else if (choice !== undefined && active.row > 0 && active.column > 0) setAt(active, choice)
    else return
    event.preventDefault()
  }
  // A screen reader may put the focus on any cell by itself; keys then have to mean that cell.
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target)
    if (place && (place.row !== active.row || place.column !== active.column)) setWanted(place)
  }
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    moveTo(place)
    const topic = topics[place.column - 1]
    if (place.row === 0 && topic) onSort(topic.topic.id)
    else openAt(place)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (active.row === 0 || active.column === 0) return
    event.preventDefault()
    const cells = pastedCells(event.clipboardData.getData('text/plain'), active, size, choices)
    const done = cells.filter(({ choice, ...place }) => choice !== undefined && setAt(place, choice)).length
    const skipped = cells.length - done
    setMessage(
      skipped === 0
        ? t('matrix.pasted', { pasted: done })
        : t('matrix.pastedSome', { pasted: done, skipped }),
    )
  }
  const onCopy = (event: ClipboardEvent) => {
    const cell = at(active)
    if (!cell || window.getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cell.value)
  }
  return {
    table,
    active,
    open,
    message,
    close,
    choose: (choice: string) => {
      setAt(active, choice)
      close()
    },
    handlers: { onFocus, onKeyDown, onClick, onPaste, onCopy },
  }
}
