import type { Viewer } from '@planner/domain'
import type { Outbox } from '../hub/outbox.ts'
import type { KeyHolder } from '../storage/storage.ts'

/** What a member reads as, and the kind of key that opened the room for it. */
export type Membership = { readonly viewer: Viewer; readonly holder: KeyHolder }

/** A connection as the room it has joined knows it. */
export type Member = {
  /** Scheme and host that links for this member begin with. */
  readonly baseUrl: string
  readonly outbox: Outbox
  /** Null once it has left. */
  readonly membership: Membership | null
  /** Reads as somebody else from now on. */
  become(viewer: Viewer): void
  leave(): void
}
