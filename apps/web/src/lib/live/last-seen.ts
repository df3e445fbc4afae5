import type { MutableEventState } from '@planner/domain'
import type { PersistedEdits } from './edits/persisted-edits.ts'
import type { EventStore } from './event-store.ts'
import type { SeenEvents } from './seen-event.ts'

/** More would take a phone too long. */
const MAX_CELLS = 60_000
const WRITE_AFTER_MS = 1000

type LastSeenOptions = {
  store: EventStore
  persistedEdits: PersistedEdits
  events: SeenEvents
  /** The key of the page; '' for a new event. */
  key: () => string
  version: string
  now: () => number
}

/** Keeps the event as it was last seen, and shows it without the server; OFFLINE-2, OFFLINE-3. */
export class LastSeen {
  readonly #options: LastSeenOptions
  readonly #end: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #wasLive = false

  constructor(options: LastSeenOptions) {
    this.#options = options
    const unsubscribe = options.store.subscribe(() => this.#onChange())
    const stopListening = options.events.beforeHidden(() => void this.write())
    this.#end = () => {
      unsubscribe()
      stopListening()
    }
  }

  /** Shows what was kept, unless the server's data have come meanwhile. */
  async show(): Promise<void> {
    const { events, key, store, persistedEdits, version } = this.#options
    if (key() === '' || store.getSnapshot().isLoaded) return
    const seen = await events.read(key())
    const { isLoaded, fatal } = store.getSnapshot()
    if (!seen || seen.version !== version || isLoaded || fatal) return
    const { state, at, version: _, viewer, ...meta } = seen
    persistedEdits.open(state.event.id, viewer)
    store.replace(state, { ...meta, viewer, isLoaded: true, seenAt: at })
  }

  /** Keeps the event as it is now; nothing while it is only what was kept before. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    const { events, key, store, version, now } = this.#options
    const { state, viewer, keys, personalLink, shareLink, adminLink, ...rest } = store.getSnapshot()
    const isLive = rest.isLoaded && rest.seenAt === null && rest.fatal === null && state.event.isRegistered
    if (key() === '' || !isLive || state.cells.size > MAX_CELLS) return
    await events.write(key(), {
      at: now(),
      version,
      state: state as MutableEventState,
      viewer,
      keys,
      personalLink,
      shareLink,
      adminLink,
    })
  }

  close(): void {
    void this.write()
    clearTimeout(this.#timer)
    this.#end()
  }

  #onChange(): void {
    const { events, key, store } = this.#options
    const { fatal, isLoaded, seenAt, connection } = store.getSnapshot()
    // Gone, or not theirs any more.
    if (fatal) void events.forget(key())
    const isLive = isLoaded && seenAt === null && connection === 'connected'
    if (isLive !== this.#wasLive) {
      this.#wasLive = isLive
      clearTimeout(this.#timer)
      if (!fatal) this.#timer = setTimeout(() => void this.write(), isLive ? WRITE_AFTER_MS : 0)
    }
  }
}
