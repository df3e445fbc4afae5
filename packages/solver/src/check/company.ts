/** Sets tried for one question; beyond them the answer is taken to be yes. */
const MAX_TRIED = 2_000

/** Whether two people may not share a group. */
export type Clashes = (p: number, q: number) => boolean

/**
 * How many of these people may share a group, those of `must` among them, as far as `enough`; 0 where those
 * clash themselves. Never too low: where too many sets would have to be tried, it is `enough`.
 */
export function mostTogether(
  people: readonly number[],
  must: readonly number[],
  { enough, clashes }: { readonly enough: number; readonly clashes: Clashes },
): number {
  if (must.some((p, i) => must.some((q, j) => j > i && clashes(p, q)))) return 0
  if (must.length >= enough) return enough
  const others = people.filter((p) => !must.includes(p) && !must.some((q) => clashes(p, q)))
  const greedy: number[] = []
  for (const p of others) {
    if (must.length + greedy.length >= enough) return enough
    if (!greedy.some((q) => clashes(p, q))) greedy.push(p)
  }
  if (must.length + greedy.length >= enough) return enough
  const search = { best: greedy.length, tried: 0 }
  choose(search, 0, others, { enough: enough - must.length, clashes })
  return search.tried > MAX_TRIED ? enough : must.length + search.best
}

/** Of those who clash with anybody else either one is in the set, or who clashes with most is out of it. */
function choose(
  search: { best: number; tried: number },
  chosen: number,
  open: readonly number[],
  question: { readonly enough: number; readonly clashes: Clashes },
): void {
  const { enough, clashes } = question
  if (++search.tried > MAX_TRIED || search.best >= enough || chosen + open.length <= search.best) return
  const degrees = open.map((p) => open.filter((q) => q !== p && clashes(p, q)).length)
  const most = Math.max(0, ...degrees)
  if (most === 0) {
    search.best = chosen + open.length
    return
  }
  const p = open[degrees.indexOf(most)]
  const rest = open.filter((q) => q !== p)
  choose(
    search,
    chosen + 1,
    rest.filter((q) => !clashes(p, q)),
    question,
  )
  choose(search, chosen, rest, question)
}
