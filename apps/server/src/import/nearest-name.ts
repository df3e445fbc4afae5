/** Names that differ by more edits than this are taken for others. */
const MAX_DISTANCE = 3

/** The name nearest to a misspelt one by single letters added, left out or exchanged; undefined where none is near. */
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

/** The Levenshtein distance. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1)
  for (const [i, letter] of a.entries()) {
    let diagonal = i
    let left = i + 1
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (letter === b[j] ? 0 : 1))
      diagonal = above
      left = cost
      return cost
    })
  }
  return row.at(-1) ?? a.length
}
