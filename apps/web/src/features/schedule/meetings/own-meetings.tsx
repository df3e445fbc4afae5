import { Anchor, Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import {
  agreedTime,
  type ContactDetails,
  contactDetailsFor,
  type EventState,
  isAgreed,
  type MeetingFact,
  maySay,
  meetingsOfPerson,
  type PersonId,
  partnerOf,
  shownDetails,
  wordsOf,
} from '@planner/domain'
import { type ReactNode, useRef } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { Help } from '../../../components/help/help.tsx'
import { LongText } from '../../../components/long-text.tsx'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { failureText } from '../../../lib/i18n/refusal-text.ts'
import { useEventState, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useNow } from '../../../lib/live/use-now.ts'
import { showToast } from '../../../lib/toast.ts'
import { useEventNames } from '../names.ts'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import { cancelledByText } from './meeting-rows.ts'
import { isOver, useMomentText, WriteButton } from './write-button.tsx'

type OwnMeetingsProps = {
  personId: PersonId
  /** The open week is known to have no plan yet: nothing is told of one then. */
  isUnplanned?: boolean
  children?: ReactNode
}

/** A person's meetings of the open week, the notes on them, and those of past weeks; SCREEN-4. */
export function OwnMeetings({ personId, isUnplanned = false, children }: OwnMeetingsProps) {
  const t = useT()
  const { state } = useLiveSnapshot()
  const { current, past } = meetingsOfPerson(state, personId)
  const weeks = [...new Set(past.map(({ week }) => week))]
  return (
    <Stack component="section" gap="sm" aria-label={t('schedule.meetings.mine')}>
      <Help topic="ownMeetings" about={t('schedule.meetings.mine')}>
        <Title order={2} size="h4">
          {t('meeting.mine.week', { number: state.event.meetingWeek })}
        </Title>
      </Help>
      {current.length === 0 && (
        <Text>{t(isUnplanned ? 'schedule.meetings.none.yet' : 'schedule.meetings.none.mine')}</Text>
      )}
      {current.some(({ state }) => state === 'reserved') && (
        <Text size="sm">{t('meeting.help.reserved')}</Text>
      )}
      <Cards meetings={current} personId={personId} />
      {children}
      {weeks.map((week) => (
        <Stack key={week} gap="sm">
          <Title order={2} size="h5" mt="sm">
            {t('meeting.mine.past', { number: week })}
          </Title>
          <Cards meetings={past.filter((meeting) => meeting.week === week)} personId={personId} />
        </Stack>
      ))}
    </Stack>
  )
}

function Cards({ meetings, personId }: { meetings: readonly MeetingFact[]; personId: PersonId }) {
  if (meetings.length === 0) return null
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2, lg: 3 }}
      spacing="sm"
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {meetings.map((meeting) => (
        <MeetingCard key={meeting.people.join()} meeting={meeting} personId={personId} />
      ))}
    </SimpleGrid>
  )
}

type PersonalMeetingProps = { meeting: MeetingFact; personId: PersonId }

/** A person's meeting: with whom, when, how it stands, and what can be done about it; SCREEN-4. */
export function MeetingCard({ meeting, personId }: PersonalMeetingProps) {
  const t = useT()
  const names = useEventNames()
  const place = useRef<HTMLLIElement>(null)
  useFocusOfGone(place)
  const { state } = useLiveSnapshot()
  const otherId = partnerOf(meeting, personId)
  const profile = state.persons.get(otherId)?.profile ?? ''
  const name = names.somebody(otherId)
  const title = t('schedule.meetings.with', { name })
  const session = names.sessionOf(meeting)
  const hasTalk = meeting.state === 'committed' || meeting.state === 'past'
  const said = () => {
    if (meeting.state === 'reserved' && names.awaitsSession(meeting)) return t('meeting.help.noSession')
    if (meeting.state !== 'cancelled') return ''
    if (!state.persons.has(otherId)) return t('meeting.cancelledBy.gone')
    return cancelledByText(t, meeting, personId, names.somebody)
  }
  return (
    <Card withBorder padding="sm" component="li" ref={place} tabIndex={-1}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="start" gap="xs">
          <Text
            component="h3"
            fw={600}
            size="md"
            m={0}
            style={{ overflowWrap: 'anywhere', flex: '1 1 140px' }}
          >
            {title}
          </Text>
          <MeetingStateBadge state={meeting.state} />
        </Group>
        {session !== '' && (
          <Badge variant="light" tt="none" size="lg">
            {session}
          </Badge>
        )}
        {profile !== '' && meeting.state !== 'cancelled' && <LongText text={profile} />}
        {said() !== '' && <Text size="sm">{said()}</Text>}
        {hasTalk && <MeetingTalk meeting={meeting} personId={personId} />}
        <Group gap="xs" mt="auto" className="no-print">
          <ConfirmMeetingButton meeting={meeting} title={title} />
          <WriteButton meeting={meeting} personId={personId} />
          <TakeBackMeetingButton meeting={meeting} title={title} who={name} />
        </Group>
      </Stack>
    </Card>
  )
}

