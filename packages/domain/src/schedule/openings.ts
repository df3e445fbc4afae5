import { preferenceOf } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import type { TopicId } from '../entities/topic.ts'
import { PREFERENCE_SCALES } from '../variants/scales.ts'
import { groupPlaces } from './group-size.ts'
import { overlap, presenceAt, slotsIn } from './presence.ts'
import { membersIn, type PlanInForce, type Schedule, type ScheduledGroup } from './schedule.ts'
import { sessionsTogether } from './schedule-edits.ts'

/*
 * Openings are found here and not by the explainer: screens show everybody's openings, after each edit and
 * without a connection. A test over random events of all variants proves that the explainer says the same of
 * each group (`place-agreement.test.ts`).
 */

/** A group with free places in a session. */
export type Opening = { group: ScheduledGroup; sessionId: number; places: number }

/**
 * Groups of a session with free places that match the person's preferences and availability, most preferred
 * first. Topics they already attend are excluded.
 */
export function openingsFor(plan: PlanInForce, sessionId: number, personId: PersonId): Opening[] {
  const { variant, state, schedule } = plan
  const interest = (group: ScheduledGroup) => interestIn(plan, personId, group.topic.id)
  const isNew = isNotAttended(schedule, personId)
  const isFree = isFreeFor(plan, personId)
  return schedule.groups
    .filter((group) => group.sessions.includes(sessionId) && isNew(group) && interest(group) > 0)
    .filter((group) => isFree(group, sessionId))
    .map((group) => ({
      group,
      sessionId,
      places: groupPlaces(variant, state, group) - membersIn(group, sessionId).length,
    }))
    .filter(({ places }) => places > 0)
    .sort((a, b) => interest(b.group) - interest(a.group))
}

export function isMember(group: ScheduledGroup, personId: PersonId): boolean {
  for (const members of group.members.values()) if (members.includes(personId)) return true
  return false
}

function isNotAttended({ groups }: Schedule, personId: PersonId): (group: ScheduledGroup) => boolean {
  const topics = new Set(groups.filter((group) => isMember(group, personId)).map(({ topic }) => topic.id))
  return ({ topic }) => !topics.has(topic.id)
}

/** Whether a person can come to a group, and is in no other in all the sessions that go with it. */
function isFreeFor(
  { variant, state, schedule }: PlanInForce,
  personId: PersonId,
): (group: ScheduledGroup, sessionId: number) => boolean {
  const attended = schedule.groups.filter((group) => isMember(group, personId))
  return (group, sessionId) =>
    slotsIn(schedule.layout, group, sessionId).every(
      (slot) => presenceAt(variant, state, schedule.layout, personId, slot) !== 'no',
    ) &&
    !sessionsTogether(schedule, group, sessionId).some((id) =>
      attended.some(
        (other) => membersIn(other, id).includes(personId) && overlap(schedule, id, group, other),
      ),
    )
}

/** From 0, no interest. While topics are hidden every group is equally good: nobody can wish for one. */
function interestIn({ variant, state }: PlanInForce, personId: PersonId, topicId: TopicId): number {
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return 1
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  return choices.indexOf(preferenceOf(state, personId, topicId))
}

/**
 * Why there is no opening: no group runs, the person has wished for no topic, no wished topic runs, or all
 * groups of wished topics are at hours that are not free, full, or one of the two. By the person's own input
 * and the plan alone; SCHED-20.
 */
export type NoOpeningReason = 'noGroups' | 'noWish' | 'notRunning' | 'noHours' | 'full' | 'noHoursOrFull'

export function whyNoOpening(
  plan: PlanInForce,
  sessionIds: readonly number[],
  personId: PersonId,
): NoOpeningReason {
  const { schedule } = plan
  const isWished = (topicId: TopicId) => interestIn(plan, personId, topicId) > 0
  const isNew = isNotAttended(schedule, personId)
  const isFree = isFreeFor(plan, personId)
  const running = schedule.groups.filter(({ sessions }) => sessions.some((id) => sessionIds.includes(id)))
  if (running.length === 0) return 'noGroups'
  if (!schedule.groups.some(({ topic }) => isWished(topic.id))) return 'noWish'
  const wished = running.filter((group) => isWished(group.topic.id) && isNew(group))
  if (wished.length === 0) return 'notRunning'
  const free = wished.filter((group) =>
    group.sessions.some((id) => sessionIds.includes(id) && isFree(group, id)),
  )
  if (free.length === 0) return 'noHours'
  return free.length === wished.length ? 'full' : 'noHoursOrFull'
}
