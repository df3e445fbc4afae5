import { bestSoft } from './best-pairs.ts'
import { type Finding, type HubData, pairKey } from './hub-data.ts'
import { type PairOrder, pairChoices, softOf } from './pair-plan.ts'
import { brokenPairRules, reserved } from './pair-rules.ts'

/** All rules of a plan, and how far it is from the best there is. */
export async function judgePairs(
  before: HubData,
  after: HubData,
  order: PairOrder = {},
): Promise<{ text: string; findings: Finding[] }> {
  const choices = pairChoices(before, order)
  const known = new Set(choices.kept.map(({ personIds }) => pairKey(...personIds)))
  const chosen = reserved(after).filter(({ personIds }) => !known.has(pairKey(...personIds)))
  const value = softOf(choices, chosen)
  // Without sessions a plan can only be better; when it is as good as that it is the best, and nothing larger has to be solved.
  const bound = await bestSoft(choices, { withSessions: false })
  const isBest = bound !== null && value >= bound - 1e-6
  const best = isBest ? bound : await bestSoft(choices, { withSessions: true })
  const text = `${chosen.length} new meetings, ${choices.kept.length} kept, of ${choices.allowed.length} pairs that may meet; worth ${value.toFixed(4)}, at best ${best?.toFixed(4) ?? 'unknown'}`
  const isOff = best !== null && Math.abs(best - value) > 1e-6
  return {
    text,
    findings: [
      ...(reserved(after).length === 0 ? [{ rule: 'plan', text: 'Nobody meets' }] : []),
      ...(isOff ? [{ rule: 'best', text: `The plan is worth ${value}, the best one ${best}` }] : []),
      ...brokenPairRules(before, after, choices),
    ],
  }
}
