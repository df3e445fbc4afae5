/** A request for a place that many share. */
export type Asking = {
  address: string
  eventId: string
  /** The expected cost: seconds, or bytes. */
  asks: number
  /** When it was asked for; ms. */
  since: number
}

export type TurnOrder<A> = {
  /** The requests that have a place now. */
  busy: readonly Pick<Asking, 'address' | 'eventId'>[]
  /** Ranks after addresses and events, in order; a lower number goes first. */
  ranks: readonly ((of: A) => number)[]
}

/**
 * LIMIT-19: the waiting requests in the order of their turns. First comes the address with the fewest places,
 * then the event with the fewest, then the given ranks. Among equals the cheapest request goes first, then
 * the oldest.
 */
export function inTurn<A extends Asking>(waiting: readonly A[], { busy, ranks }: TurnOrder<A>): A[] {
  const ofAddress = counts(busy.map(({ address }) => address))
  const ofEvent = counts(busy.map(({ eventId }) => eventId))
  const all: ((of: A) => number)[] = [
    ({ address }) => ofAddress.get(address) ?? 0,
    ({ eventId }) => ofEvent.get(eventId) ?? 0,
    ...ranks,
    ({ asks }) => asks,
    ({ since }) => since,
  ]
  const ranked = waiting.map((of) => ({ of, places: all.map((rank) => rank(of)) }))
  return ranked.sort((one, other) => compared(one.places, other.places)).map(({ of }) => of)
}

function compared(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((place, index) => place !== other[index])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  return counted
}
