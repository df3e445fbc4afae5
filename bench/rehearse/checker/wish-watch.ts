import type { Finding } from './hub-data.ts'

const WISHES: ReadonlySet<unknown> = new Set(['Yes', 'Yes pending'])
/** The table of the protocol in which wishes are. */
const HELD_IN: ReadonlySet<unknown> = new Set(['preferences'])

/**
 * PRIV-9: searches everything that readers receive while one-sided wishes are hidden for wishes of others and
 * for who had asked for a meeting. It looks for the fields of a cell and of a row at any depth, so that new
 * signals are searched too.
 */
export class WishWatch {
  /** Payloads so far. */
  seen = 0
  readonly #told = new Set<string>()

  see(payload: unknown, reader: string): void {
    this.seen += 1
    this.#search(payload, reader)
  }

  findings(): Finding[] {
    return [...this.#told].map((text) => ({ rule: 'private wish', text }))
  }

  #search(payload: unknown, reader: string): void {
    if (typeof payload !== 'object' || payload === null) return
    if (Array.isArray(payload)) {
      for (const each of payload) this.#search(each, reader)
      return
    }
    const fields = payload as Record<string, unknown>
    if (HELD_IN.has(fields.tableName) && isOfOther(fields.userId, reader) && WISHES.has(fields.value))
      this.#told.add(`${reader} receives the wish of ${fields.userId} to meet ${fields.topicId}`)
    if (isOfOther(fields.id, reader) && typeof fields.preferences === 'object')
      for (const [to, cell] of Object.entries(fields.preferences ?? {}))
        if (WISHES.has((cell as { value?: unknown })?.value))
          this.#told.add(`${reader} receives in the row of ${fields.id} the wish to meet ${to}`)
    if (Array.isArray(fields.wishedBy) && fields.wishedBy.some((id) => isOfOther(id, reader)))
      this.#told.add(`${reader} receives who had asked for the meeting of ${fields.personIds}`)
    for (const each of Object.values(fields)) this.#search(each, reader)
  }
}

function isOfOther(id: unknown, reader: string): boolean {
  return typeof id === 'string' && id !== reader
}
