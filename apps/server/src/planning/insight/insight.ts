import type { Worker } from 'node:worker_threads'
import { startThread } from '../../entries.ts'
import { FairTurns } from '../../limits/fair-turns.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { Room } from '../../rooms/room.ts'
import { FollowedEvent, type FollowedRoom, type ToReplica } from './followed-event.ts'
import type { AnswerOf, InputOf, QuestionName } from './questions.ts'

type Question = { kind: 'question'; eventId: string; id: number; name: QuestionName; input: never }
export type ToInsight = ToReplica | Question

/** How a thread of questions works. */
export type InsightOptions = { isPatient: boolean }

type FromInsight = { id: number } & ({ answer: unknown } | { error: string })

/** An answer that is being found, of which revision, and the one after it that somebody waits for. */
type Newest = { revision: number; answer: Promise<unknown>; next: Promise<unknown> | null }

/** The thread took too long or ended; asking again may help. */
export class NoAnswer extends Error {}

/**
 * The thread ends when nothing was asked for this long, and gives back its memory. The usual one makes the
 * problems of runs: a run is not to wait for its start while an organiser has the event open.
 */
const IDLE_MS = { usual: 300_000, patient: 60_000 }
/** A question that takes longer has its thread ended; a patient one may wait for those before it. */
const MAX_MS = { usual: 15_000, patient: 60_000 }

/**
 * Answers questions about events and their plans in force, and makes the problems of searches, on a thread of
 * its own. The thread has replicas of the events that were asked about last; each follows its room, so an
 * answer is of the event as it was when the question reached the thread. `close()` ends the thread; questions
 * that wait reject with NoAnswer.
 */
export class Insight {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<number, PromiseWithResolvers<FromInsight>>()
  /** By event, those asked about longest ago first. */
  readonly #followed = new Map<string, FollowedEvent>()
  /** Equal questions about the same revision are asked once. */
  readonly #asked = new Map<string, Promise<unknown>>()
  /** By event and question. */
  readonly #newest = new Map<string, Newest>()
  readonly #turns = new FairTurns()
  readonly #isPatient: boolean

  /** A patient one lets everything else on the machine go before it. */
  constructor({ isPatient = false }: { isPatient?: boolean } = {}) {
    this.#isPatient = isPatient
  }

  /**
   * `about` is the same for equal inputs alone: a short name for one that is long.
   * @throws NoAnswer
   */
  async ask<Q extends QuestionName>(
    room: FollowedRoom,
    name: Q,
    input: InputOf<Q>,
    about = JSON.stringify(input),
  ): Promise<AnswerOf<Q>> {
    const question = `${room.eventId} ${room.revision} ${name} ${about}`
    const known = this.#asked.get(question)
    // Equal questions have equal answers.
    if (known !== undefined) return known as Promise<AnswerOf<Q>>
    const answer = this.#ask(room, name, input)
    this.#asked.set(question, answer)
    try {
      return await answer
    } finally {
      this.#asked.delete(question)
    }
  }

  /**
   * The same for participants, of whom many may ask at once: one of their questions at a time, the addresses
   * in turn (LIMIT-19). Organisers and searches wait for one of them at most.
   */
  askInTurn<Q extends QuestionName>(
    address: string,
    room: FollowedRoom,
    name: Q,
    input: InputOf<Q>,
    about?: string,
  ): Promise<AnswerOf<Q>> {
    const { eventId, bytes: asks } = room
    return this.#turns.run({ address, eventId, asks }, () => this.ask(room, name, input, about))
  }

  /**
   * The same where answers take long and only that of the event as it is now is of use: who asks of an event
   * that was edited since waits until the answer that is being found is there, and all who wait are given one
   * of the event as it is then.
   */
  askNewest<Q extends QuestionName>(
    room: FollowedRoom,
    name: Q,
    input: () => InputOf<Q>,
  ): Promise<AnswerOf<Q>> {
    const key = `${room.eventId} ${name}`
    const begin = (): Promise<AnswerOf<Q>> => {
      const answer = this.ask(room, name, input())
      const asked: Newest = { revision: room.revision, answer, next: null }
      this.#newest.set(key, asked)
      const end = () => {
        if (asked.next === null) this.#newest.delete(key)
      }
      answer.then(end, end)
      return answer
    }
    const asked = this.#newest.get(key)
    if (asked === undefined) return begin()
    if (asked.revision === room.revision) return asked.answer as Promise<AnswerOf<Q>>
    asked.next ??= asked.answer.then(begin, begin)
    return asked.next as Promise<AnswerOf<Q>>
  }

