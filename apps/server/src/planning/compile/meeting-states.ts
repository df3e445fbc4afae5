import { can, type EventState, type PersonId, type VariantDescription } from '@planner/domain'

/** Where a wish to meet stands; decision 4. */
export type MeetingState = 'requested' | 'reserved' | 'committed' | 'past'

const STATES: Readonly<Record<string, MeetingState>> = {
  Yes: 'requested',
  'Yes pending': 'requested',
  'Yes reserved': 'reserved',
  'Yes auto reserved': 'reserved',
  'Yes committed': 'committed',
  'Yes auto committed': 'committed',
  'Yes past': 'past',
}

/** What a plan writes for a request it grants. */
export function reservedChoice(variant: VariantDescription): string {
  return can(variant, 'mutualOnly') ? 'Yes auto reserved' : 'Yes reserved'
}

/** What a plan writes for a reserved meeting that it does not repeat. */
export const RELEASED_CHOICE = 'Yes pending'

export type MeetingWish = {
  from: PersonId
  to: PersonId
  topicId: string
  state: MeetingState
  choice: string
}

/** Every non-blank choice of one person about another. A topic stands for the person it belongs to. */
export function meetingWishes(state: EventState): MeetingWish[] {
  const wishes: MeetingWish[] = []
  for (const { address, value } of state.cells.values()) {
    if (address.table !== 'preferences') continue
    const meetingState = STATES[String(value)]
    const to = state.topics.get(address.topicId)?.ownerId
    if (!meetingState || to === undefined || to === address.userId) continue
    wishes.push({
      from: address.userId,
      to,
      topicId: address.topicId,
      state: meetingState,
      choice: String(value),
    })
  }
  return wishes
}

/** Identifies an unordered pair. */
export function pairKey(a: PersonId, b: PersonId): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`
}
