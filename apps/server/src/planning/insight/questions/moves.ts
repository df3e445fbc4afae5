import type { InvocationPayload, PricedMove, PricedMoves } from '@planner/protocol'
import { compareScores, type MovePrice, priceMoves } from '@planner/solver'
import type { Snapshot } from '../snapshot.ts'

export type MovesInput = Omit<InvocationPayload<'PriceMoves'>, 'adminKey'>

/** What each move of somebody would do; null where people meet in pairs, and for somebody who is not planned. SCHED-44 */
export function moves(snapshot: Snapshot, { personId, from }: MovesInput): PricedMoves | null {
  if (snapshot.kind === 'pairs') return null
  const { problem, plan, vacant } = snapshot
  if (!problem.people.some(({ id }) => id === personId)) return null
  const isKnown = problem.topics.some(
    ({ id, groups }) => from !== null && id === from.topicId && from.topicGroupIndex < groups,
  )
  const left = from && isKnown ? { topic: from.topicId, group: from.topicGroupIndex } : null
  const { satisfaction, span, moves: prices } = priceMoves(problem, plan, personId, left, vacant)
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
