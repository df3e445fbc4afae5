/** When an event was last changed or kept, and for how long its deletion has been announced; null: not announced. */
export type EventUse = { usedAt: number; announcedMs: number | null }

/** All times in ms; `now` since the epoch. */
export type RetentionSweep = {
  now: number
  /** An event unused for so long is deleted, ... */
  unusedMs: number
  /** ... after this much of announcing it. */
  noticeMs: number
  /** How long the server has been running since the last sweep: the announcements stood for so much longer. */
  elapsedMs: number
}

export type SweptEvents = {
  /** Whose deletion is announced from now on. */
  announced: string[]
  /** What is unused and has been announced for long enough. */
  due: string[]
}

export type RetentionStore = {
  /** Announces what will be deleted, and counts on what is announced already. Deletes nothing. */
  sweep(sweep: RetentionSweep): Promise<SweptEvents>
  use(eventId: string): Promise<EventUse | undefined>
}
