import { isPinned } from '../constraints/pinned.ts'
import { compareScores, type Score } from '../result.ts'
import { gainOf, isShort, type LateState, put } from './late-state.ts'

interface Offer {
  readonly g: number
  readonly gain: Score
}

/** Gives everybody of `people` the places they are pinned to, as far as that breaks nothing. */
export function fillPins(late: LateState, people: readonly number[]): void {
  const { facts, running } = late.state
  if (facts.pinned.size === 0) return
  for (const p of people)
    for (const g of running)
      if (isPinned(facts, p, g) && isShort(late, p) && gainOf(late, p, g) !== null) put(late, p, g)
}

/**
 * Gives everybody of `people` places in running groups until nobody has one left that breaks no rule and is no loss. Whoever loses most by
 * waiting chooses first: the one whose second best place is worst beside the best.
 */
export function fillGroups(late: LateState, people: readonly number[]): void {
  // Company can make a gain of what was a loss.
  while (fillOnce(late, people)) {}
}

function fillOnce(late: LateState, people: readonly number[]): boolean {
  const offers = new Map(people.map((p) => [p, offersFor(late, p)]))
  for (let hasFilled = false; ; ) {
    const p = mostUrgent(offers)
    const best = p === undefined ? undefined : offers.get(p)?.[0]
    if (p === undefined || !best) return hasFilled
    const gain = gainOf(late, p, best.g)
    if (gain !== null && compareScores(gain, best.gain) === 0) {
      put(late, p, best.g)
      hasFilled = true
      for (const [q, theirs] of offers) if (q !== p) offers.set(q, reoffered(late, q, theirs, best.g))
    }
    offers.set(p, offersFor(late, p))
  }
}

function offersFor(late: LateState, p: number): Offer[] {
  if (!isShort(late, p)) return []
  return late.state.running
    .flatMap((g) => offerOf(late, p, g))
    .sort((a, b) => compareScores(b.gain, a.gain) || a.g - b.g)
}

function offerOf(late: LateState, p: number, g: number): Offer[] {
  const gain = gainOf(late, p, g)
  return gain === null ? [] : [{ g, gain }]
}

/** The offers after somebody else has come into g. */
function reoffered(late: LateState, p: number, offers: Offer[], g: number): Offer[] {
  const at = offers.findIndex((offer) => offer.g === g)
  if (at < 0) return offers
  const others = offers.toSpliced(at, 1)
  const [offer] = offerOf(late, p, g)
  if (!offer) return others
  const before = others.findIndex((other) => compareScores(other.gain, offer.gain) < 0)
  return others.toSpliced(before < 0 ? others.length : before, 0, offer)
}

function mostUrgent(offers: ReadonlyMap<number, readonly Offer[]>): number | undefined {
  let most: number | undefined
  let regret: Score = [0, 0, 0]
  for (const [p, [best, second]] of offers) {
    if (!best) continue
    const loss = second ? difference(best.gain, second.gain) : WITHOUT
    if (most !== undefined && compareScores(loss, regret) <= 0) continue
    most = p
    regret = loss
  }
  return most
}

/** Whoever has one place alone loses it all. */
const WITHOUT: Score = [Number.MAX_SAFE_INTEGER, 0, 0]

function difference(a: Score, b: Score): Score {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