  /** Whether its thread has a question. */
  get isBusy(): boolean {
    return this.#waiting.size > 0
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#end('The server is closing.')
  }

  async #ask<Q extends QuestionName>(room: FollowedRoom, name: Q, input: InputOf<Q>): Promise<AnswerOf<Q>> {
    let followed = this.#follow(room)
    await followed.copied
    while (followed.isOver) {
      followed = this.#follow(room)
      await followed.copied
    }
    const id = ++this.#lastId
    const { eventId } = room
    const answer = await this.#answer({ kind: 'question', eventId, id, name, input: input as never })
    if ('answer' in answer) return answer.answer as AnswerOf<Q>
    throw new Error(`The question ${name} failed: ${answer.error}`)
  }

  /**
   * The event as the thread follows it; others that nobody has asked about for longest make room for it
   * (LIMIT-16).
   */
  #follow(room: FollowedRoom): FollowedEvent {
    const { eventId } = room
    const known = this.#followed.get(eventId)
    if (known && known.room !== room) known.end()
    const followed =
      known && !known.isOver ? known : new FollowedEvent(room, (message) => this.#post(message))
    this.#followed.delete(eventId)
    this.#followed.set(eventId, followed)
    let bytes = 0
    for (const [id, each] of [...this.#followed].reverse()) {
      bytes += each.room.bytes
      if (each === followed || (!each.isOver && bytes <= LIMITS.followedBytes.value)) continue
      each.end()
      this.#followed.delete(id)
    }
    return followed
  }

  #answer(message: Question): Promise<FromInsight> {
    const most = this.#isPatient ? MAX_MS.patient : MAX_MS.usual
    const timer = setTimeout(() => void this.#end(`${message.name} took over ${most} ms.`), most)
    const answer = Promise.withResolvers<FromInsight>()
    this.#waiting.set(message.id, answer)
    this.#post(message)
    return answer.promise.finally(() => {
      clearTimeout(timer)
      this.#waiting.delete(message.id)
    })
  }

  #post(message: ToInsight): void {
    // What is written while nobody asks does not keep the thread.
    if (message.kind === 'copy' || message.kind === 'question') {
      clearTimeout(this.#idle)
      const idleMs = this.#isPatient ? IDLE_MS.patient : IDLE_MS.usual
      this.#idle = setTimeout(() => void this.#end('Nothing was asked.'), idleMs)
      this.#idle.unref()
      this.#worker ??= this.#start()
    }
    this.#worker?.postMessage(message)
  }

  #start(): Worker {
    const workerData = { isPatient: this.#isPatient } satisfies InsightOptions
    const worker = startThread('insight-worker', { name: 'insight', workerData })
    worker.unref()
    worker.on('message', (answer: FromInsight) => this.#waiting.get(answer.id)?.resolve(answer))
    worker.on('error', (error) => this.#forget(worker, error.message))
    worker.on('exit', () => this.#forget(worker, 'The thread ended.'))
    return worker
  }

  async #end(why: string): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    this.#forget(worker, why)
    await worker.terminate()
  }

  #forget(worker: Worker, why: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const followed of this.#followed.values()) followed.end()
    this.#followed.clear()
    for (const { reject } of this.#waiting.values()) reject(new NoAnswer(why))
  }
}

/**
 * The answer of a question about a problem to search. It is asked again where something was erased meanwhile,
 * so that nothing of it gets into a search (KEY-20), and once where the thread ended: the next one begins
 * with this question.
 * @throws NoAnswer
 */
export async function askForSearch<Q extends QuestionName>(
  insight: Pick<Insight, 'ask'>,
  room: FollowedRoom & Pick<Room, 'memory'>,
  name: Q,
  input: InputOf<Q>,
): Promise<AnswerOf<Q>> {
  let mayAskAgain = true
  for (;;) {
    const { erasures } = room.memory
    try {
      const answer = await insight.ask(room, name, input)
      if (room.memory.erasures === erasures) return answer
    } catch (error) {
      if (!(error instanceof NoAnswer && mayAskAgain)) throw error
      mayAskAgain = false
    }
  }
}

/**
 * What was found; what `timedOut` says where the question took too long or its thread ended, so that it may
 * be asked again.
 */
export async function orTimedOut<T, L>(answer: Promise<T>, timedOut: () => L): Promise<T | L> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return timedOut()
    throw error
  }
}
