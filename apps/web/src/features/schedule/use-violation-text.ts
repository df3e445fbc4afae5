import type { PlanViolation } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { faultKey } from './fault-key.ts'
import { useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'

/** A broken rule in words: for the place where it stands, and for the list with where that is; SCHED-17. */
export function useViolationText() {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const reason = ({ kind, groups, people, count, bound, room }: PlanViolation): string =>
    t(faultKey(kind, schedule.layout), {
      groups: groups.map(names.group).join(', '),
      people: people.map(names.person).join(', '),
      count,
      bound,
      room: names.room(room),
    })
  const where = ({ kind, sessionIds, groups, people }: PlanViolation): string =>
    (PLACES[kind] === 'person'
      ? [people.map(names.person).join(', '), names.sessionsById(sessionIds)]
      : [names.sessionsById(sessionIds), ...(groups.length === 1 ? groups.map(names.group) : [])]
    )
      .filter(Boolean)
      .join(', ')
  return {
    reason,
    inList: (violation: PlanViolation) =>
      t('schedule.fault.where', { where: where(violation), reason: reason(violation) }),
  }
}

/** Whether a rule is broken by a person, whose assignment is marked, or by a group, whose heading is. */
export const PLACES: Record<PlanViolation['kind'], 'person' | 'group' | 'pair'> = {
  tooSmall: 'group',
  tooLarge: 'group',
  leavesTime: 'group',
  outsideRanges: 'group',
  tooManyAtOnce: 'group',
  tooManyGroups: 'group',
  hostMissing: 'group',
  twoGroups: 'person',
  oneGroupOnly: 'person',
  overLimit: 'person',
  pinnedElsewhere: 'person',
  contactNo: 'pair',
  noCommonLanguage: 'pair',
  noRoom: 'group',
  roomTwice: 'group',
  roomAway: 'group',
  roomTooSmall: 'group',
}
