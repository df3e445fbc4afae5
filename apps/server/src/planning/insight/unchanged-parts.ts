type Plain = Readonly<Record<string, unknown>>

/**
 * `after`, in which every part that `before` has alike is the same object as there, and entries of its lists
 * are; `before` itself where all are.
 */
export function withUnchangedParts<T extends object>(before: T, after: T): T {
  const known = before as Plain
  const parts = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) && Array.isArray(known[name])
      ? withUnchangedEntries(known[name], value)
      : isAlike(known[name], value)
        ? known[name]
        : value,
  ])
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([name, value]) => known[name] === value)
  return isSame ? before : (Object.fromEntries(parts) as T)
}

/** The entries that are alike from the beginning and from the end are those of `before`. */
function withUnchangedEntries(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  if (before === after) return before
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isAlike(before[start], after[start])) start += 1
  if (start === before.length && start === after.length) return before
  let end = 0
  while (end < most - start && isAlike(before[before.length - 1 - end], after[after.length - 1 - end]))
    end += 1
  return [
    ...before.slice(0, start),
    ...after.slice(start, after.length - end),
    ...before.slice(before.length - end),
  ]
}

/** Of plain data. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i += 1) if (!isAlike(a[i], b[i])) return false
    return true
  }
  const [mine, others] = [a as Plain, b as Plain]
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => name in others && isAlike(mine[name], others[name]))
  )
}
