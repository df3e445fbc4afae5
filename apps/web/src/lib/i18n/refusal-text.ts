import { isRefusalReason } from '@planner/protocol'
import type { Translate } from './i18n.ts'

/** A refusal by the server. `message` is English. */
export type Refused = { message: string; reason?: string | undefined }

/** The reason in the displayed language; for an unknown reason the server's English message. */
export function refusalText(t: Translate, { message, reason }: Refused): string {
  return isRefusalReason(reason) ? t(`refusal.${reason}`) : message
}
