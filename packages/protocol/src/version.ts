/**
 * A hash of all wire schemas. A test fails when it is out of date, so that every wire change is deliberate:
 * check compatibility with old clients, then update the hash.
 */
export const SCHEMA_FINGERPRINT = 'e3af721d1cf5'

/** The wire version, sent in JoinEventHub as backendVersion. */
export const PROTOCOL_VERSION = `1.${SCHEMA_FINGERPRINT}`
