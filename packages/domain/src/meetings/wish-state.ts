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
