import { List, Stack, Text } from '@mantine/core'
import { UserText } from '../../../../components/user-text.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useShortList } from '../../use-short-list.tsx'
import { useMeetingNames } from '../use-meeting-names.ts'
import type { PersonOutcome } from './outcome-rows.ts'

/** People with their wishes that are not granted, each with its reason; MEET-19. */
export function WishList({ people }: { people: readonly PersonOutcome[] }) {
  const { shown, button } = useShortList(people)
  return (
    <Stack gap="xs">
      <List spacing="sm" listStyleType="none" p={0}>
        {shown.map((each) => (
          <List.Item key={each.personId} styles={{ itemWrapper: { display: 'block' } }}>
            <PersonWishes {...each} />
          </List.Item>
        ))}
      </List>
      {button}
    </Stack>
  )
}

function PersonWishes({ personId, met, wanted, wishes }: PersonOutcome) {
  const t = useT()
  const { person } = useMeetingNames()
  return (
    <>
      <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
        <UserText>{person(personId)}</UserText>
      </Text>{' '}
      <Text span size="sm">
        {t('outcome.numMeetings', { met, wanted })}
      </Text>
      <List size="sm" spacing={2} withPadding>
        {wishes.map(({ from, to, reason }) => (
          <List.Item key={to} style={{ overflowWrap: 'anywhere' }}>
            <UserText>{person(to)}</UserText>:{' '}
            {t(`outcome.reason.${reason}`, { from: person(from), to: person(to) })}
          </List.Item>
        ))}
      </List>
    </>
  )
}
