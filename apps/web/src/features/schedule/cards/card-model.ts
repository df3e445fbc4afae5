import {
  groupHosts,
  groupPlaces,
  isHidden,
  isHostOf,
  membersIn,
  type PersonId,
  type PlanInView,
  type Satisfaction,
  type ScheduledGroup,
  satisfactionOf,
} from '@planner/domain'
import { byName } from '../../../lib/name-order.ts'

/** A card: a group in one of its sessions. */
export type GroupCard = {
  group: ScheduledGroup
  sessionId: number
  size: number
  max: number
  /** How many more fit; 0 where more are in it than may be. */
  free: number
  isOwn: boolean
}

/** A person on a card. */
export type PersonChip = {
  personId: PersonId
  isHost: boolean
  isOwn: boolean
  /** Organisers keep them in the group through later plans. */
  isPinned: boolean
  /** Null where the viewer does not read what the person has chosen. */
  satisfaction: Satisfaction | null
}

/** The groups of a session, the viewer's own first. */
export function cardsOf({ variant, state, viewer, schedule }: PlanInView, sessionId: number): GroupCard[] {
  return schedule.groups
    .filter(({ sessions }) => sessions.includes(sessionId))
    .map((group) => {
      const members = membersIn(group, sessionId)
      const max = groupPlaces(variant, state, group)
      return {
        group,
        sessionId,
        size: members.length,
        max,
        free: Math.max(0, max - members.length),
        isOwn: members.some((id) => id === viewer.personId),
      }
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

/** The people of a group in a session, hosts first, then by name. */
export function chipsOf(plan: PlanInView, group: ScheduledGroup, sessionId: number): PersonChip[] {
  const name = (id: PersonId) => plan.state.persons.get(id)?.name ?? ''
  return membersIn(group, sessionId)
    .map((personId) => ({ ...chipOf(plan, personId, group), isHost: isHostIn(plan, personId, group) }))
    .sort((a, b) => Number(b.isHost) - Number(a.isHost) || byName(name(a.personId), name(b.personId)))
}

/** Whether somebody hosts the topic of a group, where topics are shown. */
export function isHostIn(
  { variant, state }: PlanInView,
  personId: PersonId,
  { topic }: ScheduledGroup,
): boolean {
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return false
  return isHostOf(variant, state, personId, topic.id)
}

/** A person on the card of a group, or on that of those without one. */
export function chipOf(
  { variant, state, viewer }: PlanInView,
  personId: PersonId,
  group: ScheduledGroup | null,
): PersonChip {
  return {
    personId,
    isHost: false,
    isOwn: personId === viewer.personId,
    isPinned: group?.keeps.has(personId) ?? false,
    satisfaction: group && satisfactionOf(variant, state, viewer, personId, group.topic.id),
  }
}

/** Who hosts a group and is not in it, as its card says in words. */
export function hostsElsewhere({ variant, state }: PlanInView, { group, sessionId }: GroupCard): PersonId[] {
  const members = membersIn(group, sessionId)
  return groupHosts(variant, state, group, sessionId).filter((id) => !members.includes(id))
}
