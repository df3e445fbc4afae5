import { LIMITS } from '../limits/limits.ts'
import type { Hint } from '../storage/change-log.ts'
import type { Write } from '../storage/storage.ts'
import { contentsInTurns } from './contents.ts'
import { CELL_BYTES } from './event-size.ts'
import type { ChangeOptions, PassingNotice, RoomChange } from './feed.ts'
import { Room, type RoomOptions } from './room.ts'
import { noticeToLog } from './told-change.ts'

/** Idle rooms are evicted after this time. */
const IDLE_MS = 60_000
/** A room that was opened so recently may be about to be changed; ms. */
const RECENT_MS = 2000

/**
 * The rooms in memory, each loaded on first use and evicted when empty and idle. `close()` stops the eviction
 * timer.
 */
export class Rooms {
  readonly #rooms = new Map<string, Promise<Room | undefined>>()
  readonly #loaded = new Map<string, Room>()
  readonly #options: RoomOptions
  readonly #idleBytes: number
  readonly #evictionTimer: NodeJS.Timeout
  readonly #unhear: (() => void) | undefined
  #whenRemoved: (eventId: string) => void = () => {}
  readonly #whenPublished: ((room: Room, change: RoomChange) => void)[] = []

  /** `idleBytes` is how much memory rooms may take that nobody has open. */
  constructor(options: RoomOptions, { idleBytes = LIMITS.idleRoomBytes.value } = {}) {
    this.#idleBytes = idleBytes
    const onBroken: RoomOptions['onBroken'] = (room, error) => {
      if (this.#loaded.get(room.eventId) === room) this.evict(room.eventId)
      options.onBroken(room, error)
    }
    const onGone = (room: Room) => {
      this.#leave(room.eventId)
      room.removedElsewhere()
    }
    const onPublished: RoomOptions['onPublished'] = (room, change) => {
      for (const listener of this.#whenPublished) listener(room, change)
    }
    this.#options = { ...options, onBroken, onGone, onPublished }
    const changeLog = options.storage.shared?.changeLog
    changeLog?.watchRevisions(() => [...this.#loaded.keys()])
    this.#unhear = changeLog?.onHint((hint) => this.#hear(hint))
    this.#evictionTimer = setInterval(() => this.evictIdle(), IDLE_MS / 2)
    this.#evictionTimer.unref()
  }

  /** The room of an event; undefined when there is no such event. */
  async open(eventId: string): Promise<Room | undefined> {
    const opening = this.#rooms.get(eventId) ?? this.#load(eventId)
    this.#rooms.set(eventId, opening)
    const room = await opening
    if (room) room.lastUsed = this.#options.now()
    return room
  }

  /** Stores a new event, its cells serialised by `cellsText`, and opens its room. @throws when it could not be stored. */
  async create(
    event: Extract<Write, { kind: 'putEvent' }>,
    others: readonly Write[],
    cells: readonly string[] = [],
  ): Promise<Room> {
    const use: Write = { kind: 'putUse', eventId: event.event.id, usedAt: this.#options.now() }
    const ofCells = { kind: 'putCells', eventId: event.event.id, texts: cells } as const
    await this.#options.storage.write([event, use, ...others], cells.length > 0 ? { cells: ofCells } : {})
    const room = await this.open(event.event.id)
    if (!room) throw new Error(`Event ${event.event.id} is not there. Maybe it was deleted meanwhile?`)
    return room
  }

  /** Whether an event of so many bytes of text and so many cells stays within the memory of one event. */
  fits({ bytes, numCells }: { bytes: number; numCells: number }): boolean {
    return bytes + numCells * CELL_BYTES <= LIMITS.eventBytes.value
  }

  /** Sets the listener that hears of every deleted event. */
  onRemoved(listener: (eventId: string) => void): void {
    this.#whenRemoved = listener
  }

  /** Adds a listener that hears of every change of the rooms in memory. */
  onPublished(listener: (room: Room, change: RoomChange) => void): void {
    this.#whenPublished.push(listener)
  }

  /** Deletes a room's event with all its data. Resolves to false when that could not be stored. */
  async remove(room: Room, options: ChangeOptions = {}): Promise<boolean> {
    const { eventId } = room
    return room.change(
      [{ kind: 'removeEvent', eventId }],
      { kind: 'eventRemoved' },
      {
        ...options,
        onCommitted: () => {
          this.#leave(eventId)
          options.onCommitted?.()
        },
      },
    )
  }

  /** Tells whoever has the event open, on any node, what changes nothing of it. */
  async tell(eventId: string, notice: PassingNotice): Promise<void> {
    const { storage } = this.#options
    const room = this.#loaded.get(eventId)
    if (room) await room.tell(notice)
    else if (storage.shared) await storage.write([], { log: noticeToLog(eventId, notice) })
  }

  #leave(eventId: string): void {
    this.evict(eventId)
    this.#whenRemoved(eventId)
  }

  #hear(hint: Hint | null): void {
    if (hint) this.#loaded.get(hint.eventId)?.hear(hint.revision)
    else for (const room of this.#loaded.values()) room.hear()
  }

  /** The room if it is loaded. */
  loaded(eventId: string): Room | undefined {
    return this.#loaded.get(eventId)
  }

  get size(): number {
    return this.#loaded.size
  }

  evictIdle(): void {
    const before = this.#options.now() - IDLE_MS
    for (const [eventId, room] of this.#loaded) {
      if (room.isIdle && room.lastUsed < before) this.evict(eventId)
    }
  }

  /**
   * Evicts idle rooms, those used longest ago first, until the others fit into what idle rooms may take;
   * LIMIT-16.
   */
  #relieve(): void {
    const before = this.#options.now() - RECENT_MS
    const idle = [...this.#loaded.values()].filter((room) => room.isIdle && room.lastUsed < before)
    let bytes = idle.reduce((sum, room) => sum + room.bytes, 0)
    for (const room of idle.sort((a, b) => a.lastUsed - b.lastUsed)) {
      if (bytes <= this.#idleBytes) return
      bytes -= room.bytes
      this.evict(room.eventId)
    }
  }

  /** Drops a room from memory; the next use loads it again. */
  evict(eventId: string): void {
    const room = this.#loaded.get(eventId)
    this.#rooms.delete(eventId)
    this.#loaded.delete(eventId)
    room?.close()
  }

  async close(): Promise<void> {
    clearInterval(this.#evictionTimer)
    this.#unhear?.()
    await Promise.all([...this.#loaded.values()].map((room) => room.settled()))
  }

  async #load(eventId: string): Promise<Room | undefined> {
    try {
      const stored = await this.#options.storage.loadEvent(eventId)
      if (!stored) {
        this.evict(eventId)
        return undefined
      }
      const room = new Room(await contentsInTurns(stored), this.#options, stored.revision)
      this.#relieve()
      this.#loaded.set(eventId, room)
      return room
    } catch (error) {
      this.evict(eventId)
      throw error
    }
  }
}
