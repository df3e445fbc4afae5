/** Rows or keys per statement: few round trips, and well below the parameter limits of both engines. */
const CHUNK = 100

export function* chunksOf<T>(items: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
