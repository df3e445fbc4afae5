import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cellAround, cellAt, placeOf } from '../../../components/grid/grid-cells.ts'
import { type GridPlace, movedPlace, withinGrid } from '../../../components/grid/grid-keys.ts'

/**
 * The keyboard of a grid with one tab stop (APG grid pattern): arrows, Home, End, Page and Ctrl move; Enter goes into
 * a cell's list and Escape comes back out of it. Rows are counted from the first head row, columns from the first topic
 * group.
 */
export function useGridFocus(table: RefObject<HTMLElement | null>, numRows: number, numColumns: number) {
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: 0 })
  const moved = useRef(false)
  const size = { rows: numRows, columns: numColumns }
  const active = withinGrid(wanted, size)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new active cell exists after its own render
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    const cell = cellAt(table.current, wanted)
    const control = cell?.querySelector<HTMLElement>('[data-cell-control]')
    ;(control ?? cell)?.focus()
  }, [wanted])

  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target)
    if (place && (place.row !== active.row || place.column !== active.column)) setWanted(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    const cell = cellAround(event.target)
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
    const next = movedPlace(active, event, size)
    if (!next) return
    event.preventDefault()
    moved.current = true
    setWanted(next)
  }
  return { active, onFocus, onKeyDown }
}
