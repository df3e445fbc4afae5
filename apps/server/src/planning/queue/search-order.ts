import { type Asking, inTurn } from '../../limits/turn-order.ts'
import { type Purpose, rulesOf } from './purposes.ts'

/** A search that waits for a place. `asks` is how many seconds it probably takes. */
export type Search = Asking & {
  id: string
  purpose: Purpose
  /** How long it may still take. */
  seconds: number
}

/** One that has a place, from `begunAt` on; ms. */
export type SearchTurn = Search & { begunAt: number }

export type Places = {
  atOnce: Readonly<Record<Purpose, number>>
  /** For so long a search that somebody has asked for is left alone at least; ms. */
  leastTurnMs: number
}

export type Queue = {
  waiting: readonly Search[]
  turns: readonly SearchTurn[]
  /** Seconds that each address has had of late, the turns that go on not counted. */
  used: ReadonlyMap<string, number>
  /** Somebody is about to ask for a search. */
  isAwaited?: boolean
}

type AskedStep =
  | { kind: 'begin'; search: Search }
  /** The turn ends for now, and the search begins in its place. */
  | { kind: 'replace'; turn: SearchTurn; search: Search }
  /** Nothing before a search ends, or before this time; ms. */
  | { kind: 'wait'; until: number }

/** `end`: the turn ends, and no place becomes free by it. */
export type SearchStep = AskedStep | { kind: 'end'; turn: SearchTurn }

/** A search that probably takes no longer is short; seconds. */
const SHORT = 8

/**
 * What happens next to those who wait for a search (LIMIT-13), whatever it is for. A search that
 * nobody has asked for begins while the queue is otherwise empty, ends as soon as it is not, and makes no
 * difference to the others.
 */
export function nextSearchStep(queue: Queue, places: Places, now: number): SearchStep {
  const asked = askedFor(queue)
  const behind = queue.turns.filter((turn) => !isAskedFor(turn))
  const isIdle = !queue.isAwaited && asked.waiting.length + asked.turns.length === 0
  const [first] = behind
  if (!isIdle) return first ? { kind: 'end', turn: first } : nextAskedStep(asked, places, now)
  const isFree = ({ purpose }: Search) =>
    behind.filter((turn) => turn.purpose === purpose).length < places.atOnce[purpose]
  const [search] = inTurn(queue.waiting.filter(isFree), { busy: behind, ranks: [rankOf] })
  return search ? { kind: 'begin', search } : { kind: 'wait', until: Number.POSITIVE_INFINITY }
}

export function isAskedFor({ purpose }: Pick<Search, 'purpose'>): boolean {
  return rulesOf(purpose).isAskedFor
}

function askedFor({ waiting, turns, used }: Queue): Queue {
  return { waiting: waiting.filter(isAskedFor), turns: turns.filter(isAskedFor), used }
}

function rankOf({ purpose }: Search): number {
  return rulesOf(purpose).rank
}

/**
 * Places are given by turns (LIMIT-19): first to whose address has had least, in steps, and to runs before
 * scenarios; but for one place, which is for short ones. A search whose address has nothing under way does
 * not wait for others to end: one of them is set aside for it whose address has had more by what the search
 * asks, twice as much at most, and goes on later. So nobody waits long for their first seconds, and long
 * searches change seldom.
 */
