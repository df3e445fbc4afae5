import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Rows of the grid are counted from its first head row, columns from the first topic group. */
export type GridPlace = { row: number; column: number }

const PAGE = 10

/**
 * The keyboard of a grid with one tab stop (APG grid pattern): arrows, Home, End, Page and Ctrl move; Enter goes into
 * a cell's list and Escape comes back out of it.
 */
export function useGridFocus(table: RefObject<HTMLElement | null>, numRows: number, numColumns: number) {
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: 0 })
  const moved = useRef(false)
  const active = {
    row: Math.min(wanted.row, Math.max(0, numRows - 1)),
    column: Math.min(wanted.column, Math.max(0, numColumns - 1)),
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new active cell exists after its own render
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-row="${wanted.row}"][data-column="${wanted.column}"]`,
    )
    const control = cell?.querySelector<HTMLElement>('[data-cell-control]')
    ;(control ?? cell)?.focus()
  }, [wanted])

  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target)
    if (place && (place.row !== active.row || place.column !== active.column)) setWanted(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    const cell = event.target.closest<HTMLElement>('[data-row]')
    if (event.target instanceof HTMLSelectElement) {
      if (event.key === 'Escape') cell?.focus()
      return
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      const field = cell?.querySelector('select')
      if (!field) return
      event.preventDefault()
      field.focus()
      return
    }
    const next = moveBy(event, active, numRows - 1, numColumns - 1)
    if (!next) return
    event.preventDefault()
    moved.current = true
    setWanted(next)
  }
  return { active, onFocus, onKeyDown }
}

function placeOf(element: Element): GridPlace | undefined {
  const cell = element.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Where a key leads from a place, or undefined for keys the grid leaves alone. */
export function moveBy(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPlace,
  lastRow: number,
  lastColumn: number,
): GridPlace | undefined {
  const isFar = ctrlKey || metaKey
  const at = (nextRow: number, nextColumn: number) => ({
    row: Math.max(0, Math.min(lastRow, nextRow)),
    column: Math.max(0, Math.min(lastColumn, nextColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column)
    case 'ArrowDown':
      return at(isFar ? lastRow : row + 1, column)
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1)
    case 'ArrowRight':
      return at(row, isFar ? lastColumn : column + 1)
    case 'Home':
      return at(isFar ? 0 : row, 0)
    case 'End':
      return at(isFar ? lastRow : row, lastColumn)
    case 'PageUp':
      return at(row - PAGE, column)
    case 'PageDown':
      return at(row + PAGE, column)
    default:
      return undefined
  }
}
