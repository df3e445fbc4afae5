import type { Job, Outcome } from '../job.ts'
import type { KeySecrets } from '../keyring/choose-keyring.ts'
import type { Resealed } from '../sql/reseal.ts'

export type ThreadData = { dataDir: string; keySecrets: KeySecrets }

export type ThreadRequest = { kind: 'run'; jobs: readonly Job[] } | { kind: 'close' }

/** One response to the start and one to every request, in order. */
export type ThreadResponse =
  | { kind: 'opened'; resealed: Resealed }
  | { kind: 'ran'; outcomes: Outcome[] }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string }
