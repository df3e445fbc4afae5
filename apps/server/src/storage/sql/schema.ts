import type { AUDIT_ACTOR_KINDS, AuditAction, AuditKind } from '@planner/domain'
import type { Kysely } from 'kysely'
import type { PlanRunStatus } from '../plan-run.ts'
import type { PublishedName } from '../published-row.ts'

/**
 * The schema: JSON as text, booleans as 0 or 1, times as milliseconds since the epoch in double precision.
 * Nothing in it is special to SQLite.
 */
export type Schema = {
  event: { id: string; data: string }
  /** Found by a keyed hash (KEY-3); sealed, since admins can display links (KEY-22). */
  access_key: {
    hash: string
    sealed_key: string
    kind: 'admin' | 'share' | 'private'
    event_id: string
    /** Empty for the event's own keys. */
    person_id: string
  }
  setting: { event_id: string; key: string; value: string; timestamp: number }
  person: { event_id: string; id: string; data: string; position: number }
  topic: { event_id: string; id: string; data: string; position: number }
  cell: {
    event_id: string
    key: string
    value: string
    /** `valueOrder` as big-endian UTF-16, whose byte order equals the code unit order in any database. */
    value_order: Uint8Array
    timestamp: number
  }
  /** The two people sorted; `data` is the whole fact. */
  meeting: { event_id: string; person_a: string; person_b: string; data: string }
  /** Changes of many cells that are not in `cell` yet, in order; see cell-backlog.ts. */
  cell_backlog: { event_id: string; position: number; entry: string }
  opened_event: {
    session_id: string
    event_id: string
    role: 'admin' | 'participant' | 'visitor'
    sealed_link: string
    /** Of the key at the end of the link. */
    key_hash: string
    opened_at: number
  }
  /** The ids of the secrets in use: one, except while keys and links are being sealed anew. */
  sealed_under: { secret_id: string }
  /** Read by position, newest first. `actor_id` and `subject` lose the id of a person who is erased. */
  audit: {
    event_id: string
    /** Counts up in each event and is never used again, so that gaps tell how many entries were dropped. */
    position: number
    at: number
    actor_kind: (typeof AUDIT_ACTOR_KINDS)[number]
    actor_id: string
    actor_name: string
    action: AuditAction
    kind: AuditKind
    subject: string
    topic: string
    details: string
    /** How often the same was done in a row. */
    times: number
    /** 1 for entries of participants, which have a bound of their own. */
    by_participant: number
  }
  /** Browser sessions that have opened an event or have ended; HTTP-14. */
  browser_session: {
    id: string
    /** The kind of browser, such as "Firefox, Windows". */
    browser: string
    last_used_at: number
    ended_at: number | null
  }
  plan_run: {
    id: string
    event_id: string
    status: PlanRunStatus
    created_at: number
    started_at: number | null
    ended_at: number | null
    seconds: number
    seed: number
    stop_requested: number
    lease_owner: string | null
    lease_until: number | null
    error: string | null
    settings: string
    problem: string
    best: string | null
    /** Null for runs of former versions. */
    week: number | null
    /** The ids of people erased while the run was active, each with a space behind it. */
    erased_ids: string
    /** Who asked for it, as JSON; '' where that is not known. */
    author: string
    is_replan: number
    /** The reason code of a failure; null otherwise, and for runs of former versions. */
    reason: string | null
    in_force_at: number | null
    /** `PlanBasis` as JSON; '' where nothing is known. */
    basis: string
    /** The settings that undoing it restores, opaque; '' for none. */
    undo_settings: string
  }
  /** The scenario set planned last: what its scenarios have in common as JSON, and who was erased since. */
  scenario_bench: {
    event_id: string
    id: string
    data: string
    /** Each with a space behind it. */
    erased_ids: string
  }
  /** `data` and `best` are JSON; `problem` and `basis` as in `plan_run`. */
  scenario: {
    event_id: string
    id: string
    position: number
    data: string
    best: string | null
    problem: string
    basis: string
  }
  /** 'health' is written to test writing; 'erasure' exists until erased content is cleaned from pages; 'sweep' is when a node last looked for unused events. */
  upkeep: { name: 'health' | 'erasure' | 'sweep'; at: number }
  /** The last change or keep (up to an hour early), and how long the deletion has been announced. */
  event_use: { event_id: string; used_at: number; announced_ms: number | null }
  /** What somebody may still do, of all nodes together; see `Allowance`. */
  allowance: { key: string; tokens: number; at: number }
  /** Who does something of which there is one over all nodes, until when in the database's time. */
  lease: { name: string; owner: string; until: number; stop_requested: number }
  /** What waits to be sent to others, as JSON, and which node has it until when. */
  outgoing: { id: string; receiver: string; at: number; entry: string; owner: string; until: number }
  /** Feedback and error reports, as JSON. */
  site_note: { id: string; kind: 'feedback' | 'error'; at: number; text: string }
  /**
   * What leaves the event keeps of itself, as JSON: addresses that were revoked, and what calendars were told. `subject` is a person's id,
   * '' for the event.
   */
  published: { event_id: string; name: PublishedName; subject: string; data: string }
  /** Sealed, since an address may hold a key of its receiver; `data` is JSON. */
  webhook: { event_id: string; id: string; sealed_address: string; data: string }
  webhook_message: { event_id: string; id: string; webhook_id: string; due_at: number; data: string }
  /** `data` is JSON; `due_at` is null for a letter that is settled. */
  letter: {
    event_id: string
    id: string
    person_id: string
    at: number
    due_at: number | null
    data: string
  }
  /** Who wants no mail about an event, or none at all where `event_id` is ''. */
  no_mail: { event_id: string; address_hash: string; at: number }
  /** Sealed, since whoever has the address of a device can send to it. */
  push_subscription: { event_id: string; person_id: string; id: string; at: number; sealed: string }
  /** The keys of the installation for push, once there are any. */
  push_keys: { name: 'vapid'; public_key: string; sealed_private: string }
  /** The last revision in the log of an event; locked by every change of it. */
  event_head: { event_id: string; revision: number }
  /** Changes of events for other nodes. `touches` has names with a space around each; `sealed` may hold keys. */
  event_change: {
    event_id: string
    revision: number
    node: string
    /** In the database's time. */
    at: number
    touches: string
    sealed: string
  }
}

export type Db = Kysely<Schema>
