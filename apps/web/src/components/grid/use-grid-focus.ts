import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cellAround, cellAt, positionOf } from './grid-cells.ts'
import { type GridPosition, type GridSize, movedPosition, withinGrid } from './grid-keys.ts'

type GridFocusOptions = {
  /** Number of focusable rows and columns, from the first focusable header, else the first cell. */
  size: GridSize
  start: GridPosition
  /** Handles click, Enter, F2 and Space; omitted where cells contain controls. */
  onActivate?: (position: GridPosition) => void
  /** Handles any other key without Alt; returns whether it was handled. */
  onKey?: (event: KeyboardEvent, position: GridPosition) => boolean
}

export type GridFocus = ReturnType<typeof useGridFocus>

/**
 * Roving tabindex (W3C APG grid pattern). Enter or typing moves into a cell's select, Escape back out of it.
 * A control that takes the focus instead of its cell is marked with `data-cell-control`.
 */
export function useGridFocus({ size, start, onActivate, onKey }: GridFocusOptions) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState(start)
  const takesFocus = useRef(false)
  const active = withinGrid(wanted, size)

  // Runs after every render, since the target cell may only be mounted several renders after the move.
  useLayoutEffect(() => {
    if (!takesFocus.current) return
    const cell = cellAt(table.current, active)
    if (!cell) return
    takesFocus.current = false
    const control = cell.querySelector<HTMLElement>('[data-cell-control]') ?? cell
    control.focus()
  })

  const moveTo = (position: GridPosition) => {
    takesFocus.current = true
    setWanted({ ...position })
  }
  // A screen reader may focus any cell directly; key presses then apply to that cell.
  const onFocus = (event: FocusEvent) => {
    const position = positionOf(event.target)
    if (position && (position.row !== active.row || position.column !== active.column)) setWanted(position)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !(event.target instanceof HTMLElement)) return
    // A menu of a cell stands elsewhere in the document, and has arrow keys of its own.
    if (!event.currentTarget.contains(event.target)) return
    const cell = cellAround(event.target)
    if (event.target instanceof HTMLSelectElement) {
      if (event.key === 'Escape') cell?.focus()
      return
    }
    const next = movedPosition(active, event, size)
    if (next) moveTo(next)
    // The key itself then goes on to the select, which looks for what it begins with.
    else if (!onActivate && isTyped(event) && focusList(cell)) return
    else if (!enterList(event, cell) && !activate(event) && !onKey?.(event, active)) return
    event.preventDefault()
  }
  const activate = ({ key }: KeyboardEvent) => {
    if (!onActivate || (key !== 'Enter' && key !== ' ' && key !== 'F2')) return false
    onActivate(active)
    return true
  }
  const onClick = (event: MouseEvent) => {
    const position = onActivate && positionOf(event.target)
    if (!position) return
    moveTo(position)
    onActivate(position)
  }
  return { table, active, moveTo, handlers: { onFocus, onKeyDown, onClick } }
}

function enterList({ key }: KeyboardEvent, cell: HTMLElement | null): boolean {
  return (key === 'Enter' || key === 'F2') && focusList(cell)
}

function focusList(cell: HTMLElement | null): boolean {
  const list = cell?.querySelector('select')
  list?.focus()
  return list !== null && list !== undefined
}

function isTyped({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey
}
