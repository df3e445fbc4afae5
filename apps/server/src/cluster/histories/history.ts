import type { CellValue } from '@planner/domain'

/** A value of a cell, with when it was set. */
export type Version = { value: CellValue; timestamp: number }

/**
 * What somebody did and saw, in the order of one clock. `at` counts the entries of the whole history, so that of two entries the one
 * that ended before the other began is known.
 */
export type HistoryEntry =
  /** `ended` and `outcome` are null while no answer has come, and for ever where none came. */
  | {
      kind: 'edit'
      client: string
      personId: string
      cell: string
      version: Version
      begun: number
      ended: number | null
      outcome: 'applied' | 'superseded' | 'refused' | null
    }
  /** A value of a cell came to a screen. `whole` is the number of the full data it came with, else null. */
  | { kind: 'saw'; client: string; cell: string; version: Version; at: number; whole: number | null }
  /** Full data were asked for. */
  | { kind: 'asked'; client: string; whole: number; at: number }
  /** A person's right to edit was withdrawn or given back; `ended` null as above. */
  | { kind: 'right'; personId: string; isAllowed: boolean; begun: number; ended: number | null }
  /** An organiser has renamed a person. */
  | { kind: 'renamed'; personId: string; name: string; begun: number; ended: number | null }
  /** Bytes came to a screen that must not see them. */
  | { kind: 'leak'; client: string; what: string; at: number }

export type Edit = Extract<HistoryEntry, { kind: 'edit' }>

/** What a node says of the event when all is quiet. */
export type Replica = {
  node: string
  cells: ReadonlyMap<string, Version>
  /** Ids in their order. */
  people: readonly string[]
  names: ReadonlyMap<string, string>
}

export class History {
  readonly entries: HistoryEntry[] = []
  #now = 0

  tick(): number {
    this.#now += 1
    return this.#now
  }

  add<E extends HistoryEntry>(entry: E): E {
    this.entries.push(entry)
    return entry
  }
}
