import type { GroupPlan } from './group-plan.ts'
import { together } from './group-rules.ts'
import { type HubData, pairKey, pairsOf, peopleWhoCome, valueIn } from './hub-data.ts'

/** Who met whom, as SCREEN-9 counts it. */
export type Coverage = {
  /** All pairs of people who take part. */
  pairs: number
  /** Met, will meet, or share a group. */
  met: number
  /** Pairs who both want to meet, and how many of them have not yet. */
  wanted: number
  unmet: number
  /** By name: met before, will meet, and how many still both want to. */
  people: Map<string, { met: number; planned: number; unmet: number }>
}

/** Where people meet in pairs: past meetings, and committed ones of this week. */
export function coverageOfMeetings(data: HubData): Coverage {
  const kinds = new Map<string, 'met' | 'planned'>()
  for (const { personIds, state } of data.meetings ?? [])
    if (state === 'past' || state === 'committed')
      kinds.set(pairKey(...personIds), state === 'past' ? 'met' : 'planned')
  return counted(data, kinds, (a, b) => hasAsked(data, a, b) && hasAsked(data, b, a))
}

/** An open wish, or one that was there when a plan granted it. */
function hasAsked(data: HubData, from: string, to: string): boolean {
  const cell = valueIn(data.persons.find(({ id }) => id === from)?.preferences, to)
  const meeting = data.meetings?.find(({ personIds }) => pairKey(...personIds) === pairKey(from, to))
  return cell === 'Yes' || cell === 'Yes pending' || (meeting?.wishedBy ?? []).includes(from)
}

/**
 * Where people meet in groups: who shares a group of the plan; both want to where each has rated the other.
 */
export function coverageOfGroups(plan: GroupPlan): Coverage {
  const kinds = new Map(together(plan).map(([, a, b]) => [pairKey(a, b), 'met' as const]))
  const persons = new Map(plan.data.persons.map((person) => [person.id, person]))
  const rates = (from: string, to: string) => Number(valueIn(persons.get(from)?.contactPreferences, to)) > 0
  return counted(plan.data, kinds, (a, b) => rates(a, b) && rates(b, a))
}

function counted(
  data: HubData,
  kinds: ReadonlyMap<string, 'met' | 'planned'>,
  bothWant: (a: string, b: string) => boolean,
): Coverage {
  const coming = peopleWhoCome(data)
  const all = pairsOf(coming.map(({ id }) => id).sort())
  const wanted = all.filter(([a, b]) => bothWant(a, b))
  const unmet = wanted.filter((pair) => !kinds.has(pairKey(...pair)))
  const number = (id: string, kind: 'met' | 'planned') =>
    all.filter((pair) => pair.includes(id) && kinds.get(pairKey(...pair)) === kind).length
  return {
    pairs: all.length,
    met: all.filter((pair) => kinds.has(pairKey(...pair))).length,
    wanted: wanted.length,
    unmet: unmet.length,
    people: new Map(
      coming.map(({ id, name }) => [
        name,
        {
          met: number(id, 'met'),
          planned: number(id, 'planned'),
          unmet: unmet.filter((pair) => pair.includes(id)).length,
        },
      ]),
    ),
  }
}
