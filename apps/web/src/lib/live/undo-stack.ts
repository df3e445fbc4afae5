import { type CellAddress, type CellKey, type CellValue, cellKey, type EventState } from '@planner/domain'
import type { Edited } from './cell-edits.ts'

/** One cell of a step. While the stored cell has `timestamp`, the time of our edit, nobody has changed it since. */
type StepCell = Edited

/** What one action of this page's person has changed. */
export type Step = { cells: readonly StepCell[] }

/** The steps that Undo and Redo would take, null where there is none. */
export type UndoSnapshot = { undo: Step | null; redo: Step | null }

/** Sets cells of one value; the time that the edit was stamped with, by cell, of those that were set. */
export type SetCells = (addresses: readonly CellAddress[], value: CellValue) => Map<CellKey, number>

const MOST_STEPS = 100

/**
 * Own edits of shared cells, to be taken back and made again. A cell that was changed since, by somebody else or by a
 * plan, is left as it is; a step of which nothing is left is passed over.
 */
export class UndoStack {
  readonly #state: () => EventState
  readonly #set: SetCells
  readonly #listeners = new Set<() => void>()
  #done: StepCell[][] = []
  #undone: StepCell[][] = []
  #open: StepCell[] | undefined
  #isReplaying = false
  #snapshot: UndoSnapshot = { undo: null, redo: null }

  constructor(state: () => EventState, set: SetCells) {
    this.#state = state
    this.#set = set
  }

  /** An edit was made. Edits of one moment, such as a group with its members, are one step. */
  record(cells: readonly StepCell[]): void {
    if (this.#isReplaying || cells.length === 0) return
    this.#undone = []
    if (this.#open) this.#open.push(...cells)
    else {
      this.#open = [...cells]
      this.#done = [...this.#done.slice(1 - MOST_STEPS), this.#open]
      queueMicrotask(() => {
        this.#open = undefined
      })
    }
    this.#tell()
  }

  /** What a cell held at one time it holds at another: an edit was stamped anew, or taken back. */
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

  /** The buttons' view; it looks again, since others' edits may have left nothing of a step. */
  look = (): void => this.#tell()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getSnapshot = (): UndoSnapshot => this.#snapshot

  #move(take: () => StepCell[] | undefined, keep: (step: StepCell[]) => void): Step | undefined {
    for (let step = take(); step; step = take()) {
      const left = step.filter((cell) => this.#isOurs(cell))
      const turned = this.#replay(left)
      if (turned.length === 0) continue
      keep(turned)
      this.#tell()
      return { cells: left }
    }
    this.#tell()
    return undefined
  }

  /** Sets what was there before; the same step the other way round, of the cells that were set. */
  #replay(cells: readonly StepCell[]): StepCell[] {
    this.#isReplaying = true
    try {
      return [...byValue(cells)].flatMap(([value, group]) => {
        const stamps = this.#set(
          group.map(({ address }) => address),
          value,
        )
        return group.flatMap((cell) => {
          const key = cellKey(cell.address)
          const timestamp = stamps.get(key)
          if (timestamp === undefined) return []
          this.restamped(key, cell.beforeTimestamp, timestamp)
          const { address, before: after, after: before, timestamp: beforeTimestamp } = cell
          return [{ address, before, beforeTimestamp, after, timestamp }]
        })
      })
    } finally {
      this.#isReplaying = false
    }
  }

  #isOurs({ address, timestamp }: StepCell): boolean {
    return this.#state().cells.get(cellKey(address))?.timestamp === timestamp
  }

  #tell(): void {
    const next = (steps: readonly StepCell[][]): Step | null => {
      const step = steps.findLast((each) => each.some((cell) => this.#isOurs(cell)))
      return step ? { cells: step.filter((cell) => this.#isOurs(cell)) } : null
    }
    this.#snapshot = { undo: next(this.#done), redo: next(this.#undone) }
    for (const listener of this.#listeners) listener()
  }
}

function byValue(cells: readonly StepCell[]): Map<CellValue, StepCell[]> {
  const groups = new Map<CellValue, StepCell[]>()
  for (const cell of cells) groups.set(cell.before, [...(groups.get(cell.before) ?? []), cell])
  return groups
}
