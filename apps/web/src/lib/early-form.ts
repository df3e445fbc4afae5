import type { JoinField } from '@planner/protocol'

/**
 * The first form of a share link, as the page sees it (JOIN-1): the page goes on with the text that was
 * typed, and with the cursor where it was.
 */
export type EarlyForm = {
  /** What is in its fields. */
  values: () => Partial<Record<JoinField, string>>
  /** What has the focus; null without any. */
  cursor: () => EarlyCursor | null
  /** Whether somebody is in the middle of typing or of a tap: then nothing takes its place. */
  isInUse: () => boolean
  /** Somebody has pressed the button: what was typed is sent as soon as that is possible. */
  isSubmitted: () => boolean
  /** The button was pressed without a name, and there is none yet. */
  isRefused: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Makes place for the page. */
  leave: () => void
}

/** Where the focus is on the screen: in a field, and where in its text, or on the button. */
export type EarlyCursor = { top: number } & (
  | { on: 'field'; field: JoinField; start: number; end: number }
  | { on: 'button' }
)

let current: EarlyForm | undefined

export function setEarlyForm(form: EarlyForm): void {
  current = form
}

/** Undefined once the page has taken its place, and where there was none. */
export function earlyForm(): EarlyForm | undefined {
  return current
}

/** Shows the page in place of the form. */
export function leaveEarlyForm(): void {
  current?.leave()
  current = undefined
}
