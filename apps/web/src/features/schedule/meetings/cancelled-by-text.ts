import type { MeetingFact, PersonId } from '@planner/domain'
import type { Translate } from '../../../lib/i18n/i18n.ts'

/** Who took a meeting back, as its reader is told. */
export function cancelledByText(
  t: Translate,
  { cancelledBy }: Pick<MeetingFact, 'cancelledBy'>,
  readerId: PersonId | null,
  nameOf: (id: PersonId) => string,
): string {
  if (cancelledBy === null || cancelledBy === 'organiser') return t('meeting.cancelledBy.organiser')
  if (cancelledBy === readerId) return t('meeting.cancelledBy.you')
  return t('meeting.cancelledBy.person', { name: nameOf(cancelledBy) })
}
