/** How much harm a point does: a broken rule, something that no plan gets around, what has changed, a hint. */
export type Harm = 'broken' | 'serious' | 'changed' | 'hint'

const ORDER: readonly Harm[] = ['broken', 'serious', 'changed', 'hint']

/** The points that do most harm first; those that do as much in the order in which they came. SCHED-63 */
export function byHarm<P extends { harm: Harm }>(points: readonly P[]): P[] {
  return points.toSorted((a, b) => ORDER.indexOf(a.harm) - ORDER.indexOf(b.harm))
}
