/** Rows or keys per statement: few statements, and well below the number of parameters that SQLite allows. */
const CHUNK = 100

export function* chunksOf<T>(items: readonly T[], size = CHUNK): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
