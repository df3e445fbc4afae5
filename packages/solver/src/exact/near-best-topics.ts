import { type Addition, addTopic, anyAddition, gainOf, type PricingTable } from './pricing-table.ts'

interface Search {
  readonly table: PricingTable
  /** Topics that may run at a time. */
  readonly maxTopics: number
  /** Sets looked at before the search gives up. */
  readonly maxNodes: number
  /** Sets worth less are left out. */
  readonly least: number
  /** Sets found before the search gives up. */
  readonly maxSets: number
  /** Working memory of `worthByDepth`. */
  readonly worth: readonly Float64Array[]
}

type Collection = Search & { readonly found: number[][]; nodes: number }

/** Every set of topics that may be worth `least` at the table's prices, by topic number; null when they are too many. */
export function nearBestTopics(search: Search): number[][] | null {
  const collection: Collection = { ...search, found: [], nodes: 0 }
  return collect(collection, [], 0, anyAddition(search.table)) ? collection.found : null
}

/** Gains of topics on top of a set, the greatest first, leaving out those that cannot reach the least value. */
function reaching(
  { table, least }: Collection,
  value: number,
  { from, left, current }: { from: readonly Addition[]; left: number; current: Float64Array },
): Addition[] {
  let others = 0
  for (let x = 0; x < left - 1 && x < from.length; x++) others += Math.max(0, from[x].gain)
  const additions: Addition[] = []
  for (const { i, gain: before } of from) {
    if (value + before + others < least) break
    const gain = gainOf(table, i, current)
    if (gain > -Infinity) additions.push({ i, gain })
  }
  return additions.sort((a, b) => b.gain - a.gain)
}

/** False when the sets are too many. */
function collect(search: Collection, set: number[], value: number, from: readonly Addition[]): boolean {
  const { table, worth, least, found } = search
  if (value >= least) {
    if (found.length >= search.maxSets) return false
    found.push(set.map((i) => table.session.topics[i]))
  }
  const left = search.maxTopics - set.length
  if (left === 0) return true
  if (++search.nodes > search.maxNodes) return false
  const current = worth[set.length]
  const additions = reaching(search, value, { from, left, current })
  for (let x = 0; x < additions.length; x++) {
    const { i, gain } = additions[x]
    let limit = value + gain
    for (let y = x + 1; y < additions.length && y < x + left; y++) limit += Math.max(0, additions[y].gain)
    if (limit < least) break
    addTopic(table, i, current, worth[set.length + 1])
    set.push(i)
    const isComplete = collect(search, set, value + gain, additions.slice(x + 1))
    set.pop()
    if (!isComplete) return false
  }
  return true
}
