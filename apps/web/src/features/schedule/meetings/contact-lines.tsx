import { Anchor, Text } from '@mantine/core'
import { type ContactDetails, contactDetailsFor, type MeetingFact, type PersonId } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'

type ContactLinesProps = { meeting: MeetingFact; personId: PersonId }

/** How to reach the other one of the two, where they show it; EVENT-17. */
export function ContactLines({ meeting, personId }: ContactLinesProps) {
  const t = useT()
  const state = useEventState()
  const contact = contactIn(meeting) ?? contactDetailsFor(state, personId, meeting)
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

// Participants receive meetings with contact details, which the domain type does not have.
function contactIn(meeting: MeetingFact): ContactDetails | null {
  return 'contact' in meeting ? (meeting.contact as ContactDetails | null) : null
}
