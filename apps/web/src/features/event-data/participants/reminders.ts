import type { Translate } from '../../../lib/i18n/i18n.ts'
import { namesText, type ParticipantRow } from './participant-rows.ts'

/** More names than these are no reminder but a list. */
const MAX_NAMES = 40

/** The text that reminds several people, with the share link; '' while that is not known. PERSON-19 */
export function generalReminder(
  t: Translate,
  rows: readonly Pick<ParticipantRow, 'fullName'>[],
  { event, shareLink }: { event: string; shareLink: string },
): string {
  if (shareLink === '' || rows.length === 0) return ''
  const names = namesText(t, rows, MAX_NAMES)
  return t('participants.reminder.text', { event, names, link: shareLink })
}
