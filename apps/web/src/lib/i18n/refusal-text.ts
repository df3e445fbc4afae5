import type { MessageKey } from '@planner/i18n'
import { hasMessage, type Translate } from './i18n.ts'

/** A refusal by the server. `message` is English. */
export type Refused = { message: string; reason?: string | undefined }

export type Failure = Refused & { status: number }

/** The reason in the displayed language; for an unknown reason the server's English message. */
export function refusalText(t: Translate, { message, reason = '' }: Refused): string {
  const key = refusalKey(reason)
  return key ? t(key) : message
}

/** The same of any failure; `status` 0 means that the server has not answered. */
export function failureText(t: Translate, failure: Failure): string {
  return failure.status === 0 ? t('life.notAnswered') : refusalText(t, failure)
}

/** The message of a reason that the page knows; a list of them would only say again what the messages do. */
export function refusalKey(reason: string): MessageKey | undefined {
  const key = `refusal.${reason}`
  return hasMessage(key) ? key : undefined
}
