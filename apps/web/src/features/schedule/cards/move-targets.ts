import {
  assignmentAddress,
  editRefusal,
  groupPlaces,
  isolatedText,
  isThere,
  type MoveEffect,
  membersIn,
  moveEffect,
  type PersonId,
  type Place,
  type PlanInView,
  preferenceOf,
  type Satisfaction,
  type ScheduledGroup,
  satisfactionOf,
} from '@planner/domain'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule, useWarnings } from '../schedule-context.tsx'

/** Somebody on a card, to be moved elsewhere. */
export type Picked = { personId: PersonId; from: Place }

export type MoveTarget = {
  place: Place
  group: ScheduledGroup
  /** How well it suits the person; null where the viewer does not read that. */
  satisfaction: Satisfaction | null
  /** Free places before the move. */
  places: number
  /** Worked out when it is first read: few of many targets are shown. */
  readonly effect: MoveEffect
}

export function placeKey({ sessionId, key }: Place): string {
  return `${sessionId}|${key ?? ''}`
}

/** The place of a key, as elements of the page hold it. */
export function placeOf(key: string): Place {
  const [sessionId = '', ...group] = key.split('|')
  return { sessionId: Number(sessionId), key: group.join('|') || null }
}

/** Whether the viewer may change where somebody is, as in the tables; SCHED-2. */
export function mayMove({ variant, state, viewer, schedule }: PlanInView, personId: PersonId): boolean {
  const [group] = schedule.groups
  if (!group) return false
  return editRefusal(variant, state, viewer, assignmentAddress(group, 1, personId)) === undefined
}

/** The groups of a session that somebody can be moved to; free ones that suit come first. */
export function moveTargets(plan: PlanInView, picked: Picked, sessionId: number): MoveTarget[] {
  const { personId, from } = picked
  const order = ({ satisfaction, places }: MoveTarget) => 10 * (satisfaction ?? 0) + (places > 0 ? 4 : 0)
  return plan.schedule.groups
    .filter(({ sessions, key }) => sessions.includes(sessionId) && key !== from.key)
    .filter(({ key }) => !isThere(plan.schedule, personId, { sessionId, key }))
    .map((group) => moveTarget(plan, picked, group, sessionId))
    .sort((a, b) => order(b) - order(a))
}

/** Further groups of a session that somebody is in: no targets, and said to be none; SCHED-35. */
export function alreadyIn(plan: PlanInView, { personId, from }: Picked, sessionId: number): ScheduledGroup[] {
  const isOther = ({ key }: ScheduledGroup) =>
    key !== from.key && isThere(plan.schedule, personId, { sessionId, key })
  return plan.schedule.groups.filter(isOther)
}

export function moveTarget(
  plan: PlanInView,
  { personId, from }: Picked,
  group: ScheduledGroup,
  sessionId: number,
): MoveTarget {
  const { variant, state, viewer } = plan
  const place = { sessionId, key: group.key }
  let effect: MoveEffect | undefined
  return {
    place,
    group,
    satisfaction: satisfactionOf(variant, state, viewer, personId, group.topic.id),
    places: Math.max(0, groupPlaces(variant, state, group) - membersIn(group, sessionId).length),
    get effect() {
      effect ??= moveEffect(plan, { personId, from, to: place })
      return effect
    },
  }
}

/** A move in words: what is good about it, its warnings, and whether the group lacks a room; SCHED-36. */
export function useEffectText() {
  const t = useT()
  const { state, schedule } = useSchedule()
  const choiceText = useChoiceText()
  const texts = useWarnings()
  return ({ place, group, satisfaction, places, effect }: MoveTarget, personId: string) => {
    const choice = satisfaction === null ? '' : choiceText(preferenceOf(state, personId, group.topic.id))
    const person = isolatedText(state.persons.get(personId)?.name ?? '')
    const { forced, violations } = effect
    const lacksRoom = schedule.rooms.length > 0 && !group.rooms.has(place.sessionId)
    return {
      facts: [choice, places > 0 ? t('schedule.cards.places', { number: places }) : t('schedule.cards.full')]
        .filter(Boolean)
        .join(' · '),
      warnings: [
        ...(forced?.reasons ?? []).map((reason) => t(`schedule.move.forced.${reason}`, { person })),
        ...violations.map(texts.reason),
        ...(lacksRoom ? [t('schedule.room.none')] : []),
      ],
    }
  }
}

/** What somebody has chosen, in words also where a blank is shown as nothing. */
export function useChoiceText(): (value: string) => string {
  const t = useT()
  const labelOf = usePreferenceLabel()
  return (value) => labelOf(value) || t('schedule.cards.notChosen')
}

/** The same as part of a sentence about them. */
export function useChoseText(): (value: string) => string {
  const t = useT()
  const labelOf = usePreferenceLabel()
  return (value) => {
    const choice = labelOf(value)
    return choice ? t('schedule.cards.chose', { choice }) : t('schedule.cards.notChosen')
  }
}
