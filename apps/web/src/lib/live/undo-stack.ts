import {
  blankValue,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  type EventState,
  enteredValue,
} from '@planner/domain'
import { Observed } from '../listeners.ts'
import type { Edit, Edited } from './edits/pending-edit.ts'

/**
 * One cell of a step. While the stored cell still has `timestamp`, the time of our edit, nobody has changed
 * it since. `beforeTimestamp` is 0 where nothing was stored.
 */
type StepCell = {
  address: CellAddress
  before: CellValue
  beforeTimestamp: number
  after: CellValue
  timestamp: number
}

/** The changes of one user action. */
export type Step = { cells: readonly StepCell[] }

/** The next steps to undo and to redo, null where there is none. */
export type UndoSnapshot = { undo: Step | null; redo: Step | null }

const MAX_STEPS = 100

/**
 * Undo and redo of own edits of shared cells. A cell changed since by somebody else or by a plan is not
 * touched; a step without any remaining cell is skipped.
 */
export class UndoStack {
  readonly #state: () => EventState
  readonly #edit: (edits: readonly Edit[]) => readonly Edited[]
  readonly #shown = new Observed<UndoSnapshot>({ undo: null, redo: null })
  #done: StepCell[][] = []
  #undone: StepCell[][] = []

  constructor(state: () => EventState, edit: (edits: readonly Edit[]) => readonly Edited[]) {
    this.#state = state
    this.#edit = edit
  }

  /** Records the edits of one action as one step. */
  record(edited: readonly Edited[]): void {
    const cells = edited.flatMap(stepCell)
    if (cells.length === 0) return
    this.#undone = []
    this.#done = [...this.#done.slice(1 - MAX_STEPS), cells]
    this.refresh()
  }

  /** Updates the timestamp of a recorded cell after its edit was restamped or reverted. */
  restamped(key: CellKey, before: number, after: number): void {
    for (const step of [...this.#done, ...this.#undone]) {
      for (const cell of step) {
        if (cellKey(cell.address) !== key) continue
        if (cell.timestamp === before) cell.timestamp = after
        if (cell.beforeTimestamp === before) cell.beforeTimestamp = after
      }
    }
  }

  undo(): Step | undefined {
    return this.#move(
      () => this.#done.pop(),
      (step) => this.#undone.push(step),
    )
  }

  redo(): Step | undefined {
    return this.#move(
      () => this.#undone.pop(),
      (step) => this.#done.push(step),
    )
  }

  readonly subscribe = this.#shown.subscribe
  readonly getSnapshot = this.#shown.getSnapshot

  #move(take: () => StepCell[] | undefined, keep: (step: StepCell[]) => void): Step | undefined {
    for (let step = take(); step; step = take()) {
      const left = step.filter((cell) => this.#isOurs(cell))
      const inverse = this.#replay(left)
      if (inverse.length === 0) continue
      keep(inverse)
      this.refresh()
      return { cells: left }
    }
    this.refresh()
    return undefined
  }

  /** Restores the previous values; returns the inverse step for the cells that were set. */
  #replay(cells: readonly StepCell[]): StepCell[] {
    const edited = this.#edit(
      cells.map(({ address, before }) => ({ kind: 'cell', address, value: before }) as const),
    )
    const replayed = new Map(edited.flatMap(stepCell).map((cell) => [cellKey(cell.address), cell]))
    return cells.flatMap((cell) => {
      const key = cellKey(cell.address)
      const timestamp = replayed.get(key)?.timestamp
      if (timestamp === undefined) return []
      this.restamped(key, cell.beforeTimestamp, timestamp)
      const { address, before: after, after: before, timestamp: beforeTimestamp } = cell
      return [{ address, before, beforeTimestamp, after, timestamp }]
    })
  }

  #isOurs({ address, timestamp }: StepCell): boolean {
    return this.#state().cells.get(cellKey(address))?.timestamp === timestamp
  }

  /** Refreshes the snapshot for the buttons, since others' edits may have invalidated a step. */
  readonly refresh = (): void => {
    const next = (steps: readonly StepCell[][]): Step | null => {
      const step = steps.findLast((each) => each.some((cell) => this.#isOurs(cell)))
      return step ? { cells: step.filter((cell) => this.#isOurs(cell)) } : null
    }
    this.#shown.set({ undo: next(this.#done), redo: next(this.#undone) })
  }
}

/** Settings have no undo, nor has the state of a meeting, which both people have heard of (MEET-16). */
function stepCell({ change, before }: Edited): StepCell[] {
  if (change.kind === 'setting') return []
  const { address, value, timestamp } = change
  const blank = { value: blankValue(address.table), timestamp: 0 }
  const { value: shown, timestamp: beforeTimestamp } = before ?? blank
  const was = enteredValue(address.table, shown)
  return was === undefined ? [] : [{ address, before: was, beforeTimestamp, after: value, timestamp }]
}
