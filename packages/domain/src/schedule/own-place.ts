import { cellAddress } from '../cells/address.ts'
import { cellValue, isActiveTopic, isHostOf, preferenceOf } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'
import { maySeeSchedule } from '../permissions/reading.ts'
import type { GroupRef } from '../plan/group-ref.ts'
import { OWN_PLACE_REASONS, type OwnPlaceReason } from '../plan/words.ts'
import { isHidden } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { PREFERENCE_SCALES } from '../variants/scales.ts'
import { groupPlaces } from './group-size.ts'
import { isMember } from './openings.ts'
import { personalSchedule } from './personal-schedule.ts'
import { overlap, presenceAt, slotsIn } from './presence.ts'
import { isPlanned, membersIn, refOf, type Schedule, type ScheduledGroup } from './schedule.ts'
import { sessionsTogether } from './schedule-edits.ts'

type OwnPlace = {
  groups: readonly (GroupRef & { rank: number | null })[]
  /** How many choices the ranks count: those that run then at times the person can come to, or all where the schedule is not shown. */
  possible: number
  isOfRunning: boolean
  chosen: number
  status: 'placed' | 'away' | 'enough' | 'open'
  better: readonly { topicId: TopicId; topicGroupIndex: number | null; reason: OwnPlaceReason }[]
  more: number
}

/** The same limit as for organisers. */
const MAX_BETTER = 8

type Own = {
  variant: VariantDescription
  state: EventState
  schedule: Schedule
  personId: PersonId
  /** The session that is asked of; null for the whole plan. */
  sessionId: number | null
  /** Whether others' groups are known. */
  isShown: boolean
  mine: readonly ScheduledGroup[]
  here: readonly ScheduledGroup[]
  status: OwnPlace['status']
}

/**
 * Why somebody is where they are, for their own eyes: it follows from their own choices, times, limits and refusals, and from the plan as it
 * is shown to them. Of other people's rows it reads assignments alone, and these only where the schedule is shown (WHY-4).
 */
export function ownPlace(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  personId: PersonId,
  sessionId: number | null,
): OwnPlace {
  const own = readOwn(variant, state, schedule, personId, sessionId)
  const { here, isShown } = own
  const interest = interestOf(own)
  const better = betterTopics(own, interest)
  const possible = isShown ? possibleTopics(own, interest) : [...interest.keys()]
  const rankOf = (topicId: TopicId) => {
    const value = interest.get(topicId)
    if (value === undefined) return null
    return 1 + possible.filter((other) => (interest.get(other) ?? 0) > value).length
  }
  return {
    groups: here.map((group) => ({ ...refOf(group), rank: rankOf(group.topic.id) })),
    possible: possible.length,
    isOfRunning: isShown,
    chosen: interest.size,
    status: own.status,
    better: better.slice(0, MAX_BETTER).map((topicId) => missed(own, topicId)),
    more: Math.max(0, better.length - MAX_BETTER),
  }
}

function readOwn(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  personId: PersonId,
  sessionId: number | null,
): Own {
  const isHere = (group: ScheduledGroup) =>
    sessionId === null ? isMember(group, personId) : membersIn(group, sessionId).includes(personId)
  const sessions = personalSchedule(variant, state, schedule, personId)
  const asked = sessions.filter(({ session }) => sessionId === null || session.id === sessionId)
  const statuses = asked.map(({ status }) => status)
  const status = statuses.includes('placed')
    ? 'placed'
    : statuses.includes('open')
      ? 'open'
      : (statuses[0] ?? 'open')
  return {
    variant,
    state,
    schedule,
    personId,
    sessionId,
    status,
    isShown: maySeeSchedule(variant, state, { role: 'participant', personId }),
    mine: schedule.groups.filter((group) => isMember(group, personId)),
    here: schedule.groups.filter(isHere),
  }
}

/** Their own choices, the higher the dearer. Nobody chooses topics that are hidden. */
function interestOf({ variant, state, personId }: Own): Map<TopicId, number> {
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return new Map()
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  const interest = new Map<TopicId, number>()
  for (const topicId of state.topics.keys()) {
    const chosen = choices.indexOf(preferenceOf(state, personId, topicId))
    const value = isHostOf(variant, state, personId, topicId) ? choices.length : chosen
    if (value > 0 && isActiveTopic(state, topicId)) interest.set(topicId, value)
  }
  return interest
}

