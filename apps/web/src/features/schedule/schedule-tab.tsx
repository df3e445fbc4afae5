import { can } from '@planner/domain'
import { useVariant } from '../../lib/live/live-context.tsx'
import { MeetingsView } from './meetings/meetings-view.tsx'
import { PlanView } from './plan-view.tsx'
import { ScheduleProvider } from './schedule-context.tsx'
import { WhyProvider } from './why/ask-why.tsx'

/** The current plan: topic groups by session, or meetings in pair variants; SCHED-1. */
export function ScheduleTab() {
  const isPairs = can(useVariant(), 'pairs')
  const plan = <WhyProvider>{isPairs ? <MeetingsView /> : <PlanView />}</WhyProvider>
  return isPairs ? plan : <ScheduleProvider>{plan}</ScheduleProvider>
}
