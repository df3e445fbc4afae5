import type { TableName } from '@planner/domain'
import type { Refused } from '../i18n/refusal-text.ts'
import { Listeners } from '../listeners.ts'
import type { LiveEvent } from './live-event.ts'
import type { LiveSnapshot } from './live-snapshot.ts'

/** Status 0: the server has not answered. */
export type Refusal = { ok: false; status: number } & Refused

/** Something that the server works out from the event, and that screens show as it changes. */
export type Question<T> = {
  /** Names the question with what it is about: those who ask by the same name share one answer. */
  name: string
  ask: (live: LiveEvent) => Promise<({ ok: true } & T) | Refusal>
  /** The tables whose cells the answer follows from. */
  tables: readonly TableName[]
  /** What else it follows from; by default the event besides cells. */
  of?: (snapshot: LiveSnapshot) => readonly unknown[]
  /** People change one thing after another: it is asked again once nothing has changed for so long; ms. */
  pauseMs: number
  /** While changes go on it is asked all the same, at most once in a pause. */
  isPaced?: boolean
  /** Waits for a connection, without which the others are refused. */
  needsConnection?: boolean
  /** Asks again after so many ms without a change; `tries`: how often since the last change. */
  repeatMs?(answer: T | undefined, tries: number): number | undefined
  /**
   * Follows what the event does not tell of: `changed` asks again after a pause, `again` at once. Returns a
   * function that ends it.
   */
  hear?: (live: LiveEvent, asked: { changed: () => void; again: () => void }) => () => void
}

export type Answer<T> = {
  /** The last that came; undefined before the first. A refusal leaves it as it was. */
  value: T | undefined
  /**
   * `looking`: no answer yet. `current`: of the event as it is shown. `old`: the event has changed since, and
   * the question is asked again. `failed`: refused.
   */
  state: 'looking' | 'current' | 'old' | 'failed'
  /** Of the last that came. */
  refusal: Refusal | null
  /** Asks again at once; resolves with the next answer. */
  again: () => Promise<void>
}

/** Whether an answer to the question is on its way or will be asked for. */
export function isAwaited({ state }: Pick<Answer<unknown>, 'state'>): boolean {
  return state === 'looking' || state === 'old'
}

/** The questions of a page, each asked once for all who look at its answer. */
export class Questions {
  readonly #live: LiveEvent
  readonly #asked = new Map<string, AskedQuestion<unknown>>()

  constructor(live: LiveEvent) {
    this.#live = live
  }

  /** The same object for the same name while anybody holds it. */
  of<T>(question: Question<T>): AskedQuestion<T> {
    // A name stands for one question, and with it for the type of its answer.
    const known = this.#asked.get(question.name) as AskedQuestion<T> | undefined
    if (known) return known
    const { name } = question
    const asked: AskedQuestion<T> = new AskedQuestion(this.#live, question, {
      onHeld: () => this.#asked.set(name, asked),
      onLeft: () => {
        if (this.#asked.get(name) === asked) this.#asked.delete(name)
      },
    })
    this.#asked.set(name, asked)
    return asked
  }
}

/** A question that is asked from its first holder to its last. */
export class AskedQuestion<T> {
  readonly #live: LiveEvent
  readonly #question: Question<T>
  readonly #uses: { onHeld: () => void; onLeft: () => void }
  readonly #listeners = new Listeners()
  #answer: Answer<T>
  #holders = 0
  #ends: (() => void)[] = []
  /** What the answer follows from, as it was last seen. */
  #basis: readonly unknown[] = []
  #isConnected = false
  /** How often something has changed, and how often it was asked since. */
  #changes = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastAsk = { number: 0, at: Number.NEGATIVE_INFINITY }
  #lastAnswer = 0

  constructor(live: LiveEvent, question: Question<T>, uses: { onHeld: () => void; onLeft: () => void }) {
    this.#live = live
    this.#question = question
    this.#uses = uses
    this.#answer = { value: undefined, state: 'looking', refusal: null, again: () => this.#again() }
  }

  readonly subscribe = this.#listeners.subscribe
  readonly getSnapshot = (): Answer<T> => this.#answer

  /** Asks, and keeps the answer current until the returned function is called. */
  hold(): () => void {
    this.#holders += 1
    if (this.#holders === 1) this.#begin()
    return () => {
      this.#holders -= 1
      if (this.#holders === 0) this.#end()
    }
  }

  #begin(): void {
    const { tables, hear } = this.#question
    this.#uses.onHeld()
    this.#expect()
    this.#basis = this.#basisNow()
    this.#isConnected = this.#mayAsk()
    this.#ends = [this.#live.store.cells.stateView(tables).subscribe(() => this.#follow())]
    if (hear)
      this.#ends.push(hear(this.#live, { changed: () => this.#change(), again: () => void this.#again() }))
    if (this.#isConnected) void this.#ask()
  }

  #end(): void {
    clearTimeout(this.#timer)
    for (const end of this.#ends) end()
    this.#uses.onLeft()
  }

  #basisNow(): readonly unknown[] {
    const { store } = this.#live
    const { tables, of = ({ state }) => [state] } = this.#question
    return [store.cells.version(tables), ...of(store.getSnapshot())]
  }

  #mayAsk(): boolean {
    return !this.#question.needsConnection || this.#live.store.getSnapshot().connection === 'connected'
  }

  #follow(): void {
    const basis = this.#basisNow()
    const isChanged = basis.some((each, index) => each !== this.#basis[index])
    const wasConnected = this.#isConnected
    this.#basis = basis
    this.#isConnected = this.#mayAsk()
    if (isChanged) this.#change()
    if (wasConnected === this.#isConnected) return
    if (this.#isConnected) void this.#again()
    else this.#expect()
  }

  #change(): void {
    this.#expect()
    const { pauseMs, isPaced } = this.#question
    if (isPaced && this.#timer !== undefined) return
    this.#askAfter(isPaced ? this.#lastAsk.at + pauseMs - performance.now() : pauseMs)
  }

  /** What is on its way is no longer an answer to the question as it is now. */
  #expect(): void {
    this.#changes += 1
    this.#tries = 0
    const state = this.#answer.value === undefined ? 'looking' : 'old'
    if (state !== this.#answer.state) this.#show({ state })
  }

  #again(): Promise<void> {
    this.#expect()
    return this.#ask()
  }

  #askAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), Math.max(0, ms))
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#mayAsk()) return
    const changes = this.#changes
    const number = this.#lastAsk.number + 1
    this.#lastAsk = { number, at: performance.now() }
    this.#tries += 1
    const ack = await this.#question.ask(this.#live)
    // Answers may come in another order.
    if (this.#holders === 0 || number < this.#lastAnswer) return
    this.#lastAnswer = number
    const isCurrent = changes === this.#changes
    if (ack.ok) this.#show({ value: ack, refusal: null, state: isCurrent ? 'current' : 'old' })
    else this.#show({ refusal: ack, state: isCurrent ? 'failed' : this.#answer.state })
    if (!isCurrent) return
    const repeat = this.#question.repeatMs?.(ack.ok ? ack : undefined, this.#tries)
    if (repeat !== undefined) this.#askAfter(repeat)
  }

  #show(changes: Partial<Answer<T>>): void {
    this.#answer = { ...this.#answer, ...changes }
    this.#listeners.tell()
  }
}
