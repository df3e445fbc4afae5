import type { AddressedCell } from '@planner/domain'
import { inTurns } from '../../limits/loop-turns.ts'
import { isOfCopies } from '../../rooms/apply-write.ts'
import type { Room } from '../../rooms/room.ts'
import { cellsText } from '../../storage/change.ts'
import type { StoredEvent, Write } from '../../storage/storage.ts'

/** What brings a replica of an event to where its room is. */
export type ToReplica =
  | { kind: 'copy'; eventId: string; event: StoredEvent }
  | { kind: 'cells'; eventId: string; text: string }
  | { kind: 'writes'; eventId: string; writes: readonly Write[] }
  | { kind: 'forget'; eventId: string }

export type FollowedRoom = Pick<Room, 'eventId' | 'variant' | 'state' | 'revision' | 'bytes' | 'watch'>

/** Cells that are sent at once: a millisecond or two. */
const CELLS_AT_ONCE = 1000

/**
 * An event whose room a replica on another thread follows: the room is copied, the cells in turns of the
 * event loop, and whatever it applies from then on is sent on. No key leaves this thread. It is over when the
 * room is loaded anew, leaves memory, or `end()` is called.
 */
export class FollowedEvent {
  readonly room: FollowedRoom
  /**
   * Resolves when all that the room was is on its way: whatever is sent next comes after the room as it is
   * then.
   */
  readonly copied: Promise<void>
  readonly #send: (message: ToReplica) => void
  readonly #unwatch: () => void
  /** What was written while the cells are being sent. */
  #waiting: Write[] | undefined = []
  #isOver = false

  constructor(room: FollowedRoom, send: (message: ToReplica) => void) {
    this.room = room
    this.#send = send
    this.#unwatch = room.watch((writes) => {
      if (writes === null) this.end()
      else this.#follow(writes)
    })
    const cells = [...room.state.cells.values()]
    send({ kind: 'copy', eventId: room.eventId, event: withoutCells(room) })
    this.copied = this.#sendAll(cells)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Has the replica forgotten. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#unwatch()
    this.#send({ kind: 'forget', eventId: this.room.eventId })
  }

  async #sendAll(cells: readonly AddressedCell[]): Promise<void> {
    await inTurns(this.#sendCells(cells))
    const writes = this.#waiting ?? []
    this.#waiting = undefined
    this.#follow(writes)
  }

  *#sendCells(cells: readonly AddressedCell[]): Generator<void, void> {
    const { eventId } = this.room
    for (let start = 0; start < cells.length && !this.#isOver; start += CELLS_AT_ONCE) {
      const text = cellsText(eventId, cells.slice(start, start + CELLS_AT_ONCE))
      this.#send({ kind: 'cells', eventId, text })
      yield
    }
  }

  #follow(writes: readonly Write[]): void {
    const own = writes.flatMap(ofReplica)
    if (own.length === 0 || this.#isOver) return
    if (this.#waiting) this.#waiting.push(...own)
    else this.#send({ kind: 'writes', eventId: this.room.eventId, writes: own })
  }
}

const NO_KEYS = { adminKey: '', shareKey: '' }

function withoutCells({ state }: FollowedRoom): StoredEvent {
  return {
    event: state.event,
    keys: NO_KEYS,
    settings: [...state.settings],
    persons: [...state.persons.values()].map((person) => ({ ...person, privateKey: '' })),
    topics: [...state.topics.values()],
    cells: [],
    meetings: [...state.meetings.values()],
  }
}

/** What a replica has of a write: nothing of keys, of the audit and of runs. */
function ofReplica(write: Write): Write[] {
  switch (write.kind) {
    case 'putEvent':
      return [{ ...write, keys: NO_KEYS }]
    case 'putPerson':
      return [{ ...write, person: { ...write.person, privateKey: '' } }]
    default:
      return isOfCopies(write) ? [write] : []
  }
}
