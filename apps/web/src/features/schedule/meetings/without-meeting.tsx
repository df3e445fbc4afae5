import { List, Text } from '@mantine/core'
import { peopleWithoutMeeting } from '@planner/domain'
import { useMemo } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'
import { useEventNames } from '../names.ts'
import { WhyName } from '../why/why-name.tsx'

/** For organisers: who has no meeting in the open week, and how many people they would meet; SCREEN-7. */
export function WithoutMeeting() {
  const t = useT()
  const state = useEventState('preferences')
  const { somebody: person } = useEventNames()
  const people = useMemo(() => peopleWithoutMeeting(state), [state])
  if (people.length === 0) return null
  return (
    <Disclosure label={t('meeting.without', { count: people.length })} isPrinted>
      <List spacing={4} listStyleType="none" className="print-columns">
        {people.map(({ personId, numWishes }) => (
          <List.Item key={personId}>
            <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
              <WhyName personId={personId} sessionId={null} isWithout>
                <UserText>{person(personId)}</UserText>
              </WhyName>
            </Text>{' '}
            <Text span size="sm">
              {numWishes === 0
                ? t('meeting.without.noWish')
                : t('meeting.without.wishes', { count: numWishes })}
            </Text>
          </List.Item>
        ))}
      </List>
    </Disclosure>
  )
}
