import { type HubData, peopleWhoCome, valueIn } from './hub-data.ts'

/** How evenly the meetings of closed weeks have gone round among people who want any. */
export type Fairness = {
  people: number
  /** People who have met nobody though they wish to, and to whom it happened. */
  without: string[]
  /** Meetings a person had, of those they asked for in all weeks: the least, the middle and the most. */
  least: number
  middle: number
  most: number
}

export function fairnessOf(data: HubData, weeks: number): Fairness {
  const past = (data.meetings ?? []).filter(({ state }) => state === 'past')
  const shares = peopleWhoCome(data)
    .map(({ id, name, numMeetingRequests, preferences }) => ({
      name,
      met: past.filter(({ personIds }) => personIds.includes(id)).length,
      asked: numMeetingRequests * weeks,
      wishes: Object.keys(preferences).filter((to) => String(valueIn(preferences, to)).startsWith('Yes'))
        .length,
    }))
    .filter(({ asked, wishes }) => asked > 0 && wishes > 0)
    // Nobody can have more meetings than they have wishes and past ones.
    .map((each) => ({ ...each, share: each.met / Math.min(each.asked, Math.max(each.met, each.wishes)) }))
    .toSorted((a, b) => a.share - b.share)
  const at = (part: number) => shares[Math.floor(part * (shares.length - 1))]?.share ?? 0
  return {
    people: shares.length,
    without: shares.filter(({ met }) => met === 0).map(({ name }) => name),
    least: at(0),
    middle: at(0.5),
    most: at(1),
  }
}