function nextAskedStep(queue: Queue, places: Places, now: number): AskedStep {
  const { waiting, turns } = queue
  const had = secondsByAddress(queue, now)
  const hadOf = ({ address }: Search) => had.get(address) ?? 0
  const stepOf = (search: Search) => stepsOf((hadOf(search) * 1000) / places.leastTurnMs)
  const inOrder = inTurn<Search>(waiting, { busy: turns, ranks: [stepOf, rankOf] })
  const isShortFree = !turns.some((turn) => isShort(turn) && secondsOf(turn, now) < SHORT)
  const goesFirst = (search: Search) => isShortFree && isShort(search)
  const busy = new Set(turns.map(({ address }) => address))
  let until = Number.POSITIVE_INFINITY
  for (const search of [...inOrder.filter(goesFirst), ...inOrder]) {
    const rivals = rivalsOf(search, turns, places)
    if (!rivals) return { kind: 'begin', search }
    if (busy.has(search.address)) continue
    const needed = goesFirst(search) ? 0 : hadOf(search) + Math.min(search.asks, hadOf(search))
    const times = rivals.map((turn) => {
      const missing = needed - hadOf(turn)
      return { turn, at: Math.max(turn.begunAt + places.leastTurnMs, now + missing * 1000) }
    })
    const due = times.filter(({ at }) => at <= now).sort((a, b) => hadOf(b.turn) - hadOf(a.turn))[0]
    if (due) return { kind: 'replace', turn: due.turn, search }
    until = Math.min(until, ...times.map(({ at }) => at))
  }
  return { kind: 'wait', until }
}

export function isShort({ asks }: Search): boolean {
  return asks <= SHORT
}

/** 0 for what is less than one, 1 for less than two, 2 for less than four and so on. */
function stepsOf(amount: number): number {
  return amount < 1 ? 0 : Math.floor(Math.log2(amount)) + 1
}

function secondsByAddress({ turns, used }: Queue, now: number): ReadonlyMap<string, number> {
  const had = new Map(used)
  for (const turn of turns) had.set(turn.address, (had.get(turn.address) ?? 0) + secondsOf(turn, now))
  return had
}

/** Of whom one has to end before a search can begin; undefined where a place is free. */
function rivalsOf(
  { purpose }: Search,
  turns: readonly SearchTurn[],
  { atOnce }: Places,
): readonly SearchTurn[] | undefined {
  const alike = turns.filter((turn) => turn.purpose === purpose)
  if (alike.length >= atOnce[purpose]) return alike
  return turns.length >= atOnce.run ? turns : undefined
}

/** How long a turn has lasted. */
export function secondsOf({ begunAt }: SearchTurn, now: number): number {
  return Math.max(0, (now - begunAt) / 1000)
}

/** A search after its turn. */
export function setAside({ begunAt, ...search }: SearchTurn, now: number): Search {
  return { ...search, seconds: Math.max(0, search.seconds - secondsOf({ ...search, begunAt }, now)) }
}

/** Steps of all that wait together: some milliseconds. */
const MAX_WORK = 2000

/**
 * In how many seconds at the latest each that waits begins, if nobody else comes and all take as long as they
 * may. Of those that begin after very much else nothing is known.
 */
export function expectedWaits(all: Queue, places: Places, now: number): ReadonlyMap<string, number> {
  const queue = askedFor(all)
  const waits = new Map<string, number>()
  const used = new Map(queue.used)
  let waiting = [...queue.waiting]
  let turns = [...queue.turns]
  let time = now
  const use = (turn: SearchTurn) =>
    used.set(turn.address, (used.get(turn.address) ?? 0) + secondsOf(turn, time))
  for (let step = 0; step * queue.waiting.length < MAX_WORK && waits.size < queue.waiting.length; step += 1) {
    const next = nextAskedStep({ waiting, turns, used }, places, time)
    if (next.kind === 'wait') {
      time = Math.max(time, Math.min(next.until, ...turns.map(endOf)))
      if (!Number.isFinite(time)) break
      for (const turn of turns) if (endOf(turn) <= time) use(turn)
      turns = turns.filter((turn) => endOf(turn) > time)
      continue
    }
    const { search } = next
    const replaced = next.kind === 'replace' ? next.turn : undefined
    if (replaced) use(replaced)
    if (!waits.has(search.id) && queue.waiting.some(({ id }) => id === search.id))
      waits.set(search.id, (time - now) / 1000)
    waiting = [...waiting.filter((each) => each !== search), ...(replaced ? [setAside(replaced, time)] : [])]
    turns = [...turns.filter((each) => each !== replaced), { ...search, begunAt: time }]
  }
  return waits
}

function endOf({ begunAt, seconds }: SearchTurn): number {
  return begunAt + seconds * 1000
}
