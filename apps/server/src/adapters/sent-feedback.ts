import { randomUUID } from 'node:crypto'
import { redactText } from '@planner/domain'
import type { FeedbackRequest } from '@planner/protocol'

/** A piece of feedback as it leaves the server. */
export type SentFeedback = {
  /** Tells an entry that comes twice. */
  id: string
  at: string
  text: string
  email: string
}

/** Somebody may have pasted a personal link: what looks like a key stays here (PRIV-7). */
export function feedbackToSend({ text, email }: FeedbackRequest, at: number): SentFeedback {
  return { id: randomUUID(), at: new Date(at).toISOString(), text: withoutKeys(text), email }
}

/** A key of letters alone is rare, and unlike a long word it has capitals inside. */
function withoutKeys(text: string): string {
  return redactText(text).replace(/[A-Za-z]{20,}/g, (run) => (/[a-z][A-Z]/.test(run) ? '{key}' : run))
}
