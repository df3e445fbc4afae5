import { Observed } from './listeners.ts'

/** An alert box with an OK button; the alert without one takes the page (ERROR-14). */
export type Alert = { title?: string; text: string }

export const alertStore = new Observed<Alert | null>(null)

export function showAlert(alert: Alert): void {
  alertStore.set(alert)
}

export function closeAlert(): void {
  alertStore.set(null)
}
