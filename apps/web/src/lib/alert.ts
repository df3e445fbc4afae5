import { Listeners } from './listeners.ts'

/** An alert box; `isFinal` hides the OK button (ERROR-14). */
export type Alert = { title?: string; text: string; isFinal?: boolean }

let current: Alert | null = null
const listeners = new Listeners()

export function showAlert(alert: Alert): void {
  set(alert)
}

export function closeAlert(): void {
  set(null)
}

/** For `useSyncExternalStore`. */
export const alertStore = {
  subscribe: listeners.subscribe,
  getSnapshot: (): Alert | null => current,
}

function set(alert: Alert | null): void {
  current = alert
  listeners.tell()
}
