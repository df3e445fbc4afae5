import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../local-postgres.ts'
import type { Cluster } from '../../start-cluster.ts'
import type { StallingProxy } from './stalling-proxy.ts'

type Scene = { cluster: Cluster; listeners: StallingProxy; random: () => number }

/** What happens to a cluster while people use it; each resolves when it is over, and whatever was away is on its way back. */
export const FAULTS = {
  'a node is killed': async ({ cluster, random }) => pick(cluster.nodes, random).kill('SIGKILL'),
  'a node is told to end': async ({ cluster, random }) => pick(cluster.nodes, random).kill('SIGTERM'),
  'a node stands still': async ({ cluster, random }) => {
    const node = pick(cluster.nodes, random)
    node.kill('SIGSTOP')
    await sleep(1000 + random() * 4000)
    node.kill('SIGCONT')
  },
  'a worker is killed': async ({ cluster, random }) => pick(cluster.workers, random).kill('SIGKILL'),
  'a worker stands still': async ({ cluster, random }) => {
    const worker = pick(cluster.workers, random)
    worker.kill('SIGSTOP')
    await sleep(1000 + random() * 3000)
    worker.kill('SIGCONT')
  },
  'the database is killed': async ({ cluster, random }) => {
    await cluster.database.kill()
    await sleep(500 + random() * 2000)
    await cluster.database.start()
  },
  'the database stands still': async ({ cluster, random }) => {
    const pids = cluster.database.pids()
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await sleep(500 + random() * 2500)
    for (const pid of pids) signal(pid, 'SIGCONT')
  },
  'the listening connections end': async ({ cluster }) => {
    await query(
      cluster.databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'planner listener'",
    )
  },
  'nothing comes over the listening connections': async ({ listeners, random }) => {
    listeners.stall()
    await sleep(1000 + random() * 3000)
    listeners.goOn()
  },
  'the log is pruned under a node that stands still': async ({ cluster, random }) => {
    const node = pick(cluster.nodes, random)
    node.kill('SIGSTOP')
    await sleep(1000)
    await query(cluster.databaseUrl, 'delete from event_change')
    node.kill('SIGCONT')
  },
} satisfies Record<string, (scene: Scene) => Promise<void>>

export type Fault = keyof typeof FAULTS

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
