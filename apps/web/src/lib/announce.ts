import { Observed } from './listeners.ts'

/** Each announcement has a number of its own, so that the same words are read out again. */
export const announcementStore = new Observed({ number: 0, text: '' })

/** Has a screen reader say what others have changed, once it has finished what it is saying; BROWSER-4. */
export function announce(text: string): void {
  announcementStore.set({ number: announcementStore.getSnapshot().number + 1, text })
}
