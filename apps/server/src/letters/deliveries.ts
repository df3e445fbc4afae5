import { setTimeout as sleep } from 'node:timers/promises'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { EventTurns } from '../storage/event-turns.ts'
import type { LetterWrite } from '../storage/letter-row.ts'
import type { Attempt, Channel, LetterToSend } from './channel.ts'
import type { LetterPace } from './pace.ts'
import {
  addressHash,
  keptOfPerson,
  type LettersOfPerson,
  newLettersOfPerson,
  putOfPerson,
} from './person-mail.ts'
import type { PlanTold } from './plan-told.ts'
import { letterOf, type QueuedLetter, storedLetter, type Way } from './queued-letter.ts'

/** So many letters of an event are sent before it is another event's turn. */
const AT_ONCE = 10
/** After storage has failed; ms. */
const PAUSE_MS = 5000
/** Timers run no longer than this; ms. */
const LONGEST_MS = 600_000

/** A letter as it is by now; `told` is what its person knows of the plan once they have it. */
export type Composed = Omit<LetterToSend, 'id' | 'kept'> & { told: PlanTold | null }

type Options = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log'> & {
  channels: readonly Channel[]
  turns: EventTurns
  pace: LetterPace
  /** Undefined where there is nothing to tell any more. */
  compose: (room: Room, letter: QueuedLetter) => Promise<Composed | undefined>
  /** How long a letter has to wait for the plan, ms; 0 for not at all. LETTER-3. */
  waitForPlan: (room: Room, letter: QueuedLetter) => number
}

