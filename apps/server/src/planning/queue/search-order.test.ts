import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  expectedWaits,
  nextSearchStep,
  type Places,
  type Queue,
  type Search,
  secondsOf,
  setAside,
} from './search-order.ts'

const PLACES: Places = { atOnce: { run: 3, scenario: 1, ready: 1 }, leastTurnMs: 4000 }

function search(id: string, address: string, seconds: number, more: Partial<Search> = {}): Search {
  return { id, address, seconds, asks: seconds, eventId: id, purpose: 'run', since: 0, ...more }
}

const scenario = (id: string, address: string, seconds: number) =>
  search(id, address, seconds, { purpose: 'scenario' })
const going = (begunAt: number, ...searches: Search[]) => searches.map((each) => ({ ...each, begunAt }))
const queue = (waiting: Search[], turns: Queue['turns'] = [], used: Record<string, number> = {}): Queue => ({
  waiting,
  turns,
  used: new Map(Object.entries(used)),
})
const hogs = ['a', 'b', 'c'].map((address) => search(`first of ${address}`, address, 3600))

test('LIMIT-13: places are given to the shortest first, runs before scenarios, and to whose address has had far less', () => {
  const [long, short] = [search('long', 'a', 60), search('short', 'b', 20)]
  const tried = scenario('tried', 'c', 20)
  const nextOf = (...of: Parameters<typeof queue>) => {
    const step = nextSearchStep(queue(...of), PLACES, 0)
    return step.kind === 'begin' ? step.search.id : step.kind
  }
  expect(nextOf([long, tried, short])).toBe('short')
  expect(nextOf([long, short], [], { b: 3 })).toBe('short')
  expect(nextOf([long, short], [], { b: 5 })).toBe('long')
  expect(nextOf([tried, long], going(0, short))).toBe('long')
  expect(nextOf([tried], going(0, short, long))).toBe('tried')
  const second = scenario('second', 'd', 20)
  expect(nextSearchStep(queue([second], going(0, tried)), PLACES, 1000)).toEqual({
    kind: 'wait',
    until: 4000,
  })
})

test('LIMIT-13: one place is for short searches, whatever their addresses have had, and not for those that do not end', () => {
  const short = search('short', 'd', 3600, { asks: 4 })
  const turns = going(0, ...hogs)
  expect(nextSearchStep(queue([short], turns, { d: 500 }), PLACES, 5000)).toMatchObject({
    kind: 'replace',
    search: short,
  })
  const other = search('other', 'e', 3600, { asks: 4 })
  const busy = going(0, ...hogs.slice(0, 2), short)
  expect(nextSearchStep(queue([other], busy, { e: 500 }), PLACES, 5000)).toMatchObject({ kind: 'wait' })
  expect(nextSearchStep(queue([other], busy, { e: 500 }), PLACES, 8000)).toMatchObject({
    kind: 'replace',
    search: other,
  })
})

test('LIMIT-13: nobody waits for the runs of others to end who has none, and a run is left alone for a while', () => {
  const waiting = ['a', 'b', 'c'].map((address) => search(`second of ${address}`, address, 3600))
  const honest = search('honest', 'd', 300)
  const turns = going(10_000, ...hogs)
  const forever = { kind: 'wait', until: Number.POSITIVE_INFINITY }
  expect(nextSearchStep(queue(waiting, turns), PLACES, 100_000)).toEqual(forever)
  const full = queue([...waiting, honest], turns)
  expect(nextSearchStep(full, PLACES, 13_999)).toEqual({ kind: 'wait', until: 14_000 })
  expect(nextSearchStep(full, PLACES, 14_000)).toEqual({ kind: 'replace', turn: turns[0], search: honest })
  // Whose address has had most makes room.
  const greedy = queue([honest], turns, { b: 100 })
  expect(nextSearchStep(greedy, PLACES, 30_000)).toEqual({ kind: 'replace', turn: turns[1], search: honest })
})

test('LIMIT-13: what was set aside comes back once others have had far more', () => {
  const [, second = scenario('', '', 0), third = second] = hogs
  const back = search('first of a', 'a', 3500)
  const others = going(0, second, third, search('honest', 'd', 300))
  const waits = nextSearchStep(queue([back], others, { a: 100 }), PLACES, 50_000)
  expect(waits).toEqual({ kind: 'wait', until: 200_000 })
  expect(nextSearchStep(queue([back], others, { a: 100 }), PLACES, 200_000)).toMatchObject({
    kind: 'replace',
    search: back,
  })
})

test('LIMIT-13: a scenario makes room for one of an address without any, and a run for a scenario', () => {
  const hog = scenario('hog', 'a', 60)
  const honest = scenario('honest', 'b', 3)
  const [turn] = going(0, hog)
  const step = nextSearchStep(queue([scenario('next', 'a', 60), honest], going(0, hog)), PLACES, 5000)
  expect(step).toEqual({ kind: 'replace', turn, search: honest })
  const runs = going(0, ...['a', 'c', 'd'].map((address) => search(address, address, 600)))
  expect(nextSearchStep(queue([honest], runs), PLACES, 5000)).toEqual({
    kind: 'replace',
    turn: runs[0],
    search: honest,
  })
})

test('LIMIT-13: the expected wait is when its turn would come', () => {
  const waiting = [search('second of a', 'a', 60), search('honest', 'd', 30), search('later', 'd', 30)]
  const waits = expectedWaits(queue(waiting, going(9000, ...hogs)), PLACES, 10_000)
  expect(waits.get('honest')).toBe(3)
  // Whose address has something under way waits until a place is free.
  expect(waits.get('later')).toBeGreaterThan(3)
  expect(waits.get('second of a')).toBeGreaterThan(3)
  expect(expectedWaits(queue([search('alone', 'a', 10)]), PLACES, 0).get('alone')).toBe(0)
})

