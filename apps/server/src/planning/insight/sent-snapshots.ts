import { followProblem } from '@planner/solver'
import { type Patch, patched, patchOf } from './patch.ts'
import type { Snapshot } from './snapshot.ts'

/** A snapshot on its way to the thread: as text, or as what makes it of one that was sent before. */
export type SentSubject = { number: number; key: string } & (
  | { text: string }
  | { before: number; problem: Patch | null; rest: Patch | null }
)

/** Each of a large event takes some megabytes. */
export const MAX_SUBJECTS = 4

/** `before` is what the thread has had of the same event. */
export function sentSubject(
  number: number,
  key: string,
  snapshot: Snapshot,
  before?: { number: number; snapshot: Snapshot },
): SentSubject {
  if (before?.snapshot.kind !== snapshot.kind) return { number, key, text: JSON.stringify(snapshot) }
  const { problem, ...rest } = snapshot
  const { problem: problemBefore, ...restBefore } = before.snapshot
  return {
    ...{ number, key, before: before.number },
    problem: patchOf(problemBefore, problem),
    rest: patchOf(restBefore, rest),
  }
}

/**
 * The events that were asked about last. What an edit leaves as it was stays the same object, and the solver is told of the rest, so that what
 * was found before is known.
 */
export class SentSubjects {
  readonly #known = new Map<string, { number: number; snapshot: Snapshot }>()

  put(sent: SentSubject): void {
    const snapshot = this.#read(sent)
    if (!snapshot) return
    this.#known.delete(sent.key)
    this.#known.set(sent.key, { number: sent.number, snapshot })
    for (const old of [...this.#known.keys()].slice(0, -MAX_SUBJECTS)) this.#known.delete(old)
  }

  get(key: string): Snapshot | undefined {
    return this.#known.get(key)?.snapshot
  }

  /** Nothing where that which it is made of was forgotten; it is sent as text then. */
  #read(sent: SentSubject): Snapshot | undefined {
    if ('text' in sent) return JSON.parse(sent.text) as Snapshot
    const before = [...this.#known.values()].find(({ number }) => number === sent.before)?.snapshot
    if (!before) return undefined
    const rest = sent.rest ? patched(before, sent.rest) : before
    if (!sent.problem) return rest
    const snapshot = { ...rest, problem: patched(before.problem, sent.problem) } as Snapshot
    if (before.kind === 'groups' && snapshot.kind === 'groups')
      followProblem(before.problem, snapshot.problem)
    return snapshot
  }
}
