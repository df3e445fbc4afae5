import { Stack, Text, Title } from '@mantine/core'
import { can, personalParts } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { PersonalPartCard } from './personal-part-card.tsx'
import { useSchedule } from './schedule-context.tsx'

/** The viewer's own schedule, session by session, and above weeks A and B what is the same in both. */
export function MineView() {
  const t = useT()
  const { viewer } = useSchedule()
  if (viewer.personId === null) return null
  return (
    <Stack component="section" aria-label={t('schedule.mine.title')} maw={640} gap="md">
      <Title order={2} size="h4">
        {t('schedule.mine.title')}
      </Title>
      <ZoneNote clock={viewer.personId} />
      <PersonalSessions personId={viewer.personId} />
    </Stack>
  )
}

export function PersonalSessions({ personId }: { personId: string }) {
  const { variant, state, schedule } = useSchedule()
  const parts = useMemo(
    () => personalParts(variant, state, schedule, personId),
    [variant, state, schedule, personId],
  )
  return parts.map((part) => (
    <PersonalPartCard key={part.sessions.map(({ id }) => id).join()} part={part} personId={personId} />
  ))
}

/** With personal time zones, says which zone the times are in: the person's or the event's (WEEK-2). */
export function ZoneNote({ clock }: { clock: string | null }) {
  const t = useT()
  const { variant, state, schedule } = useSchedule()
  if (schedule.layout !== 'weeks' || !can(variant, 'personalTimeZone')) return null
  const zone = clock === null ? '' : (state.persons.get(clock)?.timeZone ?? '')
  return (
    <Text size="sm" c="dimmed">
      {zone === '' ? t('schedule.time.zone.event') : t('schedule.time.zone.own', { zone })}
    </Text>
  )
}
