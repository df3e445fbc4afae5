import {
  type ForcedAssignment,
  type ForcedInPlan,
  type ForcedReason,
  isAdmin,
  type PersonId,
  type PlanInView,
  type PlanViolation,
  type ScheduledGroup,
  type ScheduleLayout,
  type ViolatedRule,
  violatedRule,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { Translate } from '../../lib/i18n/i18n.ts'
import type { PlanNames } from './names.ts'

export type WarnedPlan = Pick<PlanInView, 'schedule' | 'viewer'> & {
  /** Forced assignments visible to the viewer. */
  forced: readonly ForcedAssignment[]
  /** The rules the plan breaks that the viewer is told of. */
  violations: readonly PlanViolation[]
}

export type WarningTexts = ReturnType<typeof warningTexts>

/** Whether a rule is broken by a person, whose assignment is marked, or by a group, whose heading is. */
const MARKED: Record<ViolatedRule, 'person' | 'group' | 'pair'> = {
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
const markedBy = (violation: PlanViolation) => MARKED[violatedRule(violation)]

/** What is wrong with a plan, in words. Hundreds of rows and cards ask for it, so it is indexed once. */
export function warningTexts(
  t: Translate,
  { schedule, viewer, forced, violations }: WarnedPlan,
  names: PlanNames,
) {
  const { all, ofGroups, ofSeats, forcedByKey } = indexesOf(violations, forced)
  const isOwn = ({ personId }: ForcedAssignment) => isAdmin(viewer) || personId === viewer.personId
  const warned = new Set([
    ...violations.flatMap(({ groups }) => groups.map(({ key }) => key)),
    ...forced
      .filter((each) => !each.isMaybe && isOwn(each))
      .map(({ group, sessionId }) => `${group.key}|${sessionId}`),
  ])
  const forcedText = (reasons: readonly ForcedReason[]) =>
    reasons.map((reason) => t(`schedule.forced.${reason}`)).join('; ')
  const people = (ids: readonly PersonId[]) => ids.map(names.person).join(', ')
  const reason = ({ kind, groups, people: ids, count, bound, room }: PlanViolation): string =>
    t(violationKey(kind, schedule.layout), {
      groups: groups.map(names.group).join(', '),
      people: people(ids),
      count,
      bound,
      room: names.room(room),
    })
  const where = (violation: PlanViolation): string => {
    const { sessionIds, groups, people: ids } = violation
    const sessions = names.sessionsById(sessionIds)
    const parts =
      markedBy(violation) === 'person'
        ? [people(ids), sessions]
        : [sessions, ...(groups.length === 1 ? groups.map(names.group) : [])]
    return parts.filter(Boolean).join(', ')
  }
  const at = (place: string, text: string) => t('schedule.labelled', { label: place, text })
  return {
    reason,
    /** All reasons for a forced assignment as one text; SCHED-6. */
    forced: forcedText,
    /** A broken rule with where that is, for the list; SCHED-17. */
    inList: (violation: PlanViolation) => at(where(violation), reason(violation)),
    /** A conflict of a person and a group, with where it is. */
    conflict: ({ group, sessionIds, personId, reasons, isMaybe }: ForcedInPlan) =>
      t('schedule.warning.where', {
        person: names.person(personId),
        session: names.sessionsById(sessionIds),
        group: names.group(group),
        reasons: isMaybe ? t('availability.maybe') : forcedText(reasons),
      }),
    /** What is wrong with a person's seat in a group, as one text; '' when nothing is. SCHED-6, SCHED-17 */
    ofSeat: (group: ScheduledGroup, sessionId: number, personId: PersonId): string => {
      const known = forcedByKey.get(forcedKey(group, sessionId, personId))
      const broken = ofSeats.get(`${group.key}|${personId}`) ?? []
      const here = broken.filter(({ sessionIds }) => sessionIds.includes(sessionId))
      return [...(known ? [forcedText(known.reasons)] : []), ...here.map(reason)].join('; ')
    },
    /** What is wrong with a group itself, as one text. */
    ofGroup: (group: ScheduledGroup): string => (ofGroups.get(group.key) ?? []).map(reason).join('; '),
    /** Everything that is wrong with a group and the seats in it, as texts that name the person concerned. */
    allOfGroup: (group: ScheduledGroup, sessionId: number): string[] => [
      ...(all.get(group.key) ?? []).map((each) =>
        markedBy(each) === 'person' ? at(people(each.people), reason(each)) : reason(each),
      ),
      ...forced
        .filter((each) => each.group === group && each.sessionId === sessionId && isOwn(each))
        .map(({ personId, reasons }) => at(names.person(personId), forcedText(reasons))),
    ],
    /** Whether a group or a seat in it has a fault that needs attention; a Maybe does not; SCHED-26. */
    isWarned: (group: ScheduledGroup, sessionId: number) =>
      warned.has(group.key) || warned.has(`${group.key}|${sessionId}`),
  }
}

/** The text of a broken rule. A week has no breaks to run on over. */
export function violationKey(kind: PlanViolation['kind'], layout: ScheduleLayout): MessageKey {
  return kind === 'range.end' && layout === 'weeks' ? 'schedule.fault.range.week' : `schedule.fault.${kind}`
}

function indexesOf(violations: readonly PlanViolation[], forced: readonly ForcedAssignment[]) {
  const byGroup = (own: readonly PlanViolation[]) =>
    indexed(own, ({ groups }) => groups.map(({ key }) => key))
  return {
    all: byGroup(violations),
    ofGroups: byGroup(violations.filter((each) => markedBy(each) === 'group')),
    ofSeats: indexed(
      violations.filter((each) => markedBy(each) !== 'group'),
      ({ groups, people }) => groups.flatMap(({ key }) => people.map((id) => `${key}|${id}`)),
    ),
    forcedByKey: new Map(forced.map((each) => [forcedKey(each.group, each.sessionId, each.personId), each])),
  }
}

function forcedKey(group: ScheduledGroup, sessionId: number, personId: PersonId): string {
  return `${group.key}|${sessionId}|${personId}`
}

function indexed(
  violations: readonly PlanViolation[],
  keysOf: (violation: PlanViolation) => readonly string[],
): Map<string, PlanViolation[]> {
  const index = new Map<string, PlanViolation[]>()
  for (const violation of violations) {
    for (const key of new Set(keysOf(violation))) {
      const known = index.get(key)
      if (known) known.push(violation)
      else index.set(key, [violation])
    }
  }
  return index
}
