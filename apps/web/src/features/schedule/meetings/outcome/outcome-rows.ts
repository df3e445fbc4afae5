import type { OpenWishes, PersonId } from '@planner/domain'
import type { ReportedChange, ReportedWish } from '@planner/protocol'
import { byName } from '../../../../lib/name-order.ts'

/** Somebody with wishes that are not granted, and why not, as far as the server has said. */
export type PersonOutcome = Omit<OpenWishes, 'wishes'> & { wishes: readonly ReportedWish[] }

/** In the order of names, the fewest meetings first; each wish with its reason. */
export function withReasons(
  people: readonly OpenWishes[],
  reasons: readonly ReportedWish[],
  nameOf: (id: PersonId) => string,
): PersonOutcome[] {
  const byPerson = Map.groupBy(reasons, ({ from }) => from)
  return people
    .map((each) => ({ ...each, wishes: byPerson.get(each.personId) ?? [] }))
    .sort((a, b) => a.met - b.met || byName(nameOf(a.personId), nameOf(b.personId)))
}

/** The changes of a plan that replaced another; none where it only added, as the first plan does. */
export function shownChanges(
  changes: readonly ReportedChange[],
  nameOf: (id: PersonId) => string,
): readonly ReportedChange[] {
  if (changes.every(({ change }) => change === 'added')) return []
  return changes
    .map(({ personIds: [a, b], ...change }) => {
      const personIds: ReportedChange['personIds'] = byName(nameOf(a), nameOf(b)) > 0 ? [b, a] : [a, b]
      return { ...change, personIds, names: personIds.map(nameOf) }
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.change) - ORDER.indexOf(b.change) ||
        byName(a.names[0] ?? '', b.names[0] ?? '') ||
        byName(a.names[1] ?? '', b.names[1] ?? ''),
    )
}

/** What somebody may have to know comes first. */
const ORDER: readonly ReportedChange['change'][] = ['dropped', 'moved', 'added', 'kept']
