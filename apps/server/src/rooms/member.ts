import type { Viewer } from '@planner/domain'
import type { Outbox } from '../hub/outbox.ts'

/** A connection as the room it has joined knows it. */
export type Member = {
  /** Scheme and host that links for this member begin with. */
  readonly baseUrl: string
  readonly outbox: Outbox
  /** What it reads as; null once it has left. */
  readonly membership: { readonly viewer: Viewer } | null
}
