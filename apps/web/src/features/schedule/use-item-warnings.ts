import {
  type ForcedAssignment,
  isAdmin,
  type PersonId,
  type PlanViolation,
  type ScheduledGroup,
} from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useForcedText } from './forced-text.ts'
import { forcedKey, useSchedule } from './schedule-context.tsx'
import { useNames } from './use-names.ts'
import { placeOfViolation, useViolationText } from './use-violation-text.ts'

/** What is wrong with a person's place in a group, as one text; '' when nothing is. SCHED-6, SCHED-17 */
export function useAssignmentWarning() {
  const { forcedByKey, violations } = useSchedule()
  const forcedText = useForcedText()
  const { reason } = useViolationText()
  return (group: ScheduledGroup, sessionId: number, personId: PersonId): string => {
    const forced = forcedByKey.get(forcedKey(group.key, sessionId, personId))
    const broken = indexOf(violations).ofPlaces.get(placeKey(group.key, personId)) ?? []
    const here = broken.filter(({ sessionIds }) => sessionIds.includes(sessionId))
    return [...(forced ? [forcedText(forced.reasons)] : []), ...here.map(reason)].join('; ')
  }
}

/** What is wrong with a group itself, as one text. */
export function useGroupWarning() {
  const { violations } = useSchedule()
  const { reason } = useViolationText()
  return (group: ScheduledGroup): string =>
    (indexOf(violations).ofGroups.get(group.key) ?? []).map(reason).join('; ')
}

/** Whether anything is wrong with a group or a place in it that somebody should look at: a Maybe is not; SCHED-26. */
export function useIsWarned() {
  const { forced, violations, viewer } = useSchedule()
  const warned = useMemo(() => {
    const conflicts = forced.filter(
      ({ personId, isMaybe }) => !isMaybe && (isAdmin(viewer) || personId === viewer.personId),
    )
    return new Set([
      ...violations.flatMap(({ groups }) => groups.map(({ key }) => key)),
      ...conflicts.map(({ group, sessionId }) => placeOf(group, sessionId)),
    ])
  }, [forced, violations, viewer])
  return (group: ScheduledGroup, sessionId: number) =>
    warned.has(group.key) || warned.has(placeOf(group, sessionId))
}

function placeOf(group: ScheduledGroup, sessionId: number): string {
  return `${group.key}|${sessionId}`
}

/** Everything that is wrong with a group and the places in it, as texts that name the person concerned. */
export function useGroupWarnings() {
  const { forced, violations, viewer } = useSchedule()
  const forcedText = useForcedText()
  const { reason } = useViolationText()
  const names = useNames()
  const t = useT()
  const isShown = ({ personId }: ForcedAssignment) => isAdmin(viewer) || personId === viewer.personId
  const ofPerson = (person: string, text: string) =>
    t('schedule.fault.where', { where: person, reason: text })
  return (group: ScheduledGroup, sessionId: number): string[] => [
    ...(indexOf(violations).all.get(group.key) ?? []).map((violation) =>
      placeOfViolation(violation) === 'person'
        ? ofPerson(violation.people.map(names.person).join(', '), reason(violation))
        : reason(violation),
    ),
    ...forced
      .filter((each) => each.group === group && each.sessionId === sessionId && isShown(each))
      .map(({ personId, reasons }) => ofPerson(names.person(personId), forcedText(reasons))),
  ]
}

type Index = {
  /** By group. */
  all: ReadonlyMap<string, readonly PlanViolation[]>
  /** Of groups themselves, by group. */
  ofGroups: ReadonlyMap<string, readonly PlanViolation[]>
  /** Of people in groups, by `placeKey`. */
  ofPlaces: ReadonlyMap<string, readonly PlanViolation[]>
}

/** Hundreds of rows and cards ask for the same violations: the plan's are put in order once. */
const indexes = new WeakMap<readonly PlanViolation[], Index>()

function indexOf(violations: readonly PlanViolation[]): Index {
  const known = indexes.get(violations)
  if (known) return known
  const ofPlaces = violations.filter((each) => placeOfViolation(each) !== 'group')
  const index = {
    all: indexed(violations, byGroup),
    ofGroups: indexed(
      violations.filter((each) => placeOfViolation(each) === 'group'),
      byGroup,
    ),
    ofPlaces: indexed(ofPlaces, ({ groups, people }) =>
      groups.flatMap(({ key }) => people.map((id) => placeKey(key, id))),
    ),
  }
  indexes.set(violations, index)
  return index
}

const byGroup = ({ groups }: PlanViolation) => groups.map(({ key }) => key)

function placeKey(groupKey: string, personId: PersonId): string {
  return `${groupKey}|${personId}`
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
