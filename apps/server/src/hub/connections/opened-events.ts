import type { VariantDescription } from '@planner/domain'
import { adminLink, personalLink, shareLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { KeyHolder, OpenedEvent } from '../../storage/storage.ts'
import type { HubContext } from '../context.ts'
import type { Connection } from './connection.ts'

const OPENED = {
  admin: { role: 'admin', link: adminLink, rank: 2 },
  private: { role: 'participant', link: personalLink, rank: 1 },
  share: { role: 'visitor', link: shareLink, rank: 0 },
} as const satisfies Record<
  KeyHolder['kind'],
  { role: OpenedEvent['role']; link: (variant: VariantDescription, key: string) => string; rank: number }
>
const RANKS = Object.fromEntries(Object.values(OPENED).map(({ role, rank }) => [role, rank]))

/**
 * Records in the background that this browser session has opened an event (HTTP-6). A link with fewer rights
 * never replaces one with more. Best effort: a failure is only logged.
 */
export function recordOpenedEvent(
  context: HubContext,
  connection: Connection,
  room: Room,
  key: string,
): void {
  if (connection.sessionId === '') return
  record(context, connection, room, key).catch((error: unknown) => {
    context.log.warn({ err: error }, 'An opened event could not be recorded')
  })
}

async function record(
  { storage, now }: HubContext,
  { sessionId, variant, browser }: Connection,
  room: Room,
  key: string,
): Promise<void> {
  const { eventId } = room
  const known = (await storage.openedEvents(sessionId)).find((opened) => opened.eventId === eventId)
  // The write that rotated a key removed its links: recording one after that write would bring it back.
  const holder = room.holderOf(key)
  if (!holder) return
  const { role, link, rank } = OPENED[holder.kind]
  if (known && (RANKS[known.role] ?? 0) > rank) return
  const opened: OpenedEvent = { eventId, role, link: link(variant, key), openedAt: now() }
  await storage.write([{ kind: 'putOpenedEvent', sessionId, opened, browser }])
}
