import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { isAdmin, isolatedText, type Meeting, meetingsOf, sessionsOf } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useTable } from '../../lib/live/live-context.tsx'
import { EmptyPlan } from './empty-plan.tsx'
import { GeneratePlan } from './generate-plan.tsx'

/** Pair variants: the viewer's own meetings, and for admins everybody's (SCHED-14). */
export function MeetingsView() {
  const t = useT()
  const { state, viewer } = useLiveSnapshot()
  const version = `${useTable('preferences')}|${useTable('assignments')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are mutated in place; the version tracks changes
  const all = useMemo(() => meetingsOf(state), [state, version])
  const { personId } = viewer
  const own = personId === null ? [] : all.filter(({ people }) => people.includes(personId))
  return (
    <Stack gap="lg">
      {isAdmin(viewer) && <GeneratePlan hasPlan={all.length > 0} />}
      {all.length === 0 && <EmptyPlan />}
      {all.length > 0 && personId !== null && (
        <section aria-label={t('schedule.meetings.mine')}>
          <Title order={2} size="h4" mb="sm">
            {t('schedule.meetings.mine')}
          </Title>
          {own.length === 0 && <Text>{t('schedule.meetings.none.mine')}</Text>}
          <MeetingCards meetings={own} personId={personId} />
        </section>
      )}
      {isAdmin(viewer) && all.length > 0 && (
        <section aria-label={t('schedule.meetings.all')}>
          <Title order={2} size="h4" mb="sm">
            {t('schedule.meetings.all')}
          </Title>
          <MeetingCards meetings={all} personId={null} />
        </section>
      )}
    </Stack>
  )
}

type CardsProps = { meetings: readonly Meeting[]; personId: string | null }

function MeetingCards({ meetings, personId }: CardsProps) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const name = (id: string) => state.persons.get(id)?.name ?? ''
  const title = ([first, second]: Meeting['people']) =>
    personId === null
      ? t('schedule.meetings.pair', { first: name(first), second: name(second) })
      : t('schedule.meetings.with', { name: name(first === personId ? second : first) })
  const sessions = sessionsOf(variant, state.event)
  const sessionName = (id: number) =>
    isolatedText(sessions[id - 1]?.name ?? '') || t('schedule.session', { number: id })
  const bySession = meetings.toSorted((a, b) => (a.sessions[0] ?? 0) - (b.sessions[0] ?? 0))
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
      {bySession.map((meeting) => (
        <Card key={meeting.people.join()} withBorder padding="sm">
          <Group justify="space-between" wrap="nowrap" align="start">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {title(meeting.people)}
            </Text>
            {meeting.sessions.length > 0 && (
              <Badge variant="light" tt="none" style={{ flexShrink: 0 }}>
                {meeting.sessions.map(sessionName).join(', ')}
              </Badge>
            )}
          </Group>
          <Text size="sm">{t(`schedule.meetings.${meeting.state}`)}</Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
