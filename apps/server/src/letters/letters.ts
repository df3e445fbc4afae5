import { activePeople, answersOf, type PersonId, programmesOfPeople } from '@planner/domain'
import {
  isPlanLetter,
  LETTER_KINDS,
  type LetterKind,
  type LetterOverview,
  type LetterPreviewed,
  type PlanLetterState,
  type UnreachedReason,
} from '@planner/protocol'
import { EventLooks } from '../event-looks.ts'
import { LIMITS } from '../limits/limits.ts'
import { KeptProgrammes } from '../outward/kept-programme.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { EventTurns } from '../storage/event-turns.ts'
import type { LetterWrite } from '../storage/letter-row.ts'
import type { Bounce } from './bounces.ts'
import type { Channel } from './channel.ts'
import { Composer } from './composer.ts'
import { concernedBy, type LetterFacts } from './concerned.ts'
import { Deliveries } from './deliveries.ts'
import { reachedByMail } from './mail-channel.ts'
import { LETTER_PACE, type LetterPace } from './pace.ts'
import {
  addressHash,
  keptOfEvent,
  keptOfPerson,
  type LettersOfPerson,
  newLettersOfPerson,
  putOfEvent,
  putOfPerson,
  tellsChangesOf,
} from './person-mail.ts'
import { planChangedAt, planLetterState } from './plan-letters.ts'
import { planTellingOf } from './plan-told.ts'
import { isWaiting, letterOf, type QueuedLetter, storedLetter } from './queued-letter.ts'

export type LettersOptions = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log' | 'ids'> & {
  /** By which letters go; none where this installation sends nothing. */
  channels: readonly Channel[]
  /** Whom mail comes from; '' without mail. */
  from: string
  /** Base URL of links in letters that are sent. */
  publicUrl: string
  pace?: Partial<LetterPace> | undefined
}

/** Lines of the log that organisers read, and that are kept. */
const LOG_SHOWN = 200
const LOG_KEPT = 3000
const DAY_MS = 86_400_000

/** The people of an event, whom letters concern, and by which ways they are reached. */
type Overviewed = { facts: LetterFacts; kept: ReadonlyMap<PersonId, LettersOfPerson>; tellsChanges: boolean }
type Reached = { mail: Map<PersonId, UnreachedReason | null>; push: Map<PersonId, UnreachedReason | null> }

export type Queued = { kind: 'queued'; number: number } | { kind: 'tooMany' }

/** What organisers tell people, and what people get by mail and push; LETTER-1 to LETTER-10. */
export class Letters {
  readonly #options: LettersOptions
  readonly #pace: LetterPace
  readonly #turns: EventTurns
  readonly #deliveries: Deliveries
  readonly #looks: EventLooks | undefined
  readonly #programmes = new KeptProgrammes()
  readonly #composer: Composer

