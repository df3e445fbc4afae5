import type { InvocationPayload, PricedMove, PricedMoves } from '@planner/protocol'
import { compareScores, type Explainer, type MovePrice } from '@planner/solver'

export type MovesInput = Omit<InvocationPayload<'PriceMoves'>, 'adminKey'>

/** What each move of somebody would do; null where people meet in pairs, and for somebody who is not planned. SCHED-44 */
export function moves(explainer: Explainer, { personId, from }: MovesInput): PricedMoves | null {
  if (explainer.kind === 'pairs') return null
  const { problem } = explainer
  if (!problem.people.some(({ id }) => id === personId)) return null
  const isKnown = problem.topics.some(
    ({ id, groups }) => from !== null && id === from.topicId && from.topicGroupIndex < groups,
  )
  const left = from && isKnown ? { topic: from.topicId, group: from.topicGroupIndex } : null
  const { satisfaction, span, moves: prices } = explainer.moves(personId, left)
  return { satisfaction, groups: prices.map((price) => pricedMove(price, span)) }
}

function pricedMove({ topic, group, change, ...people }: MovePrice, span: number | null): PricedMove {
  const [hard, medium, soft] = change
  const trend = Math.sign(compareScores(change, [0, 0, 0])) as PricedMove['trend']
  const isOfWishes = hard === 0 && medium === 0
  return {
    topicId: topic,
    topicGroupIndex: group,
    trend,
    share: isOfWishes && span !== null ? Math.min(1, Math.abs(soft) / span) : null,
    // Never -0.
    missing: 0 - medium,
    ...people,
  }
}
