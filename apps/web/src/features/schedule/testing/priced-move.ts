import type { PricedMove } from '@planner/protocol'

/** What a move into a group of a topic would do: nothing, but for what is given. */
export function pricedMove(topicId: string, changes: Partial<PricedMove> = {}): PricedMove {
  return {
    topicId,
    topicGroupIndex: 0,
    trend: 0,
    share: 0,
    breaches: 0,
    missing: 0,
    satisfaction: 0.5,
    gain: 0,
    lose: 0,
    ...changes,
  }
}
