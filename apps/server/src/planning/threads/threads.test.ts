import { type GroupsProblem, type ProofReport, parseProblem } from '@planner/solver'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Pause } from './pause.ts'
import { ProofThreads } from './proof-threads.ts'
import { type SearchReport, SearchThreads } from './search-threads.ts'

function problemOf(people: number): GroupsProblem {
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 2,
    countBy: 'slots',
    people: ids.map((id) => ({ id, available: [0, 1], wants: 2 })),
    topics: ['t', 'u', 'v'].map((id, i) => ({ id, hosts: [ids[i]], minSize: 2, maxSize: 4 })),
    wishes: ids.flatMap((p, i) => [
      [p, 't', 10 + i],
      [p, 'u', 20 - i],
    ]),
    rules: { weights: { preferNewPersonToPersonContacts: 0, contactPreferences: 0, fairness: 0 } },
  })
  if (!parsed.ok || parsed.problem.kind !== 'groups') throw new Error('not a problem of groups')
  return parsed.problem
}

test('every search thread reports its last plan once it is requested to end, the last one alone too', async () => {
  const done: number[] = []
  let resolve = (_: number) => {}
  const next = () => new Promise<number>((one) => (resolve = one))
  const first = next()
  const searches = new SearchThreads(
    problemOf(16),
    { threads: 2, yielding: undefined, pause: new Pause(), options: { seconds: 600, seed: 1 } },
    {
      report: (thread, { kind, result }: SearchReport) => {
        if (kind !== 'done') return
        done.push(thread)
        expect(result.kind).toBe('groups')
        resolve(thread)
      },
      failed: (error) => {
        throw error
      },
    },
  )
  searches.endLast()
  expect(await first).toBe(1)
  const second = next()
  searches.end()
  expect(await second).toBe(0)
  expect(done).toEqual([1, 0])
  searches.close()
})

test('a paused search waits with all its threads, and goes on to its end', async () => {
  const done = Promise.withResolvers<void>()
  const pause = new Pause()
  pause.begin()
  let reports = 0
  let left = 2
  const searches = new SearchThreads(
    problemOf(16),
    { threads: 2, yielding: undefined, pause, options: { seconds: 600, seed: 1, iterations: 1000 } },
    {
      report: (_thread, { kind }: SearchReport) => {
        reports += 1
        if (kind === 'done') left -= 1
        if (left === 0) done.resolve()
      },
      failed: done.reject,
    },
  )
  await expect.poll(() => pause.isStill()).toBe(true)
  expect(left).toBe(2)
  pause.end()
  await done.promise
  expect(reports).toBeGreaterThanOrEqual(2)
  // Threads that are gone are not waited for.
  pause.begin()
  await expect.poll(() => pause.isStill()).toBe(true)
  searches.close()
})

test('what a pause takes is counted once, also while it lasts', () => {
  let clock = 1000
  const pause = new Pause(() => clock)
  for (const [isPaused, ms] of [
    [false, 5],
    [true, 30],
    [true, 10],
    [false, 7],
    [true, 1],
  ] as const) {
    if (isPaused) pause.begin()
    else pause.end()
    clock += ms
  }
  expect(pause.waitedMs()).toBe(41)
})

test.each([false, true])(
  'both provers of a small event start, report and go; ended by a pause: %s',
  async (isPaused) => {
    const reports: ProofReport[] = []
    const pause = new Pause()
    let started = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    let gone = 0
    const proofs = new ProofThreads(
      problemOf(6),
      { yielding: undefined, pause },
      {
        started: () => started++,
        report: (report) => reports.push(report),
        gone: () => {
          if (++gone === 2) resolve()
        },
      },
    )
    if (isPaused) {
      pause.begin()
      await expect.poll(() => pause.isStill()).toBe(true)
      expect([reports, gone]).toEqual([[], 0])
      pause.end()
    }
    proofs.setUnfilled(0)
    await promise
    expect(started).toBe(2)
    expect(reports.map(({ kind }) => kind)).toContain('bound')
    expect(reports.map(({ kind }) => kind)).toContain('plan')
  },
)

test('provers that were not started yet never start after the end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let started = 0
  const proofs = new ProofThreads(
    problemOf(6),
    { yielding: undefined, pause: new Pause() },
    {
      started: () => started++,
      report: () => {},
      gone: () => {},
    },
  )
  proofs.close()
  vi.advanceTimersByTime(60_000)
  expect(started).toBe(1)
})
