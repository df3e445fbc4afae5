import { cellsIn } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import type { PreferenceValue } from '../variants/scales.ts'

/** The state of a meeting request; MEET-1. */
export type MeetingState = 'requested' | 'reserved' | 'committed' | 'past'

const STATES: Readonly<Record<PreferenceValue, MeetingState>> = {
  Yes: 'requested',
  'Yes pending': 'requested',
  'Yes reserved': 'reserved',
  'Yes auto reserved': 'reserved',
  'Yes committed': 'committed',
  'Yes auto committed': 'committed',
  'Yes past': 'past',
}

/** The state that a choice about another person expresses; undefined for one that is no request. */
export function meetingStateOf(choice: unknown): MeetingState | undefined {
  return STATES[String(choice)]
}

/** The choice a plan writes for a granted request. */
export function reservedChoice(variant: VariantDescription): PreferenceValue {
  return can(variant, 'mutualOnly') ? 'Yes auto reserved' : 'Yes reserved'
}

/** The choice a plan writes for a reserved meeting that it drops. */
export const RELEASED_CHOICE: PreferenceValue = 'Yes pending'

export type MeetingWish = {
  from: PersonId
  to: PersonId
  topicId: TopicId
  state: MeetingState
  choice: PreferenceValue
}

/** Every non-blank choice of one person about another. A topic represents its owner. */
export function meetingWishes(state: EventState): MeetingWish[] {
  const wishes: MeetingWish[] = []
  for (const { address, value } of cellsIn(state, 'preferences')) {
    const { userId: from, topicId } = address
    const meetingState = meetingStateOf(value)
    const to = state.topics.get(topicId)?.ownerId
    if (!meetingState || to === undefined || to === from) continue
    wishes.push({ from, to, topicId, state: meetingState, choice: String(value) })
  }
  return wishes
}
