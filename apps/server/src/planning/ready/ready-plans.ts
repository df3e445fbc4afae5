import { planRefusal, settingValue } from '@planner/domain'
import type { Logger } from 'pino'
import type { ReadyFigures } from '../../http/metrics.ts'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import { seedOf } from '../compile/compile-problem.ts'
import type { FollowedRoom } from '../insight/followed-event.ts'
import { type Insight, orTimedOut } from '../insight/insight.ts'
import { HUB_LOAD } from '../queue/hub-first.ts'
import type { Place, SearchQueue } from '../queue/search-queue.ts'
import type { SolverEnd } from '../threads/solver-child.ts'
import { type Candidate, Candidates, problemKey, type ReadyPlan, type ReadySource } from './candidates.ts'
import { FREE_CORES, watchFreeCores } from './free-cores.ts'
import { READY_PACE, type ReadyPace, SearchHours } from './search-hours.ts'

type WatchedRoom = FollowedRoom & Pick<Room, 'isLockedByPlanner'>

export type ReadyDeps = {
  insight: Pick<Insight, 'ask'>
  rooms: { loaded: (eventId: string) => WatchedRoom | undefined }
  /** Server time, ms since the epoch. */
  now: () => number
  /** 0..1, for fresh seeds. */
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  searches: SearchQueue
  /** Whether this server keeps plans ready at all. */
  isOn: boolean
  pace?: Partial<ReadyPace> | undefined
  freeCores?: () => number
}

/** A search that got less than this part of a core has not searched for as long as it took. */
const LEAST_SHARE = 0.5
/** A shorter search is none. */
const LEAST_SECONDS = 1

/** A plan from scratch, and one that keeps what can be kept of the plan in force. */
const MODES = [{ keepPreviousPlan: false }, { keepPreviousPlan: true }] as const
type Mode = (typeof MODES)[number]

/** An event that an organiser has open or had lately. */
type Followed = {
  seenAt: number
  /** From where an organiser was last there: whose share of the hour its searches take. */
  address: string
  changedAt: number
  /** The revision of which the keys are, and whether all of them were searched. */
  looked: { revision: number; keys: Map<Mode, string>; isDone: boolean } | undefined
  /** From which data the plan was made last. */
  plannedFrom: string | undefined
}

/** A search that waits for its turn or has it. */
type ReadySearch = {
  eventId: string
  key: string
  problem: string
  seed: number
  /** How long it may take. */
  seconds: number
  /** The time limit of a run. */
  runSeconds: number
  /** What an earlier part of the search has found. */
  earlier: Candidate | undefined
  place: Place
  /** What it has found so far. */
  candidate: Candidate
}

export type ReadyState = {
  /**
   * `off`: nothing is kept ready; `searching`: asking again later helps; `ready`: nothing more comes before
   * the next change.
   */
  state: 'off' | 'searching' | 'ready'
  /** Nothing more is searched in this hour, though something is missing; then it is off. */
  isUsedUp: boolean
  plans: readonly { keepPreviousPlan: boolean; plan: ReadyPlan }[]
}

/**
 * Keeps plans ready of events that organisers have open: one search at a time, behind everything else,
 * after changes have settled. What it finds stays in memory and is told to nobody but by `stateOf`; it
 * goes with the problem that it was found for.
 */
export class ReadyPlans implements ReadySource {
  readonly #deps: ReadyDeps
  readonly #pace: ReadyPace
  readonly #freeCores: () => number
  readonly #followed = new Map<string, Followed>()
  readonly #watched = new WeakSet<WatchedRoom>()
  readonly #candidates = new Candidates()
  readonly #hours: SearchHours
  readonly #looking: NodeJS.Timeout | undefined
  #search: ReadySearch | undefined
  #stopping: Promise<void> = Promise.resolve()
  #beginning: Promise<void> | undefined
  readonly #counts = { pauses: 0, searchSeconds: 0, runs: { ended: 0, begun: 0, none: 0 } }
  #isClosed = false

