import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { entryUrl } from '../../entries.ts'
import type { Room } from '../../rooms/room.ts'
import type { AnswerOf, InputOf, QuestionName } from './questions.ts'
import { type SentSubject, sentSubject } from './sent-subjects.ts'
import { type Subject, subjectInSteps, subjectOf } from './subject.ts'

export type ToInsight =
  | ({ kind: 'subject' } & SentSubject)
  | { kind: 'question'; id: number; key: string; name: QuestionName; input: never }

type FromInsight = { id: number } & ({ answer: unknown } | { error: string } | { isForgotten: true })

type AskedRoom = Pick<Room, 'eventId' | 'variant' | 'state' | 'revision'>

/** The thread took too long or ended; asking again may help. */
export class NoAnswer extends Error {}

/** The thread ends when nothing was asked for this long, and gives back its memory. */
const IDLE_MS = 60_000
/** A question that takes longer has its thread ended. */
const MAX_MS = 15_000
/** So often an event that is being edited is read again from the start before it is read without a pause. */
const MAX_READINGS = 3

/**
 * Answers questions about events and their plans in force on a thread of its own. The event is compiled on the calling thread, in
 * turns, once for each of its revisions. `close()` ends it; who waits is told NoAnswer.
 */
export class Insight {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<
    number,
    { resolve: (answer: FromInsight) => void; reject: (e: Error) => void }
  >()
  /** Event to the revision that the thread has, and who sends it. */
  readonly #sent = new Map<string, { key: string; sending: Promise<void> }>()
  /** Equal questions about the same revision are asked once. */
  readonly #asked = new Map<string, Promise<unknown>>()

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
    const sending = readInTurns(room).then((subject) =>
      this.#post({ kind: 'subject', ...sentSubject(room.eventId, key, subject) }),
    )
    const sent = { key, sending }
    this.#sent.set(room.eventId, sent)
    try {
      await sending
    } catch (error) {
      if (this.#sent.get(room.eventId) === sent) this.#sent.delete(room.eventId)
      throw error
    }
    return key
  }

  #answer(message: ToInsight & { kind: 'question' }): Promise<FromInsight> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#end(`${message.name} took over ${MAX_MS} ms.`), MAX_MS)
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
    const worker = new Worker(entryUrl('insight-worker'), { name: 'insight' })
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

/** The subject of a live event, in turns of the event loop; read anew when it was changed meanwhile. */
async function readInTurns(room: AskedRoom): Promise<Subject> {
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const { revision } = room
    const steps = subjectInSteps(room.variant, room.state)
    let step = steps.next()
    for (; !step.done && room.revision === revision; step = steps.next()) await nextTurn()
    if (step.done && room.revision === revision) return step.value
  }
  return subjectOf(room.variant, room.state)
}
