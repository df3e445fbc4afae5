/**
 * The schema, portable between both database engines: JSON as text, booleans as 0 or 1, times as milliseconds since the
 * epoch in double precision (which both engines return as a number).
 */
export type Schema = {
  event: { id: string; data: string }
  /** Found by a keyed hash (KEY-3), and sealed because admins can display links (KEY-22); neither opens without the secret. */
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
  opened_event: {
    session_id: string
    event_id: string
    role: 'admin' | 'participant' | 'visitor'
    sealed_link: string
    /** Of the key at the end of the link. */
    key_hash: string
    opened_at: number
  }
  /** The ids of the secrets that `access_key` and `opened_event` may be sealed under: one, except while that changes. */
  sealed_under: { secret_id: string }
  plan_run: {
    id: string
    event_id: string
    status: 'queued' | 'running' | 'done' | 'failed'
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
  }
}
