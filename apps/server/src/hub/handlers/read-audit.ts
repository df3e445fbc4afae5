import { tooMany } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

/** A page of 50 costs as much as ten edits. */
const ENTRIES_PER_EDIT = 5

export const ReadAudit: Handler<'ReadAudit'> = async (context, connection, payload, { room }) => {
  const { before, limit, kinds } = payload
  if (!connection.rateLimit.take(Math.ceil(limit / ENTRIES_PER_EDIT))) return tooMany()
  // What is applied already may not be stored yet.
  await room.settled()
  const { entries, hasMore, numDropped } = await context.storage.audit(room.eventId, { before, limit, kinds })
  return { ok: true, entries, next: hasMore ? (entries.at(-1)?.position ?? null) : null, numDropped }
}
