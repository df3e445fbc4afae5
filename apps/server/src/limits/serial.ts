/** Runs one piece of work after the other, in the order of the calls. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve()

  run<R>(work: () => Promise<R>): Promise<R> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
  }
}
