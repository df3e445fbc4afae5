/**
 * What is remembered of a room's copy: answers about one revision of it, which the next change of the copy
 * drops, and what follows the copy while the room is in memory. The room closes it.
 */
export class RoomMemory {
  readonly #answers = new Map<string, unknown>()
  readonly #followers = new Map<string, unknown>()
  #erasures = 0

  /**
   * The answer to a question about the copy as it is, found once for all who ask. One that is rejected is
   * found again.
   */
  ofRevision<T>(question: string, find: () => T): T {
    if (this.#answers.has(question)) return this.#answers.get(question) as T
    const answer = find()
    this.#answers.set(question, answer)
    if (answer instanceof Promise)
      answer.catch(() => {
        if (this.#answers.get(question) === answer) this.#answers.delete(question)
      })
    return answer
  }

  /** Whether the answer costs nothing more. */
  knows(question: string): boolean {
    return this.#answers.has(question)
  }

  /** What follows the copy under this name, made when it is first asked for. */
  whileOpen<T>(name: string, make: () => T): T {
    const follower = this.#followers.get(name) ?? make()
    this.#followers.set(name, follower)
    return follower as T
  }

  /** The copy is another; `isErased` where somebody or a topic may have left it for good. */
  dropAnswers(isErased: boolean): void {
    this.#answers.clear()
    if (isErased) this.#erasures += 1
  }

  /** Another number after each erasure: an answer that was begun before may still tell of who is gone. */
  get erasures(): number {
    return this.#erasures
  }

  close(): void {
    this.dropAnswers(true)
    this.#followers.clear()
  }
}

// biome-ignore lint/plugin: no two copies in a process share a number
let revisions = 0

/**
 * A number that no copy of any event has had in this process: a copy that was evicted comes back with another
 * one.
 */
export function newRevision(): number {
  revisions += 1
  return revisions
}
