import type { Keyring, Place } from '../keyring/keyring.ts'
import type { Schema } from './schema.ts'

/** Where the link of an opened event is sealed for. */
export function placeOfLink(sessionId: string, eventId: string): Place {
  return ['link', sessionId, eventId]
}

/** The columns of a link. Links end in their key, by whose hash they are found when it is replaced. */
export function linkColumns(
  { sessionId, eventId, link }: { sessionId: string; eventId: string; link: string },
  keyring: Keyring,
): Pick<Schema['opened_event'], 'sealed_link' | 'key_hash'> {
  return {
    sealed_link: keyring.seal(link, placeOfLink(sessionId, eventId)),
    key_hash: keyring.hash(link.slice(link.lastIndexOf('=') + 1)),
  }
}
