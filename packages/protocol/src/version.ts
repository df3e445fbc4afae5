/**
 * A hash of all schemas of the wire. A test fails when they change without it, so that a wire change is always a
 * decision: look at what changed, keep old clients working, then write the new hash here.
 */
export const SCHEMA_FINGERPRINT = '8b9f76a36491'

/** The product's wire version, part of what JoinEventHub announces as backendVersion. */
export const PROTOCOL_VERSION = `1.${SCHEMA_FINGERPRINT}`
