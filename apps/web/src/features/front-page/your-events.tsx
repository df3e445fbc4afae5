import { Anchor, Group, List, Text, Title } from '@mantine/core'
import type { SessionResponse } from '@planner/protocol'
import { DateText } from '../../components/date-text.tsx'
import { EventRole } from '../../components/event-role.tsx'
import { UserText } from '../../components/user-text.tsx'
import { useT } from '../../lib/i18n/i18n.ts'

/** Events this browser has opened with a key, newest first (HTTP-6). */
export function YourEvents({ events }: { events: SessionResponse['allUserEvents'] }) {
  const t = useT()
  return (
    <section aria-labelledby="your-events">
      <Title order={2} size="h3" id="your-events">
        {t('frontPage.yourEvents')}
      </Title>
      <Text size="sm" mb="xs">
        {t('frontPage.yourEvents.help')}
      </Text>
      <List listStyleType="none" withPadding={false}>
        {events.map((event) => (
          <List.Item key={event.link} py={4}>
            <Group gap="sm">
              <Anchor href={event.link} py={10} style={{ overflowWrap: 'anywhere' }}>
                <UserText>{event.name}</UserText>
              </Anchor>
              <EventRole role={event.role} />
              <Text span size="sm">
                <DateText at={event.openedOn} />
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
      <Anchor href="/logout/?logoutReason=forget" size="sm" py={10} display="inline-block">
        {t('frontPage.forget')}
      </Anchor>
    </section>
  )
}
