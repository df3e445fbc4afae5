import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { entryEnvironment, entryUrl } from '../../entries.ts'
import { makeNice } from './niceness.ts'
import type { BestPlan, FromSolver, SolveOrder, ToSolver } from './solver-messages.ts'

const EXEC_ARGV = ['--disable-warning=ExperimentalWarning']
/** How long a child may take to end by itself. */
const KILL_MS = 2000

export type SolverEnd =
  | Exclude<FromSolver, { kind: 'best' | 'still' }>
  /** The process ended without a word, killed for instance. */
  | { kind: 'died'; how: string }

/** A planner's process. */
export type SolverChild = {
  readonly pid: number | undefined
  /** Resolves when the process has ended or has said all; never rejects. */
  readonly ended: Promise<SolverEnd>
  /** Requests the best plan so far. */
  stop(): void
  /**
   * Lets it wait with all its threads, its time standing still; resolves when none of them works any more.
   */
  pause(): Promise<void>
  resume(): void
  /** Ends the process and resolves when it is gone. */
  kill(): Promise<void>
}

export type SolverLimits = {
  /** The niceness of the whole process from its start. */
  niceness?: number | undefined
  /** Memory of its own objects. */
  maxMegabytes?: number | undefined
}

export function startSolver(
  order: Omit<SolveOrder, 'kind'>,
  onBest: (best: BestPlan) => void,
  { niceness, maxMegabytes }: SolverLimits = {},
): SolverChild {
  const child = fork(fileURLToPath(entryUrl('solver-process')), {
    execArgv: [...EXEC_ARGV, ...(maxMegabytes ? [`--max-old-space-size=${maxMegabytes}`] : [])],
    env: entryEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (niceness !== undefined && child.pid !== undefined) makeNice(child.pid, niceness)
  const send = (message: ToSolver) => {
    // A child that is gone is noticed by its exit.
    if (child.connected) child.send(message, () => {})
  }
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true
      resolve()
    })
    child.once('error', () => resolve())
  })
  let onStill = () => {}
  const ended = new Promise<SolverEnd>((resolve) => {
    child.on('message', (message: FromSolver) => {
      if (message.kind === 'best') onBest(message.best)
      else if (message.kind === 'still') onStill()
      else resolve(message)
    })
    child.once('error', (error) => resolve({ kind: 'died', how: error.message }))
    child.once('exit', (code, signal) => resolve({ kind: 'died', how: signal ?? `exit code ${code}` }))
  })
  send({ kind: 'solve', ...order })
  return {
    pid: child.pid,
    ended,
    stop: () => send({ kind: 'stop' }),
    pause() {
      send({ kind: 'pause', isPaused: true })
      return new Promise((resolve) => {
        onStill = resolve
      })
    },
    resume: () => send({ kind: 'pause', isPaused: false }),
    async kill() {
      if (isGone) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_MS)
      await gone
      clearTimeout(timer)
    },
  }
}
