import { Observed } from './listeners.ts'

/** An alert box; `isFinal` hides the OK button (ERROR-14). */
export type Alert = { title?: string; text: string; isFinal?: boolean }

export const alertStore = new Observed<Alert | null>(null)

export function showAlert(alert: Alert): void {
  alertStore.set(alert)
}

export function closeAlert(): void {
  alertStore.set(null)
}
