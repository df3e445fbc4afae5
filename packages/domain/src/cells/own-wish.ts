import { pairKey } from '../entities/meeting-fact.ts'
import type { AddressedCell, EventState } from './event-state.ts'

/** What a choice about another person says of the two: a wish, or how their meeting stands; MEET-1. */
export type WishState = 'requested' | 'reserved' | 'committed' | 'past'

const STATES: Readonly<Record<string, WishState>> = {
  Yes: 'requested',
  'Yes pending': 'requested',
  'Yes reserved': 'reserved',
  'Yes auto reserved': 'reserved',
  'Yes committed': 'committed',
  'Yes auto committed': 'committed',
  'Yes past': 'past',
}

/** Undefined for a choice that is no request. */
export function wishStateOf(choice: unknown): WishState | undefined {
  return STATES[String(choice)]
}

/** A cell about another person: its owner's own choice, or a meeting of both (MEET-10). */
type Said = Pick<AddressedCell, 'address' | 'value'>

/**
 * Whether a choice is its owner's own, and not a meeting for which the other person alone has asked. Only
 * admins can tell that of other people: participants receive their own meetings alone (MEET-14).
 */
export function isOwnChoice(
  { topics, meetings }: Pick<EventState, 'topics' | 'meetings'>,
  { address: { userId, topicId }, value }: Said,
): boolean {
  const meetingState = wishStateOf(value)
  if (meetingState === undefined || meetingState === 'requested') return true
  const fact = meetings.get(pairKey(userId, topics.get(topicId)?.ownerId ?? ''))
  return fact === undefined || fact.wishedBy.includes(userId)
}

/** Whether a meeting is reserved because the other person asked, and this one has not answered. */
export function isOnlyAsked(state: Pick<EventState, 'topics' | 'meetings'>, said: Said): boolean {
  return wishStateOf(said.value) === 'reserved' && !isOwnChoice(state, said)
}
