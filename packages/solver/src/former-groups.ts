import type { Person } from './problem.ts'
import type { ProblemReading } from './problem-reading.ts'

/** Whether two people were in a group of a former event together. */
export function haveMet({ formerGroups }: ProblemReading, a: string, b: string): boolean {
  const [one, other] = [formerGroups.get(a), formerGroups.get(b)]
  if (one === undefined || other === undefined) return false
  for (const group of one) if (other.has(group)) return true
  return false
}

/** Calls back with every two people who have met, by their places in the list, the smaller first. */
export function eachFormerPair(people: readonly Person[], visit: (p: number, q: number) => void): void {
  const members = new Map<number, number[]>()
  for (const [q, { formerGroups = [] }] of people.entries())
    for (const group of formerGroups) {
      const before = members.get(group)
      if (before === undefined) members.set(group, [q])
      else {
        for (const p of before) visit(p, q)
        before.push(q)
      }
    }
}
