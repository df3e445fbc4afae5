import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * The files that start as a process or a thread of their own, by the names they are bundled under; ADR-0057.
 */
export const ENTRIES = {
  main: './main.ts',
  worker: './worker-main.ts',
  cluster: './cluster/cluster-main.ts',
  demo: './demo/main.ts',
  backup: './backup/backup-main.ts',
  restore: './backup/restore-main.ts',
  move: './backup/move-main.ts',
  plan: './planning/command-line/plan-main.ts',
  'storage-thread': './storage/sqlite/thread.ts',
  'solver-process': './planning/threads/solver-process.ts',
  'search-worker': './planning/threads/search-worker.ts',
  'proof-worker': './planning/threads/proof-worker.ts',
  'import-worker': './import/import-worker.ts',
  'insight-worker': './planning/insight/insight-worker.ts',
} as const

export type Entry = keyof typeof ENTRIES

/**
 * What to start for an entry. A bundle starts its own files and the sources start sources, unless
 * SERVER_BUNDLE names the folder of a bundle: tests, which run the sources themselves, then start bundled
 * threads and processes.
 */
export function entryUrl(entry: Entry, caller: string = import.meta.url): URL {
  if (!caller.endsWith('.ts')) return new URL(`./${entry}.js`, caller)
  const bundle = process.env.SERVER_BUNDLE
  return bundle ? pathToFileURL(join(bundle, `${entry}.js`)) : new URL(ENTRIES[entry], caller)
}

/** The variables that threads and processes inherit. */
const INHERITED = [
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'TZ',
  'SERVER_BUNDLE',
  'PLAN_PATIENCE_SECONDS',
]

/** The environment of threads and processes that the server starts, without the server's secrets; KEY-23. */
export function entryEnvironment(own: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => {
      const value = own[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The one place that starts threads. */
export function startThread(entry: Entry | URL, options: Omit<WorkerOptions, 'env'>): Worker {
  const url = entry instanceof URL ? entry : entryUrl(entry)
  return new Worker(url, { ...options, env: entryEnvironment() })
}
