import type { PersonId } from '@planner/domain'
import type { ReportedWish } from '@planner/protocol'

export type ReasonGroup = { text: string; people: readonly PersonId[] }

/** Wishes put together by what is said of them, in the order in which each sentence comes first. */
export function wishesByReason(
  wishes: readonly ReportedWish[],
  textOf: (wish: ReportedWish) => string,
): ReasonGroup[] {
  const groups = new Map<string, PersonId[]>()
  for (const wish of wishes) {
    const text = textOf(wish)
    groups.set(text, [...(groups.get(text) ?? []), wish.to])
  }
  return [...groups].map(([text, people]) => ({ text, people }))
}
