/** An alert box; `isFinal` hides the OK button (ERROR-14). */
export type Alert = { title?: string; text: string; isFinal?: boolean }

let current: Alert | null = null
const listeners = new Set<() => void>()

export function showAlert(alert: Alert): void {
  set(alert)
}

export function closeAlert(): void {
  set(null)
}

/** For `useSyncExternalStore`. */
export const alertStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): Alert | null => current,
}

function set(alert: Alert | null): void {
  current = alert
  for (const listener of listeners) listener()
}
