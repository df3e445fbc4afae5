import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { evaluate } from '@planner/solver'
import type { Insight as ThisInsight } from '../../apps/server/src/planning/insight/insight.ts'
import { snapshotOf } from '../../apps/server/src/planning/insight/snapshot.ts'
import { bench } from '../bench.ts'
import { personId, VARIANT } from '../events.ts'
import { head, row, spread } from '../figures.ts'
import { changingRoom, plannedContents } from './changing-room.ts'

/** The compiler warms up. */
const UNCOUNTED = 3

type Asked = (insight: ThisInsight, round: number) => Promise<unknown>

export const INSIGHT = bench({
  measures:
    'Questions about a planned event of 500 people and 120 topics: processor time of all threads, and the time until the answer.',
  options: {
    rounds: { type: 'string', default: '40', says: 'times that each question is asked' },
    against: {
      type: 'string',
      says: 'asks the code of another checkout (before) of this repository as well, in turns',
    },
  },
  async measure(stand, { rounds, against }) {
    // Each checkout starts its thread from its own sources.
    delete process.env.SERVER_BUNDLE
    const contents = plannedContents()
    const { room, move, choice, late: takeOutTenth } = changingRoom(contents)
    const checkouts = [
      ...(against === undefined ? [] : [{ name: 'before', path: against }]),
      { name: 'now', path: '.' },
    ]
    const sides: { name: string; insight: ThisInsight }[] = []
    for (const { name, path } of checkouts)
      sides.push({ name, insight: stand.closing(await insightFrom(path)) })
    const moves: Asked = (insight, round) =>
      insight.ask(room, 'moves', { personId: personId(round), from: null })
    const why: Asked = (insight, round) => insight.ask(room, 'why', { personId: personId(round), slot: 0 })
    const late: Asked = (insight) => insight.ask(room, 'latePlaces', { limits: [], without: [] })
    /** What happens before the question, and the question. */
    const cases: [name: string, before: () => void, ask: Asked][] = [
      ['priceMoves, first after a choice', choice, moves],
      ['priceMoves, first after a move by hand', move, moves],
      ['priceMoves, again', () => {}, moves],
      ['explainPlace, first after a move by hand', move, why],
      ['explainPlace, first after a choice', choice, why],
      ['explainPlace, again', () => {}, why],
      ['latePlaces, a tenth late', takeOutTenth, late],
    ]
    const evaluations = spread(evaluationTimes(contents), 1)
    console.log(
      `A full evaluation of the plan, which grows on a busy machine as well: ${evaluations.join(', p95 ')} ms\n`,
    )
    head(['question', 'code', 'processor, ms', 'p95', 'answer, ms', 'p95'])
    for (const [name, before, ask] of cases) {
      const found = sides.map(() => ({ cpu: [] as number[], waited: [] as number[] }))
      for (let round = 0; round < UNCOUNTED + Number(rounds); round++) {
        before()
        const order = sides.map((_, at) => at)
        if (round % 2 === 1) order.reverse()
        for (const at of order) {
          const [cpu, time] = [cpuMs(), performance.now()]
          await ask(sides[at].insight, round)
          if (round < UNCOUNTED) continue
          found[at].cpu.push(cpuMs() - cpu)
          found[at].waited.push(performance.now() - time)
        }
      }
      for (const [at, { cpu, waited }] of found.entries())
        row([name, sides[at].name, ...spread(cpu, 1), ...spread(waited, 1)])
    }
  },
})

async function insightFrom(checkout: string): Promise<ThisInsight> {
  const url = pathToFileURL(join(resolve(checkout), 'apps/server/src/planning/insight/insight.ts'))
  const { Insight } = (await import(url.href)) as { Insight: new () => ThisInsight }
  return new Insight()
}

function evaluationTimes({ state }: ReturnType<typeof plannedContents>): number[] {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    const { problem, plan } = snapshotOf(VARIANT, state)
    if (problem.kind !== 'groups') throw new Error('The event is of groups.')
    const began = cpuMs()
    evaluate(problem, plan as never)
    if (round >= UNCOUNTED) times.push(cpuMs() - began)
  }
  return times
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
