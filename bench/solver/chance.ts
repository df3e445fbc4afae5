/** Numbers by chance; another generator would change the problems whose figures docs/solver.md has. */
export function seededNumbers(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
