import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readOr } from '../../server-process.ts'

/** Looks this often for a planner's process; a run of meetings may take some tenths of a second only. */
const LOOK_MS = 10

/**
 * The planner's processes of one server, found as its own children and by nothing else. Only where the system
 * tells of children by files under /proc.
 */
export class PlannerProcesses {
  readonly #serverPid: number

  constructor(serverPid: number) {
    this.#serverPid = serverPid
  }

  get canBeFound(): boolean {
    return process.platform === 'linux' && this.#serverPid > 0
  }

  /** Kills each planner's process that appears until `ended`; how many there were. */
  async killUntil(ended: Promise<unknown>): Promise<number> {
    const killed = new Set<number>()
    let isOver = false
    void ended.then(
      () => {
        isOver = true
      },
      () => {
        isOver = true
      },
    )
    while (!isOver) {
      for (const pid of this.#running()) if (!killed.has(pid) && kill(pid)) killed.add(pid)
      await wait(LOOK_MS)
    }
    return killed.size
  }

  #running(): number[] {
    return childrenOf(this.#serverPid).filter((pid) =>
      readOr(`/proc/${pid}/cmdline`).includes('solver-process'),
    )
  }
}

function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`
  try {
    return readdirSync(tasks)
      .flatMap((task) => readOr(`${tasks}/${task}/children`).split(' '))
      .map(Number)
      .filter((child) => child > 0)
  } catch {
    return []
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
    return false
  }
}
