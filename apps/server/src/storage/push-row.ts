import type { PersonId } from '@planner/domain'

/** A device of a person that is told by push; `at` is when it was added, ms since the epoch. */
export type StoredPushDevice = {
  /** Stands for its address. */
  id: string
  at: number
  /** JSON, which the module of push reads, with the address and its keys; '' where it cannot be read any more. */
  subscription: string
}

/** The keys by which this installation shows push services who it is; `privateKey` is '' where it cannot be read any more. */
export type PushKeys = { publicKey: string; privateKey: string }

export type PushWrite =
  /** Of a person's devices those added last stay, `keep` in all. */
  | { kind: 'putPushDevice'; eventId: string; personId: PersonId; device: StoredPushDevice; keep: number }
  | { kind: 'removePushDevice'; eventId: string; personId: PersonId; id: string }
  /** Ignored where there are keys, unless their public one is `instead`. */
  | { kind: 'putPushKeys'; keys: PushKeys; instead: string }

export type PushStore = {
  /** The devices of a person, the newest first. */
  of(eventId: string, personId: PersonId): Promise<StoredPushDevice[]>
  /** The people of an event who have devices. */
  people(eventId: string): Promise<PersonId[]>
  keys(): Promise<PushKeys | undefined>
}
