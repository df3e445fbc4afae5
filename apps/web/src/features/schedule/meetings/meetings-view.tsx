import { Stack } from '@mantine/core'
import { isAdmin, isUpcoming, meetingsOfPerson, type PersonId } from '@planner/domain'
import { type ReactNode, useState } from 'react'
import { useAnswer, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { EmptyPlan } from '../empty-plan.tsx'
import { GeneratePlan } from '../generate-plan.tsx'
import { PlaceLateInMeetings } from '../late/place-late-in-meetings.tsx'
import head from '../plan-head.module.css'
import { outcomeOf } from '../plan-questions.ts'
import { PlanTools } from '../plan-tools.tsx'
import { PrintButton } from '../print-button.tsx'
import { MeetingsReport } from '../report/meetings-report.tsx'
import { WhoMetWhom } from '../who-met-whom/who-met-whom.tsx'
import { WhyLink } from '../why/why-link.tsx'
import { AllMeetings } from './all-meetings.tsx'
import { MeetingsRoom } from './meetings-room.tsx'
import { OwnOutcome } from './outcome/own-outcome.tsx'
import { PlanOutcome } from './outcome/plan-outcome.tsx'
import { useMeetingOutcome } from './outcome/use-meeting-outcome.ts'
import { OwnMeetings } from './own-meetings.tsx'
import { WithoutMeeting } from './without-meeting.tsx'

/** Where people meet in pairs: the viewer's own meetings, and for admins everybody's (SCHED-14). */
export function MeetingsView() {
  const { state, viewer } = useLiveSnapshot()
  const { personId } = viewer
  const [news, setNews] = useState<HTMLElement | null>(null)
  const isOrganiser = isAdmin(viewer)
  // As many as the report names: beside it nothing may look as if all were well (CHECK-8, MEET-22).
  const lacks = useMeetingOutcome().leftOut.length > 0
  const hasMeetings = [...state.meetings.values()].some(({ state: each }) => each !== 'past')
  const hasUpcoming = [...state.meetings.values()].some(isUpcoming)
  // A run that ended without any meeting has failed; participants without one do not know whether others have some.
  const isStarted = state.meetings.size > 0 || (!isOrganiser && state.event.lastPlannerEndTime !== null)
  // On a phone what is not needed to read the plan stands below it.
  const isNarrow = useIsNarrow()
  const tools = isOrganiser && (
    <div className={`${head.tools} no-print`}>
      <PlanTools news={news} />
      {isStarted && <MeetingsRoom />}
      {hasUpcoming && <PlaceLateInMeetings />}
    </div>
  )
  return (
    <Stack className={head.schedule}>
      {isOrganiser && (
        <GeneratePlan hasPlan={hasMeetings} lacks={hasMeetings && lacks}>
          {!isStarted && <EmptyPlan />}
        </GeneratePlan>
      )}
      <div ref={setNews} className={head.news} tabIndex={-1} />
      {!isNarrow && tools}
      {!isStarted && !isOrganiser && <EmptyPlan />}
      {isStarted && (
        <StartedMeetings personId={personId} isOrganiser={isOrganiser} tools={isNarrow && tools} />
      )}
      {!isStarted && isNarrow && tools}
    </Stack>
  )
}

type StartedProps = { personId: PersonId | null; isOrganiser: boolean; tools: ReactNode }

function StartedMeetings({ personId, isOrganiser, tools }: StartedProps) {
  const { state } = useLiveSnapshot()
  // The answer about a week stays where the server is busy or away.
  const report = useAnswer(outcomeOf(state.event.meetingWeek)).value?.report
  const hasUpcoming = [...state.meetings.values()].some(isUpcoming)
  // Runs also end with a plan that organisers look at first, or with none: that is told to nobody else (PLAN-17).
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
      {isOrganiser ? <AllMeetings /> : <PrintButton />}
      {tools}
      {(!isOrganiser || hasUpcoming) && <MeetingsReport />}
      {isOrganiser && report && <PlanOutcome report={report} />}
      {isOrganiser && <WithoutMeeting />}
      {isOrganiser && <WhoMetWhom />}
    </>
  )
}
