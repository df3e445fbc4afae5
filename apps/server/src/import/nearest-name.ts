/** Names that differ by more edits than this are taken for others. */
const MAX_DISTANCE = 3

/** The name nearest to a misspelt one by single letters added, left out, exchanged or swapped; undefined where none is near. */
export function nearestName(misspelt: string, names: Iterable<string>): string | undefined {
  const wanted = [...misspelt.toLowerCase()]
  // Half of a short name exchanged is another name.
  let least = Math.min(MAX_DISTANCE, Math.floor(wanted.length / 2)) + 1
  let nearest: string | undefined
  for (const name of names) {
    const letters = [...name.toLowerCase()]
    if (Math.abs(letters.length - wanted.length) >= least) continue
    const distance = distanceOf(wanted, letters)
    if (distance >= least) continue
    least = distance
    nearest = name
  }
  return nearest
}

/** How many letters have to be added, left out, exchanged or swapped with their neighbour. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  let before: readonly number[] = []
  let row: readonly number[] = [0, ...b.map((_, index) => index + 1)]
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && other === a[i - 1]
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : exchanged
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, exchanged, swapped))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
