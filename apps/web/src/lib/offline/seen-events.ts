import type { SeenEvent, SeenEvents } from '../live/seen-event.ts'

const NAME = 'planner.seen'
const STORE = 'events'
const MAX_EVENTS = 5
const MAX_AGE_MS = 30 * 86_400_000

let isStopped = false

/** What the browser keeps for pages. Where it keeps nothing, there is nothing to read. */
export const seenEvents: SeenEvents = {
  read: async (key) => {
    const found = await use<SeenEvent>('readonly', (store) => store.get(key))
    return found && Date.now() - found.at < MAX_AGE_MS ? found : undefined
  },
  write: async (key, event) => {
    if (isStopped) return
    await use('readwrite', (store) => store.put(event, key))
    await dropOld()
    // Logged out meanwhile.
    if (isStopped) await use('readwrite', (store) => store.delete(key))
  },
  forget: async (key) => {
    await use('readwrite', (store) => store.delete(key))
  },
  beforeHidden: (listener) => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
}

/** Keeps nothing from now on: this browser has logged out, and the page goes on. */
export function stopKeepingEvents(): void {
  isStopped = true
}

/** Erases all of it; HTTP-9. */
export async function forgetSeenEvents(): Promise<void> {
  stopKeepingEvents()
  await use('readwrite', (store) => store.clear())
}

async function dropOld(): Promise<void> {
  const keys = (await use<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? []
  const events = (await use<SeenEvent[]>('readonly', (store) => store.getAll())) ?? []
  const newestFirst = events
    .map(({ at }, index) => ({ at, key: keys[index] }))
    .sort((one, other) => other.at - one.at)
  for (const [index, { at, key }] of newestFirst.entries())
    if (key !== undefined && (index >= MAX_EVENTS || Date.now() - at >= MAX_AGE_MS))
      await use('readwrite', (store) => store.delete(key))
}

/** Erases one event, whatever links it was opened with; HTTP-18. */
export async function forgetSeenEvent(eventId: string): Promise<void> {
  const keys = await use<string[]>('readonly', (store) => store.getAllKeys())
  for (const key of keys ?? []) {
    const seen = await seenEvents.read(key)
    if (seen?.state.event.id === eventId) await seenEvents.forget(key)
  }
}

/** Undefined where storage is blocked, full or broken: then the page needs the server, as ever. */
async function use<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await opened()
    try {
      return await answerOf<T>(act(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
