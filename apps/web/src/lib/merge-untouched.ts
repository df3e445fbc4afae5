/**
 * What a form shows after stored data came in: fields somebody has typed in stay as typed, all others take the incoming
 * value. A field counts as touched when it differs from `base`, the stored data the form started from; `isSame` says when,
 * for forms whose fields hold lists.
 */
export function mergeUntouched<T extends object>(
  base: T,
  typed: T,
  incoming: T,
  isSame: (a: unknown, b: unknown) => boolean = Object.is,
): T {
  const merged = { ...incoming }
  for (const field of Object.keys(typed) as (keyof T)[]) {
    if (!isSame(typed[field], base[field])) merged[field] = typed[field]
  }
  return merged
}
