/** Topics that run in one session, as bits, and what that is worth with everybody placed best. */
export interface Column {
  readonly topics: number
  /** Never too low; exact where `isExact`. */
  value: number
  isExact: boolean
}

/**
 * Chooses one column for each session, no topic twice, with the greatest sum. `columns[k]` are those of session k and hold the
 * empty set. Takes memory for 2 ** topics numbers and session, and time for the subsets of what each column leaves.
 */
export function combine(columns: readonly (readonly Column[])[], topics: number): Column[] {
  const all = 2 ** topics - 1
  /** best[k][u]: greatest sum of sessions 0..k with topics of u. */
  const best: Float64Array[] = []
  for (let k = 0; k < columns.length - 1; k++) best.push(extend(columns[k], best[k - 1], all))
  const chosen: Column[] = []
  let left = all
  for (let k = columns.length - 1; k >= 0; k--) {
    const before = best[k - 1]
    let most = -Infinity
    let choice = columns[k][0]
    for (const column of columns[k]) {
      if ((column.topics & ~left) !== 0) continue
      const sum = column.value + (before === undefined ? 0 : before[left & ~column.topics])
      if (sum > most) {
        most = sum
        choice = column
      }
    }
    chosen[k] = choice
    left &= ~choice.topics
  }
  return chosen
}

function extend(columns: readonly Column[], before: Float64Array | undefined, all: number): Float64Array {
  const best = new Float64Array(all + 1).fill(-Infinity)
  for (const { topics, value } of columns) {
    if (value === -Infinity) continue
    if (before === undefined) {
      best[topics] = Math.max(best[topics], value)
      continue
    }
    const others = all & ~topics
    for (let used = others; ; used = (used - 1) & others) {
      const sum = value + before[used]
      if (sum > best[topics | used]) best[topics | used] = sum
      if (used === 0) break
    }
  }
  if (before === undefined)
    for (let bit = 1; bit <= all; bit <<= 1)
      for (let set = 0; set <= all; set++)
        if (set & bit && best[set ^ bit] > best[set]) best[set] = best[set ^ bit]
  return best
}