/** Sends what waits, one letter after the other; what is stored goes on after a restart. LETTER-6. */
export class Deliveries {
  readonly #options: Options
  readonly #closing = new AbortController()
  readonly #pauses = new Map<Way['channel'], { until: number; ms: number }>()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()
  #nextAt = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Looks for what is due. */
  soon(ms = 0): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#working = this.#working.then(() => this.#work())
    }, ms)
    this.#timer.unref()
  }

  /** Ends attempts that are under way; their letters are sent by whoever comes next. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#working
  }

  async #work(): Promise<void> {
    const { storage, now, pace, log } = this.#options
    try {
      const { eventIds } = await storage.letters.due(now())
      let isAway = false
      for (const eventId of eventIds) {
        if (this.#closing.signal.aborted) return
        isAway = !(await this.#deliver(eventId)) || isAway
      }
      const { eventIds: left, nextAt } = await storage.letters.due(now())
      const dueMs = nextAt === null ? LONGEST_MS : Math.max(0, nextAt - now())
      // An event that is being removed has letters a little longer than it has a room.
      const next = left.length === 0 ? dueMs : isAway ? PAUSE_MS : 0
      this.soon(Math.min(next, storage.shared ? pace.pollMs : LONGEST_MS))
    } catch (error) {
      if (this.#closing.signal.aborted) return
      log.warn({ err: error }, 'Letters that wait could not be read or sent')
      this.soon(PAUSE_MS)
    }
  }

  /** @returns whether the event is there. */
  async #deliver(eventId: string): Promise<boolean> {
    const room = await this.#options.rooms.open(eventId)
    if (!room) return false
    await room.catchUp()
    for (const letter of await this.#claim(room)) {
      if (!(await this.#isThere(letter, eventId))) continue
      if (this.#closing.signal.aborted) await this.#put(eventId, [{ ...letter, dueAt: this.#options.now() }])
      else await this.#attempt(room, letter)
    }
    return true
  }

  /** Organisers may have taken it back since it was claimed. */
  async #isThere({ id }: { id: string }, eventId: string): Promise<boolean> {
    return (await this.#options.storage.letters.of(eventId)).some((each) => each.id === id)
  }

  /** The letters that are due longest; those that have to wait for the plan are put off. */
  #claim(room: Room): Promise<QueuedLetter[]> {
    const { storage, turns, now, pace, waitForPlan } = this.#options
    return turns.take(room.eventId, async () => {
      const at = now()
      const due = (await storage.letters.of(room.eventId))
        .map(letterOf)
        .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
        .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
      const waits = new Map(due.map((letter) => [letter, waitForPlan(room, letter)]))
      const early = due.filter((letter) => (waits.get(letter) ?? 0) > 0)
      const claimed = due.filter((letter) => waits.get(letter) === 0).slice(0, AT_ONCE)
      await this.#put(room.eventId, [
        ...early.map((letter) => ({ ...letter, dueAt: at + (waits.get(letter) ?? 0) })),
        ...claimed.map((letter) => ({ ...letter, dueAt: at + pace.claimMs })),
      ])
      return claimed
    })
  }

  async #put(eventId: string, letters: readonly QueuedLetter[]): Promise<void> {
    const writes = letters.map(
      (each): LetterWrite => ({ kind: 'putLetter', eventId, letter: storedLetter(each) }),
    )
    if (writes.length > 0) await this.#options.storage.write(writes)
  }

  async #attempt(room: Room, letter: QueuedLetter): Promise<void> {
    const { storage, now, pace, compose } = this.#options
    const { eventId } = room
    const { personId } = letter
    if (!room.state.persons.has(personId)) return
    const known = await keptOfPerson(storage, eventId, personId)
    const kept = known ?? newLettersOfPerson()
    // From its first attempt on a letter tells the same, by whatever way.
    const before = letter.before === undefined ? kept.told : letter.before
    const composed = await compose(room, { ...letter, before })
    if (!composed)
      return this.#settle(room, { letter, kept, ways: letter.ways.map(dropped('nothing')), dueAt: null })
    if (now() - letter.askedAt > pace.patienceMs)
      return this.#settle(room, { letter, kept, ways: letter.ways.map(dropped('tooOld')), dueAt: null })
    // What the address of the letter opens has to be kept before anybody has it.
    if (!known) await storage.write([putOfPerson(eventId, personId, kept)])
    const { told, ...content } = composed
    const toSend = { ...content, id: letter.id, kept }
    const ways: Way[] = []
    let waitMs = 0
    for (const way of letter.ways) {
      const made = way.outcome === 'waiting' ? await this.#sendBy(room, way.channel, toSend) : undefined
      const next = made ? afterAttempt(way, made) : way
      ways.push(next)
      if (made && next.outcome === 'waiting')
        waitMs = Math.max(waitMs, this.#waitAfter(letter, way.channel, made))
      if (made?.kind === 'refused' && made.isAddress)
        kept.refusedHash = addressHash(room.state.persons.get(personId)?.email ?? '')
      if (made?.kind === 'sent' && told) kept.told = told
    }
    const dueAt = waitMs > 0 ? now() + waitMs : null
    await this.#settle(room, {
      letter: { ...letter, before, attempts: letter.attempts + 1 },
      kept,
      ways,
      dueAt,
    })
  }

  async #sendBy(room: Room, name: Way['channel'], letter: LetterToSend): Promise<Attempt> {
    const { channels, now, pace } = this.#options
    const channel = channels.find((each) => each.name === name)
    if (!channel) return { kind: 'refused', why: 'off', isAddress: false }
    const pause = this.#pauses.get(name)
    if (pause && pause.until > now()) return { kind: 'unavailable', why: 'pause' }
    const reached = await channel.reach(room, [letter.personId], new Map([[letter.personId, letter.kept]]))
    const reason = reached.get(letter.personId)
    if (reason) return { kind: 'refused', why: reason, isAddress: false }
    await this.#takeTurn(pace.betweenMs)
    if (!(await this.#isThere(letter, room.eventId))) return { kind: 'unavailable', why: 'takenBack' }
    const made = await channel.send(room, letter)
    if (made.kind !== 'unavailable') this.#pauses.delete(name)
    else {
      const [shortest, longest] = pace.pauses
      const ms = Math.min(longest, pause ? 2 * pause.ms : shortest)
      this.#pauses.set(name, { until: now() + ms, ms })
      this.#options.log.warn({ channel: name, why: made.why }, 'A channel for letters takes nothing')
    }
    return made
  }

  /** One letter after the other, with a pause between them: mail servers take offence at floods. */
  async #takeTurn(betweenMs: number): Promise<void> {
    const wait = this.#nextAt - performance.now()
    if (wait > 0) await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    this.#nextAt = performance.now() + betweenMs
  }

  #waitAfter({ attempts }: QueuedLetter, name: Way['channel'], made: Attempt): number {
    const { pace, now } = this.#options
    if (made.kind === 'unavailable') return Math.max(1, (this.#pauses.get(name)?.until ?? now()) - now())
    const wait = pace.waits[Math.min(attempts, pace.waits.length - 1)] ?? LONGEST_MS
    return made.kind === 'later' ? Math.max(wait, made.afterMs ?? 0) : wait
  }

  async #settle(
    room: Room,
    {
      letter,
      kept,
      ways,
      dueAt,
    }: { letter: QueuedLetter; kept: LettersOfPerson; ways: Way[]; dueAt: number | null },
  ): Promise<void> {
    const { storage, now, turns } = this.#options
    const { eventId } = room
    await turns.take(eventId, async () => {
      // Erased meanwhile, with everything of theirs.
      if (!room.state.persons.has(letter.personId)) return
      // Taken back while it was on its way: it does not wait again, and what was sent of it is told.
      const isTakenBack = !(await this.#isThere(letter, eventId))
      const done = ways.filter(({ outcome }) => outcome !== 'waiting')
      if (isTakenBack && done.length === 0) return
      const settled = isTakenBack ? { ways: done, dueAt: null } : { ways, dueAt }
      const at = settled.dueAt === null ? now() : letter.at
      await storage.write([
        { kind: 'putLetter', eventId, letter: storedLetter({ ...letter, ...settled, at }) },
        putOfPerson(eventId, letter.personId, kept),
      ])
    })
  }
}

const dropped =
  (why: string) =>
  (way: Way): Way =>
    way.outcome === 'waiting' ? { ...way, outcome: 'dropped', why } : way

function afterAttempt(way: Way, made: Attempt): Way {
  switch (made.kind) {
    case 'sent':
      return { ...way, outcome: 'sent', why: '' }
    case 'refused':
      return { ...way, outcome: 'refused', why: made.why }
    default:
      return { ...way, why: made.why }
  }
}
