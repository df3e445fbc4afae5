import { Listeners } from './listeners.ts'

/** Each its own, so that the same words are read out again. */
type Announcement = { number: number; text: string }

let current: Announcement = { number: 0, text: '' }
const listeners = new Listeners()

/** Has a screen reader say what others have changed, once it has finished what it is saying; BROWSER-4. */
export function announce(text: string): void {
  current = { number: current.number + 1, text }
  listeners.tell()
}

/** For `useSyncExternalStore`. */
export const announcementStore = {
  subscribe: listeners.subscribe,
  getSnapshot: (): Announcement => current,
}
