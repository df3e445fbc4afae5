import { cellsIn, isActivePerson, isHostOf, saidNo } from '../../cells/read.ts'
import type { PersonId } from '../../entities/person.ts'
import { isHidden, settingValue } from '../../entities/setting-values.ts'
import type { TopicId } from '../../entities/topic.ts'
import { isHostPreference } from '../../variants/scales.ts'
import { isLimitedToOneGroup } from '../group-size.ts'
import { overlap } from '../presence.ts'
import { isPlanned, membersIn, type PlanInForce, type ScheduledGroup } from '../schedule.ts'
import { membersOf, type PlanViolation } from './violation.ts'

/** People in two groups at one time; MODEL-12. */
export function clashViolations({ schedule }: PlanInForce): PlanViolation[] {
  return schedule.sessions.flatMap(({ id }) =>
    [...groupsByMember(schedule.groups, (group) => membersIn(group, id))].flatMap(([personId, groups]) => {
      const clashing = groups.filter((group) =>
        groups.some((other) => other !== group && overlap(schedule, id, group, other)),
      )
      return clashing.length > 0 ? [ofPerson('busy', personId, [id], clashing, 0, 0)] : []
    }),
  )
}

/** People in more groups than they asked for, or than everybody may have; MODEL-18, MODEL-22. */
export function limitViolations(plan: PlanInForce): PlanViolation[] {
  const { variant, state, schedule } = plan
  const isLimited = isLimitedToOneGroup(variant, state)
  return [...groupsByMember(schedule.groups, membersOf)].flatMap(([personId, groups]) => {
    const sessionIds = [...new Set(groups.flatMap(({ sessions }) => sessions))].sort((a, b) => a - b)
    if (isLimited && groups.length > 1)
      return [ofPerson('oneGroupOnly', personId, sessionIds, groups, groups.length, 1)]
    const bound = state.persons.get(personId)?.numUserSessions ?? null
    const count = bound === null ? 0 : limitedUnits(plan, personId, groups)
    return bound !== null && count > bound
      ? [ofPerson('limit', personId, sessionIds, groups, count, bound)]
      : []
  })
}

/** Sessions in the session layout, groups in the others (MODEL-10); hosted ones unless they count. */
function limitedUnits(
  { variant, state, schedule }: PlanInForce,
  personId: PersonId,
  groups: readonly ScheduledGroup[],
): number {
  const countsHosting = settingValue(
    variant,
    state.settings,
    'parameters|rules|countHostingTowardsUsersSessionLimit',
  )
  const counted = countsHosting
    ? groups
    : groups.filter(({ topic }) => !isHostOf(variant, state, personId, topic.id))
  if (schedule.layout !== 'sessions') return counted.length
  const sessionsOf = (group: ScheduledGroup) =>
    schedule.sessions.filter(({ id }) => membersIn(group, id).includes(personId))
  return counted.reduce((sum, group) => sum + sessionsOf(group).length, 0)
}

/** People who are not in a group they are pinned to, once there is a plan; MODEL-67, PLAN-24. */
export function pinViolations({ state, schedule }: PlanInForce): PlanViolation[] {
  if (!schedule.groups.some(isPlanned)) return []
  return schedule.groups.flatMap((group) => {
    if (group.keeps.size === 0) return []
    const members = membersOf(group)
    return [...group.keeps]
      .filter((id) => isActivePerson(state, id) && !members.includes(id))
      .map((id) => ofPerson('pinned', id, group.sessions, [group], 0, 0))
  })
}

/** Hosts who are not in a running group of their topic; MODEL-17. */
export function hostViolations(plan: PlanInForce): PlanViolation[] {
  const { variant, state, schedule } = plan
  if (!settingValue(variant, state.settings, 'parameters|rules|personMustBeInOwnTopicIfTopicIsActive'))
    return []
  const hosts = hostsByTopic(plan)
  return schedule.groups.flatMap((group) => {
    const members = membersOf(group)
    if (members.length === 0) return []
    const missing = [...(hosts.get(group.topic.id) ?? [])].filter((id) => !members.includes(id))
    return missing.map((id) => ofPerson('hostMissing', id, group.sessions, [group], 0, 0))
  })
}

