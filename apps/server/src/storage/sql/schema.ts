/**
 * The schema, portable between both database engines: JSON as text, booleans as 0 or 1, times as milliseconds since the
 * epoch in double precision (which both engines return as a number).
 */
export type Schema = {
  event: { id: string; data: string }
  /** Keys are stored in plain text because admins can display personal links; looked up by SHA-256 (KEY-3). */
  access_key: {
    hash: string
    key: string
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
    link: string
    opened_at: number
  }
  /** Sessions that have opened or ended something; HTTP-14. */
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