test('PLAN-33: what nobody has asked for begins while nobody waits or is about to, ends at once, and its turns count for nothing', () => {
  const [ready, another] = [
    search('ready', 'a', 60, { purpose: 'ready' }),
    search('another', 'b', 5, { purpose: 'ready' }),
  ]
  const forever = { kind: 'wait', until: Number.POSITIVE_INFINITY }
  expect(nextSearchStep(queue([ready]), PLACES, 0)).toEqual({ kind: 'begin', search: ready })
  expect(nextSearchStep({ ...queue([ready]), isAwaited: true }, PLACES, 0)).toEqual(forever)
  expect(nextSearchStep(queue([another], going(0, ready)), PLACES, 1000)).toEqual(forever)
  const [turn] = going(0, ready)
  const end = { kind: 'end', turn }
  expect(nextSearchStep({ ...queue([], going(0, ready)), isAwaited: true }, PLACES, 1000)).toEqual(end)
  const run = search('run', 'a', 60)
  for (const asked of [run, scenario('tried', 'a', 60)]) {
    expect(nextSearchStep(queue([asked], going(0, ready)), PLACES, 1)).toEqual(end)
    expect(nextSearchStep(queue([ready], going(0, asked)), PLACES, 100_000)).toEqual(forever)
  }
  expect(expectedWaits(queue([ready, run], going(0, another)), PLACES, 0)).toEqual(new Map([['run', 0]]))
})

const isAsked = ({ purpose }: Search) => purpose !== 'ready'

const searches = fc
  .array(
    fc.record({
      address: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      seconds: fc.integer({ min: 1, max: 600 }),
      purpose: fc.constantFrom('run' as const, 'scenario' as const, 'ready' as const),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ address, seconds, purpose }, index) =>
      search(`${index}`, address, seconds, { purpose, since: index }),
    ),
  )

/** Plays a queue to its end; `see` is told of every step. */
function play(
  all: readonly Search[],
  see: (queue: Queue, step: ReturnType<typeof nextSearchStep>, now: number) => void,
) {
  const used = new Map<string, number>()
  const use = (turn: Queue['turns'][number]) => {
    if (isAsked(turn)) used.set(turn.address, (used.get(turn.address) ?? 0) + secondsOf(turn, now))
  }
  const endOf = ({ begunAt, seconds }: Queue['turns'][number]) => begunAt + seconds * 1000
  let waiting = all
  let turns = going(0)
  let now = 0
  for (let step = 0; waiting.length + turns.length > 0; step += 1) {
    expect(step).toBeLessThan(5000)
    const next = nextSearchStep({ waiting, turns, used }, PLACES, now)
    see({ waiting, turns, used }, next, now)
    if (next.kind === 'wait') {
      now = Math.min(next.until, ...turns.map(endOf))
      for (const turn of turns) if (endOf(turn) <= now) use(turn)
      turns = turns.filter((turn) => endOf(turn) > now)
      continue
    }
    const aside = next.kind === 'begin' ? undefined : next.turn
    if (aside) use(aside)
    turns = turns.filter((each) => each !== aside)
    if (aside) waiting = [...waiting, setAside(aside, now)]
    if (next.kind === 'end') continue
    const { search: begins } = next
    waiting = waiting.filter((each) => each !== begins)
    turns = [...turns, { ...begins, begunAt: now }]
    for (const [purpose, most] of Object.entries(PLACES.atOnce))
      expect(turns.filter((turn) => turn.purpose === purpose).length).toBeLessThanOrEqual(most)
    expect(turns.length).toBeLessThanOrEqual(PLACES.atOnce.run)
  }
}

test('property: LIMIT-13: there are never too many at a time, everybody ends, and who has nothing under way begins within their turns', () => {
  fc.assert(
    fc.property(searches, (all) => {
      const begun = new Map<string, number>()
      const begunOf = new Map<string, number>()
      play(all, (_, step, now) => {
        if (step.kind !== 'begin' && step.kind !== 'replace') return
        const { id, address } = step.search
        if (isAsked(step.search) && !begun.has(address)) begun.set(address, now)
        if (!begunOf.has(id)) begunOf.set(id, now)
      })
      expect(begunOf.size).toBe(all.length)
      // Five addresses, of which each has its first turn after one least turn of every other at most.
      expect(Math.max(0, ...begun.values())).toBeLessThanOrEqual(5 * PLACES.leastTurnMs)
      const waits = expectedWaits(queue(all), PLACES, 0)
      for (const [id, seconds] of waits) expect(seconds).toBeLessThanOrEqual((begunOf.get(id) ?? 0) / 1000)
    }),
    { numRuns: 300 },
  )
})

test('property: PLAN-33: what nobody has asked for is never beside what somebody has, and makes no difference to it', () => {
  fc.assert(
    fc.property(searches, (all) => {
      const stepsOf = (some: readonly Search[]) => {
        const steps: string[] = []
        play(some, ({ waiting, turns }, step, now) => {
          const isIdle = ![...waiting, ...turns].some(isAsked)
          if (step.kind === 'end') expect(isAsked(step.turn) || isIdle).toBe(false)
          if (step.kind === 'begin' && !isAsked(step.search)) expect(isIdle).toBe(true)
          if (step.kind !== 'begin' && step.kind !== 'replace') return
          expect(isAsked(step.search) && turns.some((turn) => !isAsked(turn))).toBe(false)
          if (isAsked(step.search)) steps.push(`${step.kind} ${step.search.id} at ${now}`)
        })
        return steps
      }
      expect(stepsOf(all)).toEqual(stepsOf(all.filter(isAsked)))
    }),
    { numRuns: 300 },
  )
})