function betterTopics(
  { here, mine, sessionId, status }: Own,
  interest: ReadonlyMap<TopicId, number>,
): TopicId[] {
  const attended = new Set(mine.map(({ topic }) => topic.id))
  const values = here.map(({ topic }) => interest.get(topic.id) ?? 0)
  const least = status !== 'placed' ? 0 : sessionId === null ? Math.min(...values) : Math.max(...values)
  return [...interest]
    .filter(([topicId, value]) => value > least && !attended.has(topicId))
    .sort((a, b) => b[1] - a[1])
    .map(([topicId]) => topicId)
}

function possibleTopics(own: Own, interest: ReadonlyMap<TopicId, number>): TopicId[] {
  const elsewhere = new Set(
    own.mine.filter((group) => !own.here.includes(group)).map(({ topic }) => topic.id),
  )
  const running = own.schedule.groups.filter(
    (group) => own.here.includes(group) || sessionsAsked(own, group).some((id) => canCome(own, group, id)),
  )
  return [...new Set(running.map(({ topic }) => topic.id))].filter(
    (topicId) => interest.has(topicId) && !elsewhere.has(topicId),
  )
}

function sessionsAsked({ sessionId }: Own, { sessions }: ScheduledGroup): readonly number[] {
  return sessionId === null ? sessions : sessions.filter((id) => id === sessionId)
}

function canCome(
  { variant, state, schedule, personId }: Own,
  group: ScheduledGroup,
  sessionId: number,
): boolean {
  return slotsIn(schedule.layout, group, sessionId).every(
    (slot) => presenceAt(variant, state, schedule.layout, personId, slot) !== 'no',
  )
}

function missed(own: Own, topicId: TopicId): OwnPlace['better'][number] {
  // Which groups run is not told where the schedule is not shown: what lies with the person themselves is all there is to say.
  if (!own.isShown) return { topicId, topicGroupIndex: null, reason: reasonUnseen(own) }
  const found = own.schedule.groups
    .filter((group) => group.topic.id === topicId && isPlanned(group))
    .map((group) => ({ group, reason: reasonAt(own, group) }))
    // They stand from the least to the most promising: the group nearest to success is told of.
    .sort((a, b) => OWN_PLACE_REASONS.indexOf(b.reason) - OWN_PLACE_REASONS.indexOf(a.reason))
  const nearest = found[0]
  if (!nearest) return { topicId, topicGroupIndex: null, reason: 'notRunning' }
  return { topicId, topicGroupIndex: nearest.group.index, reason: nearest.reason }
}

function reasonUnseen({ status }: Own): OwnPlaceReason {
  return status === 'away' || status === 'enough' ? status : 'notPossible'
}

function reasonAt(own: Own, group: ScheduledGroup): OwnPlaceReason {
  const { variant, state, schedule, personId, here, mine, sessionId, status } = own
  const asked = sessionsAsked(own, group)
  if (asked.length === 0) return 'otherTime'
  if (asked.every((id) => !canCome(own, group, id))) return 'away'
  const isHosting = (other: ScheduledGroup) => isHostOf(variant, state, personId, other.topic.id)
  const together = sessionsTogether(schedule, group, asked[0] ?? 1)
  const clashing = mine.filter((other) =>
    together.some((id) => membersIn(other, id).includes(personId) && overlap(schedule, id, group, other)),
  )
  if (clashing.some(isHosting) || (sessionId !== null && here.some(isHosting))) return 'hosts'
  // In a week a group at that time would be left; in another session it stays.
  if (sessionId !== null && clashing.some((other) => !here.includes(other))) return 'busy'
  if (status === 'enough') return 'enough'
  const members = asked.flatMap((id) => membersIn(group, id))
  if (state.event.considerContactPreferences && members.some((id) => refuses(own, id))) return 'ownRefusal'
  const most = groupPlaces(variant, state, group)
  return asked.some((id) => membersIn(group, id).length >= most) ? 'full' : 'notPossible'
}

function refuses({ state, personId }: Own, other: PersonId): boolean {
  return cellValue(state, cellAddress('contactPreferences', { userId: personId, topicId: other })) === 'No'
}