  constructor(options: LettersOptions) {
    this.#options = options
    this.#pace = { ...LETTER_PACE, ...options.pace }
    this.#turns = new EventTurns('letters', options.storage.shared?.leases)
    this.#composer = new Composer(options, this.#programmes)
    this.#deliveries = new Deliveries({
      ...options,
      turns: this.#turns,
      pace: this.#pace,
      compose: (room, letter) =>
        this.#composer.compose(room, letter, { before: letter.before ?? null, publicUrl: options.publicUrl }),
      waitForPlan: (room, { kind }) => (isPlanLetter(kind) ? this.#untilQuiet(room) : 0),
    })
    // Where nothing is sent nobody looks at what changes.
    if (this.isOn)
      this.#looks = new EventLooks({
        ...options,
        what: 'letters',
        lookMs: this.#pace.quietMs,
        sweepMs: this.#pace.sweepMs,
        eventIds: () => options.storage.eventsWithPublished('letters'),
        look: (eventId) => this.#tellChanges(eventId),
      })
  }

  get isOn(): boolean {
    return this.#options.channels.length > 0
  }

  /** Of the addresses that mail comes from; '' without mail. */
  get domain(): string {
    return this.#options.from.split('@')[1] ?? ''
  }

  /** Goes on with what was under way. */
  start(): void {
    if (!this.isOn) return
    this.#deliveries.soon()
    this.#looks?.all()
  }

  async close(): Promise<void> {
    await this.#looks?.close()
    await this.#deliveries.close()
    await Promise.all(this.#options.channels.map((channel) => channel.close()))
  }

  /** Whether letters about the plan can be written now, and why not; LETTER-3. */
  planLetters(room: Room): PlanLetterState {
    return planLetterState(room, this.#programmes.of(room))
  }

  async overview(room: Room, numQueued = 0): Promise<LetterOverview> {
    const { channels, from } = this.#options
    const { facts, kept, tellsChanges } = await this.#look(room)
    const active = activePeople(room.state).map(({ id }) => id)
    const reached = await this.#reach(room, active, kept)
    const isReached = (id: PersonId) =>
      (this.#has('mail') && reached.mail.get(id) === null) || reached.push.get(id) === null
    return {
      channels: { mail: this.#has('mail'), push: this.#has('push') },
      from: channels.length === 0 ? '' : from,
      tellsChanges,
      planLetters: facts.planLetters,
      kinds: LETTER_KINDS.map((kind) => {
        const concerned = concernedBy(kind, facts)
        return { kind, numConcerned: concerned.length, numReached: concerned.filter(isReached).length }
      }),
      numWaiting: facts.letters.filter(isWaiting).length,
      unreached: active.flatMap((personId) => {
        const why = reached.mail.get(personId)
        return !why || reached.push.get(personId) === null ? [] : [{ personId, why }]
      }),
      log: logOf(facts.letters),
      numQueued,
    }
  }

  /** A letter word for word, and whom such letters concern; `publicUrl` is the base of its links. LETTER-2. */
  async preview(
    room: Room,
    kind: LetterKind,
    personId: PersonId,
    publicUrl: string,
  ): Promise<LetterPreviewed> {
    const { facts, kept } = await this.#look(room)
    const concerned = concernedBy(kind, facts)
    const reached = await this.#reach(room, concerned, kept)
    const shown = personId === '' ? concerned[0] : concerned.find((id) => id === personId)
    return {
      kind,
      addressees: concerned.map((id) => ({
        personId: id,
        mail: reached.mail.get(id) ?? null,
        push: reached.push.get(id) === null,
      })),
      letter:
        shown === undefined ? null : await this.#shown(room, { kind, personId: shown, kept, publicUrl }),
    }
  }

  /** Queues a letter for each person concerned, or for those of them who are named. */
  send(room: Room, kind: LetterKind, personIds: readonly PersonId[] | undefined): Promise<Queued> {
    return this.#turns.take(room.eventId, async () => {
      const { storage, now, ids } = this.#options
      await room.catchUp()
      const { facts, kept } = await this.#look(room)
      const named = personIds && new Set(personIds)
      const concerned = concernedBy(kind, facts).filter((id) => !named || named.has(id))
      const reached = await this.#reach(room, concerned, kept)
      const at = now()
      const letters = concerned.flatMap((personId): QueuedLetter[] => {
        const channels = [
          ...(this.#has('mail') && reached.mail.get(personId) === null ? (['mail'] as const) : []),
          ...(reached.push.get(personId) === null ? (['push'] as const) : []),
        ]
        if (channels.length === 0) return []
        const ways = channels.map((channel) => ({ channel, outcome: 'waiting', why: '' }) as const)
        return [{ id: ids.newId(), personId, at, dueAt: at, kind, ways, askedAt: at, attempts: 0 }]
      })
      const today = facts.letters.filter(({ askedAt }) => at - askedAt < DAY_MS).length
      if (today + letters.length > LIMITS.lettersOfEvent.value) return { kind: 'tooMany' }
      const old = facts.letters.filter((each) => !isWaiting(each)).slice(LOG_KEPT)
      const writes: LetterWrite[] = [
        ...letters.map(
          (each) => ({ kind: 'putLetter', eventId: room.eventId, letter: storedLetter(each) }) as const,
        ),
        ...old.map(({ id }) => ({ kind: 'removeLetter', eventId: room.eventId, id }) as const),
      ]
      if (writes.length > 0) await storage.write(writes)
      this.#deliveries.soon()
      return { kind: 'queued', number: letters.length }
    })
  }

  /** People who were given their letters by hand count as told. @returns how many of them the letter concerned. */
  told(room: Room, kind: LetterKind, personIds: readonly PersonId[]): Promise<number> {
    return this.#turns.take(room.eventId, async () => {
      const { storage, now, ids } = this.#options
      await room.catchUp()
      const { facts, kept } = await this.#look(room)
      const named = new Set(personIds)
      const concerned = concernedBy(kind, facts).filter((id) => named.has(id))
      const at = now()
      const ways = [{ channel: 'hand', outcome: 'sent', why: '' } as const]
      const entries = programmesOfPeople(facts.programme.plan)
      await storage.write(
        concerned.flatMap((personId) => {
          const letter = { id: ids.newId(), personId, at, dueAt: null, kind, ways, askedAt: at, attempts: 1 }
          const before = kept.get(personId) ?? newLettersOfPerson()
          const told = isPlanLetter(kind) ? planTellingOf(entries.get(personId) ?? []) : before.told
          return [
            { kind: 'putLetter', eventId: room.eventId, letter: storedLetter(letter) } as const,
            putOfPerson(room.eventId, personId, { ...before, told }),
          ]
        }),
      )
      return concerned.length
    })
  }

  /** Takes back what waits. @returns how many letters. */
  stop(room: Room): Promise<number> {
    return this.#turns.take(room.eventId, async () => {
      const { storage } = this.#options
      const waiting = (await storage.letters.of(room.eventId)).filter(isWaiting)
      const writes = waiting.map(
        ({ id }): LetterWrite => ({ kind: 'removeLetter', eventId: room.eventId, id }),
      )
      if (writes.length > 0) await storage.write(writes)
      return waiting.length
    })
  }

  /** Of a letter that came back by mail; false where no such letter is known. LETTER-7 */
  async bounced({ eventId, letterId, recipient, status }: Bounce): Promise<boolean> {
    const { rooms, storage } = this.#options
    const room = await rooms.open(eventId)
    if (!room) return false
    return this.#turns.take(eventId, async () => {
      const letter = (await storage.letters.of(eventId)).map(letterOf).find(({ id }) => id === letterId)
      const kept = letter && (await keptOfPerson(storage, eventId, letter.personId))
      if (!letter || !kept) return false
      const ways = letter.ways.map((way) =>
        way.channel === 'mail' ? { ...way, outcome: 'refused' as const, why: status } : way,
      )
      const isTold = ways.some(({ outcome }) => outcome === 'sent')
      const told = isTold || !isPlanLetter(letter.kind) ? kept.told : (letter.before ?? null)
      const email = recipient || (room.state.persons.get(letter.personId)?.email ?? '')
      await storage.write([
        { kind: 'putLetter', eventId, letter: storedLetter({ ...letter, ways }) },
        putOfPerson(eventId, letter.personId, { ...kept, told, refusedHash: addressHash(email) }),
      ])
      return true
    })
  }

  /** Whether people are told by themselves when their plan has changed; LETTER-4. */
  async change(room: Room, { tellsChanges }: { tellsChanges: boolean }): Promise<void> {
    await this.#options.storage.write([putOfEvent(room.eventId, { tellsChanges })])
    if (!tellsChanges) return
    this.#looks?.begin(room.eventId)
    this.#looks?.soon(room.eventId, this.#untilQuiet(room))
  }

  #has(name: Channel['name']): boolean {
    return this.#options.channels.some((channel) => channel.name === name)
  }

  async #look(room: Room): Promise<Overviewed> {
    const { storage, now } = this.#options
    const { tellsChanges, people } = await keptOfEvent(storage, room.eventId)
    const letters = (await storage.letters.of(room.eventId)).map(letterOf)
    const programme = this.#programmes.of(room)
    const facts = {
      state: room.state,
      programme,
      planLetters: this.planLetters(room),
      answers: lazily(() => answersOf(room.variant, room.state)),
      letters,
      people,
      now: now(),
    }
    return { facts, kept: people, tellsChanges }
  }

  async #reach(
    room: Room,
    people: readonly PersonId[],
    kept: ReadonlyMap<PersonId, LettersOfPerson>,
  ): Promise<Reached> {
    const push = this.#options.channels.find(({ name }) => name === 'push')
    return {
      mail: await reachedByMail(this.#options.storage, room, people, kept),
      push: (await push?.reach(room, people, kept)) ?? new Map(),
    }
  }

  async #shown(
    room: Room,
    {
      kind,
      personId,
      kept,
      publicUrl,
    }: {
      kind: LetterKind
      personId: PersonId
      kept: ReadonlyMap<PersonId, LettersOfPerson>
      publicUrl: string
    },
  ): Promise<LetterPreviewed['letter']> {
    const known = kept.get(personId) ?? newLettersOfPerson()
    const letter = { kind, personId }
    const composed = await this.#composer.compose(room, letter, { before: known.told, publicUrl })
    if (!composed) return null
    const { subject, text, calendar } = composed
    return { personId, subject, text, attachment: calendar?.name ?? '' }
  }

  /** How long the plan has to stay as it is before anybody is told of it; ms. LETTER-3. */
  #untilQuiet(room: Room): number {
    const rest = planChangedAt(this.#programmes.of(room)) + this.#pace.quietMs - this.#options.now()
    // An organiser's clock may be ahead: nobody waits longer than from now.
    const wait = Math.min(Math.max(0, rest), this.#pace.quietMs)
    return room.isLockedByPlanner ? Math.max(wait, this.#pace.quietMs) : wait
  }

  async #tellChanges(eventId: string): Promise<number | null | 'none'> {
    const { rooms, storage } = this.#options
    if (!(await tellsChangesOf(storage, eventId))) return 'none'
    const room = await rooms.open(eventId)
    if (!room) return null
    await room.catchUp()
    const wait = this.#untilQuiet(room)
    if (wait > 0) return wait
    await this.send(room, 'planChanged', undefined)
    return null
  }
}

/** What is made when somebody asks first. */
function lazily<R extends object>(make: () => R): () => R {
  let made: R | undefined
  return () => {
    made ??= make()
    return made
  }
}

function logOf(letters: readonly QueuedLetter[]): LetterOverview['log'] {
  const entries = letters.flatMap(({ personId, kind, ways, at, dueAt }) =>
    ways.map(({ channel, outcome, why }) => ({ at: dueAt ?? at, personId, kind, channel, outcome, why })),
  )
  const order = ({ outcome, at }: { outcome: string; at: number }) =>
    (outcome === 'waiting' ? -1 : 1) * 1e15 - at
  return entries.sort((a, b) => order(a) - order(b)).slice(0, LOG_SHOWN)
}
