import type { PersonId } from '../entities/person.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { PreferenceValue } from '../variants/scales.ts'
import type { MeetingFact } from './meeting-fact.ts'

/** What a cell says of a wish that no meeting stands for. */
const PENDING: PreferenceValue = 'Yes pending'

const STANDING = {
  plain: { reserved: 'Yes reserved', committed: 'Yes committed', past: 'Yes past' },
  mutual: { reserved: 'Yes auto reserved', committed: 'Yes auto committed', past: 'Yes past' },
} as const

/** Whether a meeting is there, rather than none or one that was taken back. */
export function isStanding(fact: MeetingFact | null | undefined): fact is StandingMeeting {
  return fact != null && fact.state !== 'cancelled'
}

type StandingMeeting = MeetingFact & { state: Exclude<MeetingFact['state'], 'cancelled'> }

/** What the cell of one of the two about the other says (MEET-10); `wishes` are those who ask for it while there is none. */
export function meetingChoice(
  variant: VariantDescription,
  fact: MeetingFact | null,
  wishes: readonly PersonId[],
  personId: PersonId,
): PreferenceValue {
  if (isStanding(fact)) return STANDING[can(variant, 'mutualOnly') ? 'mutual' : 'plain'][fact.state]
  return wishes.includes(personId) ? PENDING : ''
}
