import type { Meeting, PairPerson, PairsProblem, PlannedMeeting, Wish } from '../problem.ts'
import { seededRandom } from '../random.ts'

export interface PairParts {
  readonly sessions?: number
  readonly people: readonly PairPerson[]
  readonly wishes: readonly Wish[]
  readonly mutualOnly?: boolean
  readonly kept?: readonly PlannedMeeting[]
  readonly excluded?: readonly Meeting[]
  readonly previous?: readonly PlannedMeeting[]
  readonly fairness?: number
  readonly keep?: number
}

/** A pairs problem of which only what matters is said. */
export function pairsProblem(parts: PairParts): PairsProblem {
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions: parts.sessions ?? 1,
    people: parts.people,
    wishes: parts.wishes,
    mutualOnly: parts.mutualOnly ?? false,
    kept: parts.kept ?? [],
    excluded: parts.excluded ?? [],
    previous: parts.previous ?? null,
    seed: null,
    rules: {
      useLogScale: false,
      contactMode: 'sum',
      weights: { fairness: parts.fairness ?? 0, keepPreviousPlan: parts.keep ?? 0 },
    },
  }
}

/** A random problem with every feature. Kept meetings do not contradict each other's sessions. */
export function randomPairs(
  seed: number,
  { people, maxSessions }: { readonly people: number; readonly maxSessions: number },
): PairsProblem {
  const random = seededRandom(seed)
  const sessions = 1 + random.below(maxSessions)
  const ids = Array.from({ length: people }, (_, i) => `p${i}`)
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): Meeting => [a, b]))
  const session = (share: number) => (sessions === 1 || random.next() < share ? null : random.below(sessions))
  const taken = new Set<string>()
  const kept = pairs
    .filter(() => random.next() < 0.1)
    .map(([a, b]): PlannedMeeting => {
      const at = session(0.3)
      if (at === null || taken.has(`${a}${at}`) || taken.has(`${b}${at}`)) return [a, b, null]
      taken.add(`${a}${at}`).add(`${b}${at}`)
      return [a, b, at]
    })
  const hasPrevious = random.below(2) === 0
  return {
    ...pairsProblem({
      sessions,
      people: ids.map((id) => ({ id, capacity: random.below(4), priority: random.below(3) })),
      wishes: pairs.flatMap(([a, b]) =>
        ([[a, b, 1 + random.below(5)] as const, [b, a, 1 + random.below(5)] as const] as const).filter(
          () => random.next() < 0.5,
        ),
      ),
      mutualOnly: random.below(3) === 0,
      kept,
      excluded: pairs.filter(() => random.next() < 0.1),
      ...(hasPrevious
        ? {
            previous: pairs
              .filter(() => random.next() < 0.3)
              .map(([a, b]): PlannedMeeting => [a, b, session(0.2)]),
          }
        : {}),
    }),
    rules: {
      useLogScale: random.below(2) === 0,
      contactMode: random.below(3) === 0 ? 'mutual' : 'sum',
      weights: { fairness: [0, 1, 10][random.below(3)], keepPreviousPlan: [0, 1, 10][random.below(3)] },
    },
  }
}
