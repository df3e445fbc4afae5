import type { ReactNode } from 'react'
import { Observed } from './listeners.ts'

const SAVED_MS = 1250
const USUAL_MS = 4000

type NewToast = {
  /** Another message with the same id takes the place of the first one. */
  id?: string
  message: ReactNode
  /** ms until it goes by itself; false: somebody closes it. */
  autoClose?: number | false
}

export type Toast = Required<NewToast> & {
  /** A word at the edge that goes by itself, which nobody has in the way and nobody is interrupted by. */
  isQuiet: boolean
}

let numShown = 0

/** What is shown, or waits to be; the oldest first. */
export const toastStore = new Observed<readonly Toast[]>([])

/** Where what is saved is said while a part of the page has a place for it; null: over the page. */
export const quietPlace = new Observed<HTMLElement | null>(null)

/** As a `ref` of that place. */
export function setQuietPlace(place: HTMLElement | null): void {
  quietPlace.set(place)
}

/** Shows a short message at the bottom of the page. */
export function showToast(toast: NewToast): void {
  put(toast, false)
}

/** Shows for 1.25 s that a value is saved, without covering or interrupting anything; LIVE-10, BROWSER-4. */
export function showSaved(message: string): void {
  put({ id: 'saved', message, autoClose: SAVED_MS }, true)
}

export function hideToast(id: string): void {
  toastStore.set(toastStore.getSnapshot().filter((each) => each.id !== id))
}

function put(toast: NewToast, isQuiet: boolean): void {
  numShown += 1
  const complete = { id: `toast-${numShown}`, autoClose: USUAL_MS, ...toast, isQuiet }
  const toasts = toastStore.getSnapshot()
  const at = toasts.findIndex(({ id }) => id === complete.id)
  toastStore.set(at < 0 ? [...toasts, complete] : toasts.with(at, complete))
}
