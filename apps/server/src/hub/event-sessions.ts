import { createHash } from 'node:crypto'
import type { EventSession } from '../storage/storage.ts'

/** Stands for a session towards the organisers of one event: it opens nothing, and differs from event to event. */
export function sessionHandle(eventId: string, { sessionId }: Pick<EventSession, 'sessionId'>): string {
  return createHash('sha256').update(`session of ${eventId}: ${sessionId}`).digest('base64url').slice(0, 22)
}
