import type { Viewer } from '@planner/domain'

/** Where a page keeps texts that outlive a reload: the browser's `sessionStorage`. */
export type PageStorage = {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** Unsent edits of one kind. */
export interface Keepable {
  /** What they are kept under. */
  readonly name: string
  /** Told after every change. */
  onChange: () => void
  /** The edits as text; null when there are none. */
  write(): string | null
  /** Puts back what was written by an earlier life of the page, perhaps by an older version of this code. */
  read(text: string): void
}

/** Keeps unsent edits in the page's storage, so that a reload loses none: put back after joining, gone once stored. */
export class KeptEdits {
  readonly #kinds: readonly Keepable[]
  readonly #storage: PageStorage | undefined
  #reader: string | undefined
  readonly #saving = new Set<Keepable>()

  constructor(kinds: readonly Keepable[], storage: PageStorage | undefined) {
    this.#kinds = kinds
    this.#storage = storage
    for (const kind of kinds) kind.onChange = () => this.#saveSoon(kind)
  }

  /** Puts back what this reader of this event has left unsent, and keeps edits under their name from now on. */
  open(eventId: string, viewer: Viewer): void {
    const reader = `${eventId}.${viewer.role}.${viewer.personId ?? ''}`
    if (reader === this.#reader) return
    const before = this.#reader
    this.#reader = reader
    for (const kind of this.#kinds) {
      if (before !== undefined) this.#try((storage) => storage.removeItem(nameOf(kind, before)))
      this.#try((storage) => {
        const text = storage.getItem(nameOf(kind, reader))
        if (text !== null) kind.read(text)
      })
      this.#save(kind)
    }
  }

  /** Once for all the cells of an edit. */
  #saveSoon(kind: Keepable): void {
    if (this.#saving.has(kind)) return
    this.#saving.add(kind)
    queueMicrotask(() => {
      this.#saving.delete(kind)
      this.#save(kind)
    })
  }

  #save(kind: Keepable): void {
    const reader = this.#reader
    if (reader === undefined) return
    const name = nameOf(kind, reader)
    this.#try((storage) => {
      const text = kind.write()
      if (text === null) storage.removeItem(name)
      else storage.setItem(name, text)
    })
  }

  /** A storage that is full or forbidden keeps nothing; edits are sent all the same. */
  #try(use: (storage: PageStorage) => void): void {
    try {
      if (this.#storage) use(this.#storage)
    } catch {
      // Nothing to do: see above.
    }
  }
}

function nameOf({ name }: Keepable, reader: string): string {
  return `planner.${name}.${reader}`
}
