import { type PlanViolation, type ViolatedRule, violatedRule } from '@planner/domain'
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
  const where = (violation: PlanViolation): string => {
    const { sessionIds, groups, people } = violation
    return (
      placeOfViolation(violation) === 'person'
        ? [people.map(names.person).join(', '), names.sessionsById(sessionIds)]
        : [names.sessionsById(sessionIds), ...(groups.length === 1 ? groups.map(names.group) : [])]
    )
      .filter(Boolean)
      .join(', ')
  }
  return {
    reason,
    inList: (violation: PlanViolation) =>
      t('schedule.fault.where', { where: where(violation), reason: reason(violation) }),
  }
}

const PLACES: Record<ViolatedRule, 'person' | 'group' | 'pair'> = {
  range: 'group',
  busy: 'person',
  size: 'group',
  parallel: 'group',
  rooms: 'group',
  groupCount: 'group',
  hostMissing: 'group',
  limit: 'person',
  contactNo: 'pair',
  language: 'pair',
  oneGroupOnly: 'person',
  pinned: 'person',
}

/** Whether a rule is broken by a person, whose assignment is marked, or by a group, whose heading is. */
export function placeOfViolation(violation: PlanViolation): 'person' | 'group' | 'pair' {
  return PLACES[violatedRule(violation)]
}
