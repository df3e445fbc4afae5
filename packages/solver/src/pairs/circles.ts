/** Disjoint sets of people, each alone at first: `join` merges two circles, `root` names one. */
export function createCircles(people: number): { root(p: number): number; join(a: number, b: number): void } {
  const parent = Int32Array.from({ length: people }, (_, p) => p)
  const root = (p: number): number => {
    let r = p
    while (parent[r] !== r) {
      parent[r] = parent[parent[r]]
      r = parent[r]
    }
    return r
  }
  return {
    root,
    join(a, b) {
      parent[root(a)] = root(b)
    },
  }
}
