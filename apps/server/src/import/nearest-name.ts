import { MAX_TEXT } from '@planner/domain'

/** Names that differ by more edits than this are taken for others. */
const MAX_DISTANCE = 3

/** The name nearest to a misspelt one in single-letter edits and swaps; undefined where none is near. */
export function nearestName(misspelt: string, names: Iterable<string>): string | undefined {
  if (misspelt.length > MAX_TEXT.line) return undefined
  const wanted = [...misspelt.toLowerCase()]
  // Half of a short name exchanged is another name.
  let least = Math.min(MAX_DISTANCE, Math.floor(wanted.length / 2)) + 1
  let nearest: string | undefined
  for (const name of names) {
    if (name.length > MAX_TEXT.line) continue
    const letters = [...name.toLowerCase()]
    if (Math.abs(letters.length - wanted.length) >= least) continue
    const distance = distanceOf(wanted, letters, least)
    if (distance >= least) continue
    least = distance
    nearest = name
  }
  return nearest
}

/**
 * How many letters have to be added, left out, exchanged or swapped with their neighbour; `limit` for any
 * number from there on. Letters that are farther apart than that are not compared, so names of n letters take
 * time like n.
 */
function distanceOf(a: readonly string[], b: readonly string[], limit: number): number {
  let before: number[] = []
  let row = b.map((_, index) => Math.min(limit, index + 1))
  for (const [i, letter] of a.entries()) {
    const next: number[] = new Array(b.length).fill(limit)
    const [from, to] = [Math.max(0, i - limit), Math.min(b.length, i + limit + 1)]
    let least = limit
    for (let j = from; j < to; j += 1) {
      const other = b[j]
      // Before the first letter of `b` all letters of `a` so far are left out.
      const above = (of: readonly number[], at: number, first: number) => (at < 0 ? first : (of[at] ?? limit))
      const exchanged = above(row, j - 1, i) + (letter === other ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && other === a[i - 1]
      const swapped = isSwapped ? above(before, j - 2, i - 1) + 1 : exchanged
      const distance = Math.min(
        above(row, j, i) + 1,
        above(next, j - 1, i + 1) + 1,
        exchanged,
        swapped,
        limit,
      )
      next[j] = distance
      least = Math.min(least, distance)
    }
    if (least >= limit && i + 1 >= limit) return limit
    before = row
    row = next
  }
  return row.at(-1) ?? limit
}
