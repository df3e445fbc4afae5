import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import {
  activePeople,
  BURST_PEOPLE,
  type EventState,
  type RegistrationBurst,
  registrationBurst,
  waitingPeople,
} from '@planner/domain'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { keepText, keptText, type TextStorage } from '../../../lib/kept-choice.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import styles from './participants.module.css'
import type { ParticipantsView } from './participants-view.ts'
import { burstTimes } from './time-text.ts'

/** Tells organisers who waits for approval, and of many registrations within minutes; REG-9, REG-10. */
export function RegistrationNotices({ view }: { view: ParticipantsView }) {
  return (
    <Stack gap="sm" role="status" className={styles.notices}>
      <BurstNotice show={view.goTo} />
      <WaitingPeople show={view.goTo} />
    </Stack>
  )
}

function BurstNotice({ show }: Pick<ParticipantsView, 'show'>) {
  const t = useT()
  const live = useLive()
  const { state } = useLiveSnapshot()
  // Counts the clicks, since what they change is not React's.
  const [, setClicks] = useState(0)
  const burst = registrationBurst(state.persons.values())
  if (!burst || !isBurstNews(localStorage, state.event.id, burst, state.persons)) return null
  const times = burstTimes(burst, live.serverNow())
  const dismiss = () => {
    acknowledgeBurst(localStorage, state.event.id, burst)
    setClicks((clicks) => clicks + 1)
  }
  return (
    <Alert color="orange" title={t('registration.burst.title')}>
      <Text size="sm" mb="sm">
        {t('registration.burst.text', {
          when: t(times.from === times.to ? 'registration.burst.at' : 'registration.burst.between', times),
          count: burst.personIds.length,
        })}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={() => show('burst', burst.personIds)}>
          {t('registration.burst.show')}
        </Button>
        <Button size="xs" onClick={dismiss}>
          {t('registration.burst.dismiss')}
        </Button>
      </Group>
    </Alert>
  )
}

function WaitingPeople({ show }: Pick<ParticipantsView, 'show'>) {
  const t = useT()
  const { state } = useLiveSnapshot()
  const count = waitingPeople(state).length
  // Where nobody else is there, that is how the event stands, and its home says it.
  if (count === 0 || activePeople(state).length === 0) return null
  return (
    <Alert>
      <Group gap="sm">
        <Text size="sm">{t('participants.someWait', { count })}</Text>
        <Button size="xs" onClick={() => show('waiting')}>
          {t('participants.showWaiting')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Remembers that the organiser knows of a burst, up to its last registration so far. */
export function acknowledgeBurst(storage: TextStorage, eventId: string, { to }: RegistrationBurst): void {
  keepText(storage, nameOf(eventId), String(to))
}

/** Whether as many have registered since the organiser last said that all is well as make a burst. */
export function isBurstNews(
  storage: TextStorage,
  eventId: string,
  { personIds }: RegistrationBurst,
  persons: EventState['persons'],
): boolean {
  const known = Number(keptText(storage, nameOf(eventId)) ?? 0)
  const later = personIds.filter((id) => (persons.get(id)?.registeredAt ?? 0) > known)
  return later.length >= BURST_PEOPLE
}

function nameOf(eventId: string): string {
  return `planner.burst.${eventId}`
}