/** The people who come and host each topic; everybody their own candidate group (MODEL-43). */
function hostsByTopic({ variant, state, schedule }: PlanInForce): Map<TopicId, Set<PersonId>> {
  const isCandidate = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const hosts = new Map<TopicId, Set<PersonId>>()
  for (const { topic } of schedule.groups) {
    const isOwners = isCandidate || isHostOf(variant, state, topic.ownerId, topic.id)
    hosts.set(topic.id, new Set(isOwners && isActivePerson(state, topic.ownerId) ? [topic.ownerId] : []))
  }
  if (isCandidate) return hosts
  for (const { address, value } of cellsIn(state, 'preferences'))
    if (isHostPreference(value) && isActivePerson(state, address.userId))
      hosts.get(address.topicId)?.add(address.userId)
  return hosts
}

function groupsByMember(
  groups: readonly ScheduledGroup[],
  members: (group: ScheduledGroup) => readonly PersonId[],
): Map<PersonId, ScheduledGroup[]> {
  const byMember = new Map<PersonId, ScheduledGroup[]>()
  for (const group of groups)
    for (const id of members(group)) {
      const mine = byMember.get(id)
      if (mine) mine.push(group)
      else byMember.set(id, [group])
    }
  return byMember
}

function ofPerson(
  kind: PlanViolation['kind'],
  personId: PersonId,
  sessionIds: readonly number[],
  groups: readonly ScheduledGroup[],
  count: number,
  bound: number,
): PlanViolation {
  return { kind, sessionIds, groups, people: [personId], count, bound }
}

/**
 * Pairs in one group where one person said No to the other (MODEL-20), or who have no language in common
 * (MODEL-21). Contact preferences are known to admins only (PRIV-4), and so is what follows from them.
 * `of`: only the pairs of one person.
 */
export function companyViolations({ state, schedule }: PlanInForce, of?: PersonId): PlanViolation[] {
  const languages = new Map<PersonId, ReadonlySet<string>>()
  const spokenBy = (id: PersonId) => {
    const known = languages.get(id)
    if (known) return known
    const spoken = state.persons.get(id)?.languages ?? []
    const all = new Set(spoken.map((each) => each.trim().toLowerCase()).filter(Boolean))
    languages.set(id, all)
    return all
  }
  const cannotTalk = (a: PersonId, b: PersonId) => {
    const [of, and] = [spokenBy(a), spokenBy(b)]
    return of.size > 0 && and.size > 0 && ![...of].some((language) => and.has(language))
  }
  const considersContacts = state.event.considerContactPreferences
  return schedule.groups.filter(isPlanned).flatMap((group) => {
    const found = (kind: PlanViolation['kind'], people: PersonId[]): PlanViolation[] => [
      { kind, sessionIds: group.sessions, groups: [group], people, count: 0, bound: 0 },
    ]
    const members = membersOf(group)
    const pairs = of === undefined ? eachPair(members) : pairsOf(members, of)
    return pairs.flatMap(([a, b]) => [
      ...(considersContacts && (saidNo(state, a, b) || saidNo(state, b, a))
        ? found('contactNo', [a, b])
        : []),
      ...(cannotTalk(a, b) ? found('language', [a, b]) : []),
    ])
  })
}

function pairsOf(people: readonly PersonId[], one: PersonId): [PersonId, PersonId][] {
  if (!people.includes(one)) return []
  return people.filter((other) => other !== one).map((other): [PersonId, PersonId] => [one, other])
}

function eachPair(people: readonly PersonId[]): [PersonId, PersonId][] {
  return people.flatMap((a, index) => people.slice(index + 1).map((b): [PersonId, PersonId] => [a, b]))
}
