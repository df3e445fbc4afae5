import type { EditKey } from './pending-edit.ts'

/** The outcome of an edit; `replaced` by a later edit of the same value. */
export type EditOutcome = 'saved' | 'refused' | 'replaced'

/** Promises for the outcomes of edits. */
export class EditOutcomes {
  readonly #waiting = new Map<EditKey, (outcome: EditOutcome) => void>()

  /** Resolves with the outcome of the edit that is about to be made. */
  expect(key: EditKey): Promise<EditOutcome> {
    this.settle(key, 'replaced')
    return new Promise((resolve) => this.#waiting.set(key, resolve))
  }

  settle(key: EditKey, outcome: EditOutcome): void {
    this.#waiting.get(key)?.(outcome)
    this.#waiting.delete(key)
  }
}
