import { isRefusalReason } from '@planner/protocol'
import type { Translate } from './i18n.ts'

/** What the server says when it refuses something. `message` is English. */
export type Refused = { message: string; reason?: string | undefined }

/** Why, in the language on the screen; for a reason this page does not know, in the server's words. */
export function refusalText(t: Translate, { message, reason }: Refused): string {
  return isRefusalReason(reason) ? t(`refusal.${reason}`) : message
}
