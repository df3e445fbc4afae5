import type { GridPosition } from './grid-keys.ts'

/** The element at a position, if mounted. Cells carry their position in `data-row` and `data-column`. */
export function cellAt(grid: HTMLElement | null, { row, column }: GridPosition): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null
}

/** The closest cell around an element. */
export function cellAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
}

export function positionOf(target: EventTarget): GridPosition | undefined {
  const cell = cellAround(target)
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}
