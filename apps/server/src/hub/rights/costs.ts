/**
 * Looking up a key that the connection has not joined with; given back when it is one. Throttles guessing.
 */
export const WRONG_KEY_TOKENS = 50

/** Memory of an event whose full data costs one token. */
export const BYTES_PER_DATA_TOKEN = 64 * 1024

/** What it costs in addition to go through an event or to send it, by its size in memory. */
export function dataTokens(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_DATA_TOKEN)
}