/** How the two of a meeting reach each other, and what they say; SCREEN-4, MEET-25. */
function MeetingTalk({ meeting, personId }: PersonalMeetingProps) {
  const t = useT()
  const names = useEventNames()
  const momentText = useMomentText()
  const otherId = partnerOf(meeting, personId)
  const name = names.somebody(otherId)
  const [own, theirs] = [wordsOf(meeting, personId), wordsOf(meeting, otherId)]
  const agreed = agreedTime(meeting)
  const status = useStatus(meeting, personId)
  const now = useNow()
  const isOpen = (at: number) => agreed === undefined && !isOver(at, now)
  // Once there is a time, what was proposed beside it is past, and so is what has passed.
  const [open, mine] = [theirs.times.filter(isOpen), own.times.filter(isOpen)]
  return (
    <Stack gap={6}>
      {agreed !== undefined && (
        <Text fw={600}>{t('meeting.talk.agreedTime', { time: momentText(agreed) })}</Text>
      )}
      {status !== '' && <Text size="sm">{status}</Text>}
      <ContactLines meeting={meeting} personId={personId} />
      {theirs.reach !== '' && <Said label={t('meeting.talk.theirReach', { name })} text={theirs.reach} />}
      {theirs.message !== '' && <Said label={t('meeting.talk.theyWrite', { name })} text={theirs.message} />}
      {open.length > 0 && (
        <Stack gap={4}>
          <Text size="sm">{t('meeting.talk.theirTimes', { name })}</Text>
          {open.map((time) => (
            <TheirTime key={time} meeting={meeting} personId={personId} time={time} />
          ))}
        </Stack>
      )}
      {own.reach !== '' && <Said label={t('meeting.talk.ownReach', { name })} text={own.reach} />}
      {own.message !== '' && <Said label={t('meeting.talk.youWrite')} text={own.message} />}
      {mine.length > 0 && <Said label={t('meeting.talk.ownTimes')} text={mine.map(momentText).join('\n')} />}
    </Stack>
  )
}

/** What the reader should know or do first; '' where what stands below says it all. */
function useStatus(meeting: MeetingFact, personId: PersonId): string {
  const t = useT()
  const names = useEventNames()
  const { state } = useLiveSnapshot()
  if (meeting.state !== 'committed') return ''
  const otherId = partnerOf(meeting, personId)
  const name = names.somebody(otherId)
  if (names.awaitsSession(meeting)) return t('meeting.help.noSession')
  if (!meeting.agreedBy.includes(personId))
    return t(meeting.agreedBy.length > 0 ? 'meeting.talk.confirmToo' : 'meeting.talk.confirmFirst', { name })
  const hasTime = meeting.sessionId !== null || agreedTime(meeting) !== undefined
  if (!isAgreed(meeting))
    return t(meeting.sessionId === null ? 'meeting.talk.notYet' : 'meeting.talk.notYet.session', { name })
  const me = state.persons.get(personId)
  const [own, theirs] = [wordsOf(meeting, personId), wordsOf(meeting, otherId)]
  const canBeReached = own.reach !== '' || (me !== undefined && shownDetails(me) !== null)
  if (hasTime) return ''
  const { email = '', phone = '' } = contactOf(state, meeting, personId) ?? {}
  if (email + phone + theirs.reach === '') return t('meeting.talk.theyGiveNothing', { name })
  return canBeReached ? t('meeting.help.committedUntimed') : t('meeting.talk.youGiveNothing', { name })
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <UserText>{text}</UserText>
      </Text>
    </div>
  )
}

/** A time that the other one has proposed, and the button that takes it. */
function TheirTime({ meeting, personId, time }: PersonalMeetingProps & { time: number }) {
  const t = useT()
  const momentText = useMomentText()
  const live = useLive()
  const take = async () => {
    // Only that one, so that the two do not hold different times for agreed (MEET-27).
    const ack = await live.invoke('SayInMeeting', { personIds: [...meeting.people], times: [time] })
    if (!ack.ok) showToast({ message: failureText(t, ack) })
  }
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" fw={600}>
        {momentText(time)}
      </Text>
      {maySay(meeting, personId) && (
        <BusyButton
          className="no-print"
          aria-label={t('meeting.talk.take.of', { time: momentText(time) })}
          onClick={take}
        >
          {t('meeting.talk.take')}
        </BusyButton>
      )}
    </Group>
  )
}

/** How to reach the other one of the two, where they show it; EVENT-17. */
function ContactLines({ meeting, personId }: PersonalMeetingProps) {
  const t = useT()
  const state = useEventState()
  const contact = contactOf(state, meeting, personId)
  if (!contact) return null
  const shown = (['email', 'phone'] as const).filter((kind) => contact[kind] !== '')
  return shown.map((kind) => (
    <Text key={kind} size="sm" {...(kind === 'email' && { style: { overflowWrap: 'anywhere' } })}>
      {t(`meeting.contact.${kind}`)}{' '}
      <Anchor href={`${SCHEMES[kind]}:${contact[kind]}`} underline="always">
        {contact[kind]}
      </Anchor>
    </Text>
  ))
}

const SCHEMES = { email: 'mailto', phone: 'tel' }

/** The details of the other one; null where they are not shown, and empty where there are none. */
function contactOf(
  state: Pick<EventState, 'persons'>,
  meeting: MeetingFact,
  personId: PersonId,
): ContactDetails | null {
  // Participants receive meetings with contact details, which the domain type does not have.
  const told = 'contact' in meeting ? (meeting.contact as ContactDetails | null) : null
  return told ?? contactDetailsFor(state, personId, meeting)
}