  constructor(deps: ReadyDeps) {
    this.#deps = deps
    this.#pace = { ...READY_PACE, ...deps.pace }
    this.#freeCores = deps.freeCores ?? watchFreeCores()
    const { eventSecondsPerHour: eventSeconds, serverSecondsPerHour: serverSeconds } = this.#pace
    this.#hours = new SearchHours({ now: deps.now, eventSeconds, serverSeconds })
    if (!deps.isOn) return
    this.#looking = setInterval(() => void this.look(), this.#pace.lookMs)
    this.#looking.unref()
  }

  /** An organiser has opened the event, looks at its plan, or leaves. */
  seen(room: WatchedRoom, address: string): void {
    if (!this.#deps.isOn) return
    const now = this.#deps.now()
    const known = this.#followed.get(room.eventId)
    if (known) Object.assign(known, { seenAt: now, address })
    else
      this.#followed.set(room.eventId, {
        seenAt: now,
        address,
        changedAt: now,
        looked: undefined,
        plannedFrom: undefined,
      })
    this.#watch(room)
  }

  /** What is ready of the event as it stands. */
  stateOf(room: WatchedRoom): ReadyState {
    const followed = this.#followed.get(room.eventId)
    if (!followed || !this.#isWanted(room)) return { state: 'off', isUsedUp: false, plans: [] }
    const { looked } = followed
    const isSearching = this.#search?.eventId === room.eventId
    const isUsedUp = !isSearching && this.#left(room.eventId) < LEAST_SECONDS
    const state = isUsedUp ? 'off' : 'searching'
    if (looked?.revision !== room.revision) return { state, isUsedUp, plans: [] }
    const plans = [...looked.keys].flatMap(([{ keepPreviousPlan }, key]) => {
      const plan = readyPlanOf(this.#candidates.get(key))
      return plan?.isComplete ? [{ keepPreviousPlan, plan }] : []
    })
    return looked.isDone ? { state: 'ready', isUsedUp: false, plans } : { state, isUsedUp, plans }
  }

  seedFor: ReadySource['seedFor'] = (asked) => {
    const plan = readyPlanOf(this.#candidates.get(problemKey(asked)))
    return plan?.isComplete ? plan.seed : undefined
  }

  take: ReadySource['take'] = (asked) => {
    const key = problemKey(asked)
    const plan = readyPlanOf(this.#candidates.get(key))
    const isComplete = plan?.isComplete === true && plan.seed === asked.seed
    this.#counts.runs[!plan ? 'none' : isComplete ? 'ended' : 'begun'] += 1
    if (!plan) return undefined
    if (asked.seed !== 0) this.#candidates.delete(key)
    return { ...plan, isComplete }
  }

  planned: ReadySource['planned'] = (eventId, dataKey) => {
    const followed = this.#followed.get(eventId)
    if (followed) followed.plannedFrom = dataKey
  }

  figures(): ReadyFigures {
    const { seconds = 0, pauses = 0, isPaused = false } = this.#search?.place.figures() ?? {}
    return {
      ...this.#candidates.figures(),
      runs: this.#counts.runs,
      searching: this.#search ? 1 : 0,
      paused: isPaused ? 1 : 0,
      pauses: this.#counts.pauses + pauses,
      searchSeconds: this.#counts.searchSeconds + seconds,
    }
  }

  /** Begins a search that is due, or ends one that must not go on. */
  look(): Promise<void> {
    this.#beginning ??= this.#look().finally(() => {
      this.#beginning = undefined
    })
    return this.#beginning
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return
    this.#tidy()
    const free = this.#freeCores()
    const hubLoad = this.#deps.searches.hubLoad()
    if (this.#search) {
      const { eventId, place } = this.#search
      const isTimeOver = this.#left(eventId) <= place.figures().seconds
      if (isTimeOver || free < FREE_CORES.toGoOn) this.#stop()
      return
    }
    if (!this.#deps.searches.isIdle || free < FREE_CORES.toBegin || hubLoad >= HUB_LOAD.toPause) return
    try {
      await this.#stopping
      const due = this.#due()
      if (due) await this.#begin(due.room, due.followed)
    } catch (error) {
      this.#deps.log.error({ err: error }, 'no plan could be kept ready')
    }
  }

  /** Ends the search; resolves when its process is gone. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#looking)
    await this.#beginning
    this.#stop()
    await this.#stopping
  }

  /**
   * Of the events with something to search one whose address, and which itself, was searched for least in
   * this hour; of these the one that has been quiet for longest.
   */
  #due(): { room: WatchedRoom; followed: Followed } | undefined {
    const quietSince = this.#deps.now() - this.#pace.quietMs
    const due = [...this.#followed].flatMap(([eventId, followed]) => {
      const room = this.#deps.rooms.loaded(eventId)
      if (!room || followed.changedAt > quietSince || room.isLockedByPlanner || !this.#isWanted(room))
        return []
      const isDone = followed.looked?.isDone === true && followed.looked.revision === room.revision
      if (isDone || this.#left(eventId) < LEAST_SECONDS) return []
      return [{ room, followed, ...this.#hours.had({ eventId, address: followed.address }) }]
    })
    return due.sort(
      (a, b) =>
        a.ofAddress - b.ofAddress || a.ofEvent - b.ofEvent || a.followed.changedAt - b.followed.changedAt,
    )[0]
  }

  /** Seconds that may still be searched for an event in this hour. */
  #left(eventId: string): number {
    return this.#hours.left({ eventId, address: this.#followed.get(eventId)?.address ?? '' })
  }

  #isWanted({ variant, state }: WatchedRoom): boolean {
    if (!this.#deps.isOn || planRefusal(state)) return false
    return settingValue(variant, state.settings, 'parameters|rules|keepPlanReady')
  }

  /**
   * Looks what the event's problems are now, and starts the first search that is not over. What is of other
   * problems is dropped.
   */
  async #begin(room: WatchedRoom, followed: Followed): Promise<void> {
    const { eventId, variant, state, revision } = room
    const runSeconds = settingValue(variant, state.settings, 'parameters|groups|solverTimeLimit')
    const keys = new Map<Mode, string>()
    const orders: { key: string; problem: string; seed: number }[] = []
    for (const mode of MODES) {
      const made = await orTimedOut(this.#deps.insight.ask(room, 'problem', mode), () => undefined)
      // Whatever has changed meanwhile is looked at once it has settled.
      if (!made || room.revision !== revision || !this.#deps.searches.isIdle || this.#isClosed) return
      if (followed.plannedFrom === made.dataKey) break
      if (mode.keepPreviousPlan && !made.hasPrevious) break
      const seed = seedOf(variant, state, this.#deps.random)
      const { problem } = made
      const key = problemKey({ eventId, problem, seconds: runSeconds, seed })
      keys.set(mode, key)
      if (!this.#candidates.get(key)?.isOver) orders.push({ key, problem, seed })
    }
    this.#candidates.keepOnly(eventId, new Set(keys.values()))
    followed.looked = { revision, keys, isDone: orders.length === 0 }
    const [next] = orders
    if (next) this.#start({ eventId, ...next, runSeconds })
  }

  #start(order: Pick<ReadySearch, 'eventId' | 'key' | 'problem' | 'seed' | 'runSeconds'>): void {
    const { eventId, key, problem, runSeconds } = order
    const earlier = this.#candidates.get(key)
    const seed = earlier?.seed ?? order.seed
    const left = Math.min(this.#pace.searchSeconds, runSeconds) - (earlier?.seconds ?? 0)
    const seconds = Math.max(LEAST_SECONDS, Math.min(left, this.#left(eventId)))
    const address = this.#followed.get(eventId)?.address ?? ''
    const place = this.#deps.searches.ask({
      purpose: 'ready',
      eventId,
      address,
      seconds,
      characters: problem.length,
    })
    const nothing = { best: undefined, obstacles: [], isComplete: false, isOver: false, seconds: 0 }
    const candidate = earlier ?? { eventId, seed, ...nothing }
    const search = { ...order, seed, seconds, earlier, place, candidate }
    this.#search = search
    void this.#searchIn(search)
  }

  async #searchIn(search: ReadySearch): Promise<void> {
    const { eventId, problem, seed, earlier, place } = search
    if (!(await place.turn(() => this.#stop()))) return
    const end = await place.search({ problem, seed, best: earlier?.best?.text ?? null }, (best) => {
      search.candidate = { ...search.candidate, best }
    })
    if (this.#search !== search || end.kind === 'ended') return
    search.candidate = { ...search.candidate, isOver: true, ...foundAtEnd(search, end) }
    this.#stop()
    const { isComplete, seconds } = search.candidate
    this.#deps.log.info({ eventId, isComplete, seconds: Math.round(seconds) }, 'plan kept ready')
    void this.look()
  }

  /** Ends the search. What it has found so far is there at once for a run that makes it give way. */
  #stop(): void {
    const search = this.#search
    if (!search) return
    this.#search = undefined
    const { eventId, key, earlier, candidate, place } = search
    const { seconds: searched, pauses } = place.figures()
    const seconds = (earlier?.seconds ?? 0) + searched
    const isOver = candidate.isOver || seconds >= this.#pace.searchSeconds
    this.#candidates.put(key, { ...candidate, seconds, isOver })
    const address = this.#followed.get(eventId)?.address ?? ''
    this.#hours.add({ eventId, address }, searched)
    this.#counts.searchSeconds += searched
    this.#counts.pauses += pauses
    this.#stopping = place.end()
  }

  #changed(eventId: string, writes: readonly Write[] | null): void {
    const followed = this.#followed.get(eventId)
    if (!followed) return
    followed.changedAt = this.#deps.now()
    followed.looked = undefined
    if (this.#search?.eventId === eventId) this.#stop()
    // Of somebody erased nothing stays until the event has settled.
    if (!writes || writes.some(({ kind }) => kind === 'removePerson' || kind === 'removeEvent'))
      this.#candidates.keepOnly(eventId, new Set())
  }

  /**
   * A copy that was loaded anew may have changed unseen, so nothing is kept of an event that has left memory.
   */
  #watch(room: WatchedRoom): void {
    if (this.#watched.has(room)) return
    this.#watched.add(room)
    this.#changed(room.eventId, null)
    room.watch((writes) => this.#changed(room.eventId, writes))
  }

  /**
   * Drops what is of events that organisers have left long ago, that nobody has open, or for which it is not
   * wanted.
   */
  #tidy(): void {
    const before = this.#deps.now() - this.#pace.followMs
    for (const [eventId, { seenAt }] of this.#followed) {
      const room = this.#deps.rooms.loaded(eventId)
      if (room && seenAt >= before) this.#watch(room)
      if (room && seenAt >= before && this.#isWanted(room)) continue
      if (this.#search?.eventId === eventId) this.#stop()
      this.#candidates.keepOnly(eventId, new Set())
      if (seenAt < before) this.#followed.delete(eventId)
    }
  }
}

function readyPlanOf(candidate: Candidate | undefined): ReadyPlan | undefined {
  return candidate?.best && { ...candidate, best: candidate.best }
}

/** What is known of a search at its end. */
function foundAtEnd(search: ReadySearch, end: SolverEnd): Partial<Candidate> {
  if (end.kind !== 'done') return { isComplete: false }
  return { best: end.best, obstacles: end.obstacles, isComplete: isComplete(search, end) }
}

/** Whether a full run would have ended too, had it been given this search's time. */
function isComplete(
  { place, seconds, runSeconds, earlier }: ReadySearch,
  { isProven, cpuSeconds }: Extract<SolverEnd, { kind: 'done' }>,
): boolean {
  if (isProven) return true
  const { seconds: searched } = place.figures()
  if (cpuSeconds < LEAST_SHARE * searched) return false
  return searched < seconds || (earlier?.seconds ?? 0) + searched >= runSeconds
}
