import type { Subject } from './subject.ts'

/** A subject on its way to the thread. The problem stands apart: most changes of an event in which a plan is looked at are of the plan. */
export type SentSubject = { eventId: string; key: string; problem: string; rest: string }

/** Each of a large event takes some megabytes. */
const MAX_SUBJECTS = 4

export function sentSubject(eventId: string, key: string, subject: Subject): SentSubject {
  const { problem, ...rest } = subject
  return { eventId, key, problem: JSON.stringify(problem), rest: JSON.stringify(rest) }
}

/**
 * The events that were asked about last. While the problem of one is the same it stays the same object, so that what was found of it
 * before is known.
 */
export class SentSubjects {
  readonly #known = new Map<string, Pick<SentSubject, 'eventId' | 'problem'> & { subject: Subject }>()

  put({ eventId, key, problem, rest }: SentSubject): void {
    const before = [...this.#known.values()].findLast((one) => one.eventId === eventId)
    const read = before?.problem === problem ? before.subject.problem : JSON.parse(problem)
    this.#known.delete(key)
    this.#known.set(key, { eventId, problem, subject: { ...JSON.parse(rest), problem: read } })
    for (const old of [...this.#known.keys()].slice(0, -MAX_SUBJECTS)) this.#known.delete(old)
  }

  get(key: string): Subject | undefined {
    return this.#known.get(key)?.subject
  }
}
