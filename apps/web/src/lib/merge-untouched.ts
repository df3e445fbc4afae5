/**
 * What a form shows after stored data came in: fields somebody has typed in stay as typed, all others take the incoming
 * value. A field counts as touched when it differs from `base`, the stored data the form started from.
 */
export function mergeUntouched<T extends object>(base: T, typed: T, incoming: T): T {
  const merged = { ...incoming }
  for (const field of Object.keys(typed) as (keyof T)[]) {
    if (!Object.is(typed[field], base[field])) merged[field] = typed[field]
  }
  return merged
}
