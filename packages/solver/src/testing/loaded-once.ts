const loaded = new Map<() => Promise<unknown>, Promise<unknown>>()

/** Loads once for all test files of a worker: compiling HiGHS takes longer than most problems. */
export function loadedOnce<T>(load: () => Promise<T>): Promise<T> {
  const first = (loaded.get(load) as Promise<T> | undefined) ?? load()
  loaded.set(load, first)
  return first
}
