import { compareScores, type PlanResult, type Problem, parseProblem } from '@planner/solver'
import { isEmptyPlan, whyNoPlan } from '../report/why-no-plan.ts'
import { OWN_SHARE_MS, PLANNER_NICENESS } from './niceness.ts'
import { shortestWaitMs } from './patience.ts'
import { Pause } from './pause.ts'
import { bestPlanOf, type FromSolver, type SolveOrder, type ToSolver } from './solver-messages.ts'
import { solveOnThreads } from './threaded-solve.ts'

/*
 * The planner's own process. It ends with its server; a Ctrl-C in the terminal is for the server to handle.
 */

/** A better plan is reported at most this often. */
const REPORT_MS = 500
/** How often it is looked whether all threads wait. */
const STILL_MS = 10
/**
 * Events of up to so many people are searched to their end by one thread while another would still be loading
 * the solver.
 */
const MAX_PEOPLE_ALONE = 12

process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))

const stopping = new AbortController()
const pause = new Pause()
// biome-ignore lint/plugin: of the process, as all here
let stilling: NodeJS.Timeout | undefined
process.on('message', (message: ToSolver) => {
  if (message.kind === 'stop') stopping.abort()
  else if (message.kind === 'pause') setPaused(message.isPaused)
  else void search(message)
})

async function search(order: SolveOrder): Promise<void> {
  const report = throttled((result) => send({ kind: 'best', best: bestPlanOf(result) }))
  try {
    const earlier = order.best === null ? undefined : (JSON.parse(order.best) as PlanResult)
    const problem = readProblem(order.problem)
    const result = await solveOnThreads(problem, {
      seconds: order.seconds,
      seed: order.seed,
      // A search that yields from its start shows nothing for long on a busy machine, and one whose watch
      // (this main thread) yields does not end.
      yielding: { niceness: PLANNER_NICENESS, afterMs: order.yieldsAtOnce ? 0 : OWN_SHARE_MS },
      threads: problem.people.length <= MAX_PEOPLE_ALONE ? 1 : order.threads,
      patienceMs: patienceMs(process.env.PLAN_PATIENCE_SECONDS, problem.people.length, order.patience),
      pause,
      signal: stopping.signal,
      onBest: report.take,
      ...(earlier?.kind === 'groups' ? { warmStart: earlier.groups } : {}),
    })
    const best = earlier && compareScores(earlier.score, result.score) > 0 ? earlier : result
    report.end()
    const obstacles = isEmptyPlan(best) ? whyNoPlan(problem) : []
    const { user, system } = process.cpuUsage()
    const isProven = best.status === 'optimal'
    const cpuSeconds = (user + system) / 1e6
    send({ kind: 'done', best: bestPlanOf(best), obstacles, isProven, cpuSeconds }, () =>
      process.disconnect(),
    )
  } catch (error) {
    report.end()
    const text = error instanceof Error ? error.message : String(error)
    send({ kind: 'failed', error: text }, () => process.disconnect())
  }
}

function setPaused(isPaused: boolean): void {
  clearInterval(stilling)
  if (isPaused) pause.begin()
  else pause.end()
  if (!isPaused) return
  stilling = setInterval(() => {
    if (!pause.isStill()) return
    clearInterval(stilling)
    send({ kind: 'still' })
  }, STILL_MS)
}

/** How long to wait for a better plan, by the operator's word if there is one. */
function patienceMs(seconds: string | undefined, people: number, times = 1): number {
  const ms = Number(seconds) * 1000
  return times * (ms > 0 ? ms : shortestWaitMs(people))
}

function readProblem(text: string): Problem {
  const parsed = parseProblem(JSON.parse(text))
  if (parsed.ok) return parsed.problem
  const [first] = parsed.errors
  throw new Error(`The planner was given a problem that is none: ${first?.path}: ${first?.message}`)
}

function send(message: FromSolver, then?: () => void): void {
  process.send?.(message, undefined, undefined, () => then?.())
}

/** Hands on the newest of many results at most every `REPORT_MS`, the first one immediately. */
function throttled(handOn: (result: PlanResult) => void): { take(result: PlanResult): void; end(): void } {
  let waiting: PlanResult | undefined
  let pause: NodeJS.Timeout | undefined
  const flush = () => {
    pause = undefined
    if (!waiting) return
    handOn(waiting)
    waiting = undefined
    pause = setTimeout(flush, REPORT_MS)
  }
  return {
    take(result) {
      waiting = result
      if (!pause) flush()
    },
    end: () => clearTimeout(pause),
  }
}
