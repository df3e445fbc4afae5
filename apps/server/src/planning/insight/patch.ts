/** What makes one plain value of another: what is at its names, what is gone, and for lists what stands in the place of what. */
export type Patch = { put: Record<string, unknown>; splice: Record<string, Splice>; gone: string[] }
type Splice = { at: number; remove: number; insert: readonly unknown[] }
type Plain = Readonly<Record<string, unknown>>

/** The patch that makes `after` of `before`; null where they are the same. */
export function patchOf(before: object, after: object): Patch | null {
  const patch: Patch = { put: {}, splice: {}, gone: [] }
  for (const [name, value] of Object.entries(after)) {
    const known = (before as Plain)[name]
    if (isAlike(known, value)) continue
    if (Array.isArray(known) && Array.isArray(value)) patch.splice[name] = spliceOf(known, value)
    else patch.put[name] = value
  }
  for (const name of Object.keys(before)) if (!(name in after)) patch.gone.push(name)
  const isEmpty = [patch.put, patch.splice, patch.gone].every((part) => Object.keys(part).length === 0)
  return isEmpty ? null : patch
}

/** Whatever the patch leaves as it is stays the same object. */
export function patched<T extends object>(before: T, { put, splice, gone }: Patch): T {
  const after: Record<string, unknown> = { ...before, ...put }
  for (const [name, { at, remove, insert }] of Object.entries(splice))
    after[name] = (after[name] as unknown[]).toSpliced(at, remove, ...insert)
  for (const name of gone) delete after[name]
  return after as T
}

/** From the first to the last that differs. */
function spliceOf(before: readonly unknown[], after: readonly unknown[]): Splice {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && isAlike(before[at], after[at])) at += 1
  let end = 0
  while (end < most - at && isAlike(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1
  return { at, remove: before.length - end - at, insert: after.slice(at, after.length - end) }
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
