import { Anchor, Text } from '@mantine/core'
import {
  type ContactDetails,
  contactDetailsFor,
  type EventState,
  type MeetingFact,
  type PersonId,
} from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'

type ContactLinesProps = { meeting: MeetingFact; personId: PersonId }

/** How to reach the other one of the two, where they show it; EVENT-17. */
export function ContactLines({ meeting, personId }: ContactLinesProps) {
  const t = useT()
  const state = useEventState()
  const contact = contactOf(state, meeting, personId)
  if (!contact) return null
  const { email, phone } = contact
  return (
    <>
      {email !== '' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('meeting.contact.email')}{' '}
          <Anchor href={`mailto:${email}`} underline="always">
            {email}
          </Anchor>
        </Text>
      )}
      {phone !== '' && (
        <Text size="sm">
          {t('meeting.contact.phone')}{' '}
          <Anchor href={`tel:${phone}`} underline="always">
            {phone}
          </Anchor>
        </Text>
      )}
    </>
  )
}

/** The details of the other one; null where they are not shown, and empty where there are none. */
export function contactOf(
  state: Pick<EventState, 'persons'>,
  meeting: MeetingFact,
  personId: PersonId,
): ContactDetails | null {
  // Participants receive meetings with contact details, which the domain type does not have.
  const told = 'contact' in meeting ? (meeting.contact as ContactDetails | null) : null
  return told ?? contactDetailsFor(state, personId, meeting)
}
