import { List, Stack, Text } from '@mantine/core'
import {
  isAdmin,
  isUpcoming,
  type MeetingFact,
  maySeeReport,
  meetingsOfPerson,
  pairKey,
  peopleWithoutMeeting,
  sessionsOf,
} from '@planner/domain'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { preferenceLabel } from '../../../components/preference-label.ts'
import type { RoomPerson, RoomPlan } from '../../../components/room/room-plan.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useAnswer, useEventState, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { EmptyPlan } from '../empty-plan.tsx'
import { ToolLine } from '../more-tools.tsx'
import { useEventNames } from '../names.ts'
import head from '../plan-head.module.css'
import { outcomeOf } from '../plan-questions.ts'
import { PlanTools } from '../plan-tools.tsx'
import { PrintButton } from '../print-button.tsx'
import { RoomOverview } from '../room-overview.tsx'
import { WhoMetWhom } from '../who-met-whom/who-met-whom.tsx'
import { useAskWhy, WhyLink, WhyName } from '../why/ask-why.tsx'
import { AllMeetings } from './all-meetings.tsx'
import { MeetingsHead } from './meetings-head.tsx'
import { OwnMeetings } from './own-meetings.tsx'
import { OwnOutcome, PlanOutcome } from './plan-outcome.tsx'

/** Where people meet in pairs: the viewer's own meetings, and for admins everybody's (SCHED-14). */
export function MeetingsView() {
  const { state, viewer } = useLiveSnapshot()
  const isOrganiser = isAdmin(viewer)
  // A run that ended without meetings has failed; participants cannot know whether others have some.
  const isStarted = state.meetings.size > 0 || (!isOrganiser && state.event.lastPlannerEndTime !== null)
  const { show, isAsked, place } = useShownReport()
  return (
    <Stack className={head.schedule}>
      {isOrganiser && <MeetingsHead onReport={show} />}
      {isOrganiser && (
        <ToolLine line={null} end={isStarted && <PrintButton />}>
          <PlanTools />
          {isStarted && <MeetingsRoom />}
        </ToolLine>
      )}
      {!isStarted && !isOrganiser && <EmptyPlan />}
      {isStarted && (
        <StartedMeetings
          report={
            <div ref={place}>
              <MeetingsReport isAsked={isAsked} />
            </div>
          }
        />
      )}
    </Stack>
  )
}

const MyCalendar = lazyComponent(async () => (await import('../outward/my-calendar.tsx')).MyCalendar)

function StartedMeetings({ report: ofPlan }: { report: ReactNode }) {
  const { variant, state, viewer } = useLiveSnapshot()
  const { personId } = viewer
  const isOrganiser = isAdmin(viewer)
  const sessions = useMemo(() => sessionsOf(variant, state.event), [variant, state.event])
  // The answer about a week stays where the server is busy or away.
  const report = useAnswer(outcomeOf(state.event.meetingWeek)).value?.report
  const hasUpcoming = [...state.meetings.values()].some(isUpcoming)
  // A run may end with a draft or without a plan: only organisers are told (PLAN-17).
  if (!isOrganiser && report === null && state.meetings.size === 0) return <EmptyPlan />
  const isWithout = personId !== null && !meetingsOfPerson(state, personId).current.some(isUpcoming)
  return (
    <>
      {personId !== null && (
        <OwnMeetings personId={personId} isUnplanned={report === null}>
          {/* Nobody can say why somebody has no meeting in a week without a plan. */}
          {!(isWithout && report === null) && (
            <WhyLink personId={personId} sessionId={null} isWithout={isWithout} />
          )}
          {report && <OwnOutcome report={report} personId={personId} />}
        </OwnMeetings>
      )}
      {personId !== null && (
        <Suspense fallback={null}>
          <MyCalendar isWeekly={false} sessions={sessions} />
        </Suspense>
      )}
      {isOrganiser ? <AllMeetings /> : <PrintButton />}
      {(!isOrganiser || hasUpcoming) && ofPlan}
      {isOrganiser && report && <PlanOutcome report={report} />}
      {isOrganiser && <WithoutMeeting />}
      {isOrganiser && <WhoMetWhom />}
    </>
  )
}

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

/** The session of meetings that have none. */
const UNTIMED = 0

/** Everybody's meetings of the open week as a picture, each a circle of two; ROOM-4. */
function MeetingsRoom() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const meetings = useMemo(() => [...state.meetings.values()].filter(isUpcoming), [state.meetings])
  const planOf = useMeetingRoom(meetings)
  const isUntimed = meetings.some(({ sessionId }) => sessionId === null)
  const sessions = sessionsOf(variant, state.event)
    .map(({ id, name }) => ({ id, name: name || t('schedule.session', { number: id }) }))
    .filter(({ id }) => meetings.some(({ sessionId }) => sessionId === id))
  if (isUntimed) sessions.push({ id: UNTIMED, name: t('room.untimed') })
  const askWhy = useAskWhy()
  if (meetings.length === 0) return null
  return (
    <RoomOverview
      sessions={sessions}
      first={sessions[0]?.id ?? UNTIMED}
      planOf={planOf}
      onPerson={(personId) => askWhy({ personId, sessionId: null })?.()}
    />
  )
}

function useMeetingRoom(meetings: readonly MeetingFact[]): (sessionId: number) => RoomPlan {
  const t = useT()
  const names = useEventNames()
  const { state, viewer } = useLiveSnapshot()
  return useMemo(() => {
    const personOf = (personId: string, meeting: MeetingFact | null): RoomPerson => {
      // Who had asked for a meeting is told to organisers alone (PRIV-9).
      const isTold = meeting !== null && isAdmin(viewer)
      const hasAsked = meeting?.wishedBy.includes(personId) === true
      return {
        personId,
        name: names.somebody(personId),
        satisfaction: isTold ? (hasAsked ? 4 : 1) : null,
        choice: isTold ? (hasAsked ? preferenceLabel(t, 'Yes') : t('room.notChosen')) : '',
        isHost: false,
        isYou: personId === viewer.personId,
      }
    }
    const without = peopleWithoutMeeting(state)
      .map(({ personId }) => personOf(personId, null))
      .sort((a, b) => byName(a.name, b.name))
    return (session) => ({
      groups: meetings
        .filter(({ sessionId }) => (sessionId ?? UNTIMED) === session)
        .map((meeting) => {
          const members = meeting.people.map((id) => personOf(id, meeting))
          return { id: pairKey(...meeting.people), name: members.map(({ name }) => name).join(', '), members }
        }),
      without,
    })
  }, [t, meetings, names, state, viewer])
}

const ReportView = lazyComponent(async () => (await import('../report/report-view.tsx')).ReportView)

/** Shows the report when somebody asks for it. */
function useShownReport() {
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const show = () => {
    setAsked(true)
    setTimeout(() => place.current?.scrollIntoView())
  }
  return { isAsked, show, place }
}

/** The report where people meet in pairs, made and loaded when it is opened; REPORT-2. */
function MeetingsReport({ isAsked }: { isAsked: boolean }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  if (!maySeeReport(variant, state, viewer)) return null
  return (
    <Disclosure label={t('report.title')} mustOpen={isAsked}>
      <Suspense fallback={t('app.loading')}>
        <ReportView />
      </Suspense>
    </Disclosure>
  )
}
