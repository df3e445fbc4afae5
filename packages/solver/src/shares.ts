import type { Problem } from './problem.ts'

/**
 * Who counts in every share and average of wishes (REPORT-60): those who chose something and want a
 * place. The satisfaction of all others (MODEL-37) says nothing of a plan.
 */
export function countedPeople(problem: Problem): ReadonlySet<string> {
  const choosers = new Set(problem.wishes.map(([person]) => person))
  const wanting =
    problem.kind === 'groups'
      ? problem.people.filter(({ wants }) => wants > 0)
      : problem.people.filter(({ capacity }) => capacity > 0)
  return new Set(wanting.map(({ id }) => id).filter((id) => choosers.has(id)))
}

/** The mean satisfaction of those who count, 0..1; 1 where nobody does. */
export function meanShare(
  satisfaction: Readonly<Record<string, number>>,
  counted: ReadonlySet<string>,
): number {
  if (counted.size === 0) return 1
  let sum = 0
  for (const id of counted) sum += satisfaction[id] ?? 1
  return sum / counted.size
}
