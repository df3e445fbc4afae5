import { assignmentAddress, editRefusal, membershipEdits, type ScheduledGroup } from '@planner/domain'
import { useSchedule } from './schedule-context.tsx'
import { useApplyEdits } from './use-apply-edits.ts'

/** Lets participants join and leave groups themselves, where the event allows it; ROLE-5. */
export function useOwnEdit() {
  const { variant, state, viewer, schedule } = useSchedule()
  const apply = useApplyEdits()
  return {
    mayChange: (group: ScheduledGroup, sessionId: number, personId: string) =>
      editRefusal(variant, state, viewer, assignmentAddress(group, sessionId, personId)) === undefined,
    join: (group: ScheduledGroup, sessionId: number, personId: string) =>
      apply(membershipEdits(schedule, group, sessionId, personId, true)),
    leave: (group: ScheduledGroup, sessionId: number, personId: string) =>
      apply(membershipEdits(schedule, group, sessionId, personId, false)),
  }
}
