import { isUpcoming, peopleShortOfMeetings } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useLiveSnapshot, useVariant } from '../../../lib/live/live-context.tsx'
import { PlanNeeds } from '../empty-plan.tsx'
import { ScheduleHead } from '../head/schedule-head.tsx'
import { PlaceLateInMeetings } from '../late/place-late.tsx'
import { useOpenTool } from '../more-tools.tsx'
import { useMeetingOutcome } from './outcome-parts.tsx'

/** The head of a schedule of meetings. */
export function MeetingsHead({ onReport }: { onReport: () => void }) {
  const t = useT()
  const { state } = useLiveSnapshot()
  const openTool = useOpenTool()
  const variant = useVariant()
  const wishes = useEventState('preferences', 'contactPreferences')
  // As many as the report names: beside it nothing may look as if all were well (CHECK-8, MEET-22).
  const { granted, wished, leftOut } = useMeetingOutcome()
  const open = useMemo(() => peopleShortOfMeetings(variant, wishes).size, [variant, wishes])
  const meetings = [...state.meetings.values()]
  const hasPlan = meetings.some(({ state: each }) => each !== 'past')
  const hasUpcoming = meetings.some(isUpcoming)
  const short = leftOut.length
  const plan = hasPlan
    ? {
        wanted: wished,
        // Wishes beyond what somebody may have are no meetings that are missing.
        missing: short > 0 ? wished - granted : 0,
        short,
        open: hasUpcoming ? Math.min(open, short) : 0,
        broken: 0,
      }
    : null
  return (
    <ScheduleHead
      plan={plan}
      isWeekOver={!hasPlan && meetings.length > 0}
      firstChoices={null}
      isEverySession={false}
      Late={PlaceLateInMeetings}
      needs={!hasPlan && <PlanNeeds />}
      onReport={onReport}
      onScenarios={() => openTool(t('scenarios.title'))}
    />
  )
}
