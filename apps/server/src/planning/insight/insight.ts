import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../entries.ts'
import type { Room } from '../../rooms/room.ts'
import type { AnswerOf, InputOf, QuestionName } from './questions.ts'
import { MAX_SUBJECTS, type SentSubject, sentSubject } from './sent-snapshots.ts'
import { type ReadSnapshot, snapshotInSteps } from './snapshot.ts'

export type ToInsight =
  | ({ kind: 'snapshot' } & SentSubject)
  | { kind: 'question'; id: number; key: string; name: QuestionName; input: never }

/** How a thread of questions works. */
export type InsightOptions = { isPatient: boolean }

type FromInsight = { id: number } & ({ answer: unknown } | { error: string } | { isForgotten: true })

type AskedRoom = Pick<Room, 'eventId' | 'variant' | 'state' | 'revision' | 'writesSince'>

/** What the thread has of an event. */
type Sent = RevisionOfSubject & { number: number }
type RevisionOfSubject = ReadSnapshot & { revision: number }

/** An answer that is being found, of which revision, and the one after it that somebody waits for. */
type Newest = { revision: number; answer: Promise<unknown>; next: Promise<unknown> | null }

/** The thread took too long or ended; asking again may help. */
export class NoAnswer extends Error {}

/** The thread ends when nothing was asked for this long, and gives back its memory. */
const IDLE_MS = 60_000
/** A question that takes longer has its thread ended; a patient one may wait for those before it. */
const MAX_MS = { usual: 15_000, patient: 60_000 }
/** So often an event that is being edited is read again from the start before it is read without a pause. */
const MAX_READINGS = 3

/**
 * Answers questions about events and their plans in force on a thread of its own. The event is compiled on the calling thread, in
 * turns, once for each of its revisions and after an edit only what that has changed (ADR-0072). `close()` ends it; who waits is told NoAnswer.
 */
export class Insight {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<
    number,
    { resolve: (answer: FromInsight) => void; reject: (e: Error) => void }
  >()
  /** Event to the revision that the thread has, or is being sent. */
  readonly #sent = new Map<string, { key: string; sending: Promise<Sent> }>()
  /** Equal questions about the same revision are asked once. */
  readonly #asked = new Map<string, Promise<unknown>>()
  /** By event and question. */
  readonly #newest = new Map<string, Newest>()
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
    room: AskedRoom,
    name: Q,
    input: InputOf<Q>,
    about = JSON.stringify(input),
  ): Promise<AnswerOf<Q>> {
    const question = `${keyOf(room)} ${name} ${about}`
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
   * The same where answers take long and only that of the event as it is now is of use: who asks of an event that was edited since waits until the answer that
   * is being found is there, and all who wait are given one of the event as it is then.
   */
  askNewest<Q extends QuestionName>(room: AskedRoom, name: Q, input: () => InputOf<Q>): Promise<AnswerOf<Q>> {
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

  async #ask<Q extends QuestionName>(room: AskedRoom, name: Q, input: InputOf<Q>): Promise<AnswerOf<Q>> {
    for (;;) {
      const key = await this.#send(room)
      const answer = await this.#answer({
        kind: 'question',
        id: ++this.#lastId,
        key,
        name,
        input: input as never,
      })
      if ('answer' in answer) return answer.answer as AnswerOf<Q>
      if ('error' in answer) throw new Error(`The question ${name} failed: ${answer.error}`)
      this.#sent.delete(room.eventId)
    }
  }

  /** Brings the event as it stands to the thread, unless it is there. Returns its key. */
  async #send(room: AskedRoom): Promise<string> {
    const key = keyOf(room)
    const known = this.#sent.get(room.eventId)
    if (known?.key === key) {
      await known.sending
      return key
    }
    const sending = this.#bring(room, key, known?.sending)
    const sent = { key, sending }
    this.#sent.delete(room.eventId)
    this.#sent.set(room.eventId, sent)
    for (const old of [...this.#sent.keys()].slice(0, -MAX_SUBJECTS)) this.#sent.delete(old)
    try {
      await sending
    } catch (error) {
      if (this.#sent.get(room.eventId) === sent) this.#sent.delete(room.eventId)
      throw error
    }
    return key
  }

  /** Sends the event, or what has changed of what was sent before. */
  async #bring(room: AskedRoom, key: string, before: Promise<Sent> | undefined): Promise<Sent> {
    const known = await before?.catch(() => undefined)
    const read = await readInTurns(room, known)
    const number = ++this.#lastId
    this.#post({ kind: 'snapshot', ...sentSubject(number, key, read.snapshot, known) })
    return { ...read, number }
  }

  #answer(message: ToInsight & { kind: 'question' }): Promise<FromInsight> {
    return new Promise((resolve, reject) => {
      const most = this.#isPatient ? MAX_MS.patient : MAX_MS.usual
      const timer = setTimeout(() => void this.#end(`${message.name} took over ${most} ms.`), most)
      const settle = () => {
        clearTimeout(timer)
        this.#waiting.delete(message.id)
      }
      this.#waiting.set(message.id, {
        resolve: (answer) => {
          settle()
          resolve(answer)
        },
        reject: (error) => {
          settle()
          reject(error)
        },
      })
      this.#post(message)
    })
  }

  #post(message: ToInsight): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.#end('Nothing was asked.'), IDLE_MS)
    this.#idle.unref()
    this.#worker ??= this.#start()
    this.#worker.postMessage(message)
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
    this.#sent.clear()
    for (const { reject } of [...this.#waiting.values()]) reject(new NoAnswer(why))
  }
}

function keyOf({ eventId, revision }: AskedRoom): string {
  return `${eventId} ${revision}`
}

/** The snapshot of a live event, in turns of the event loop; read again when it was changed meanwhile. */
async function readInTurns(
  room: AskedRoom,
  known: RevisionOfSubject | undefined,
): Promise<RevisionOfSubject> {
  const stepsFrom = (revision: number) => {
    const writes = known && room.writesSince(known.revision)
    const steps = snapshotInSteps(room.variant, room.state, writes ? { ...known, writes } : undefined)
    return { steps, revision }
  }
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const { steps, revision } = stepsFrom(room.revision)
    let step = steps.next()
    for (; !step.done && room.revision === revision; step = steps.next()) await nextTurn()
    if (step.done && room.revision === revision) return { ...step.value, revision }
  }
  const { steps, revision } = stepsFrom(room.revision)
  for (;;) {
    const step = steps.next()
    if (step.done) return { ...step.value, revision }
  }
}

/** What was found; what `timedOut` says where the question took too long or its thread ended, so that it may be asked again. */
export async function orTimedOut<T, L>(answer: Promise<T>, timedOut: () => L): Promise<T | L> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) return timedOut()
    throw error
  }
}
