import type { GridPlace } from './grid-keys.ts'

/** The element of a place, if it is mounted. Cells carry their place in `data-row` and `data-column`. */
export function cellAt(grid: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null
}

/** The cell that an element is or stands in. */
export function cellAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
}

export function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = cellAround(target)
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}
