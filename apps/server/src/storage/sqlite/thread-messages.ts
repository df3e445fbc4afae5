import type { Job, Outcome } from '../job.ts'

export type ThreadData = { dataDir: string }

export type ThreadRequest = { kind: 'run'; jobs: readonly Job[] } | { kind: 'close' }

/** One response to the start and one to every request, in order. */
export type ThreadResponse =
  | { kind: 'opened' }
  | { kind: 'ran'; outcomes: Outcome[] }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string }
