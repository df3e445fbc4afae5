import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cellAround, cellAt, placeOf } from './grid-cells.ts'
import { type GridPlace, type GridSize, movedPlace, withinGrid } from './grid-keys.ts'

type GridFocusOptions = {
  /** All places of the keyboard, counted from the first head that takes the focus, else from the first cell. */
  size: GridSize
  start: GridPlace
  /** A click, Enter, F2 or Space; left out where cells hold controls of their own. */
  onAct?: (place: GridPlace) => void
  /** Any other key without Alt; returns whether it meant something here. */
  onKey?: (event: KeyboardEvent, place: GridPlace) => boolean
}

export type GridFocus = ReturnType<typeof useGridFocus>

/**
 * The roving focus of a grid with one tab stop (W3C APG grid pattern): arrows, Home, End, Page and Ctrl move. Enter goes
 * into a cell's list and Escape comes back out of it. What takes a cell's focus in its place is marked with
 * `data-cell-control`.
 */
export function useGridFocus({ size, start, onAct, onKey }: GridFocusOptions) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState(start)
  const takesFocus = useRef(false)
  const active = withinGrid(wanted, size)

  // Runs after every render: the cell may be mounted only some renders after the move.
  useLayoutEffect(() => {
    if (!takesFocus.current) return
    const cell = cellAt(table.current, active)
    if (!cell) return
    takesFocus.current = false
    const control = cell.querySelector<HTMLElement>('[data-cell-control]') ?? cell
    control.focus()
  })

  const moveTo = (place: GridPlace) => {
    takesFocus.current = true
    setWanted({ ...place })
  }
  // A screen reader may put the focus on any cell by itself; keys then have to mean that cell.
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target)
    if (place && (place.row !== active.row || place.column !== active.column)) setWanted(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !(event.target instanceof HTMLElement)) return
    const cell = cellAround(event.target)
    if (event.target instanceof HTMLSelectElement) {
      if (event.key === 'Escape') cell?.focus()
      return
    }
    const next = movedPlace(active, event, size)
    if (next) moveTo(next)
    else if (!enterList(event, cell) && !act(event) && !onKey?.(event, active)) return
    event.preventDefault()
  }
  const act = ({ key }: KeyboardEvent) => {
    if (!onAct || (key !== 'Enter' && key !== ' ' && key !== 'F2')) return false
    onAct(active)
    return true
  }
  const onClick = (event: MouseEvent) => {
    const place = onAct && placeOf(event.target)
    if (!place) return
    moveTo(place)
    onAct(place)
  }
  return { table, active, moveTo, handlers: { onFocus, onKeyDown, onClick } }
}

function enterList({ key }: KeyboardEvent, cell: HTMLElement | null): boolean {
  const list = key === 'Enter' || key === 'F2' ? cell?.querySelector('select') : null
  list?.focus()
  return list !== null && list !== undefined
}
