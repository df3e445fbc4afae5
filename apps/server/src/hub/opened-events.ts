import type { VariantDescription } from '@planner/domain'
import { adminLink, personalLink, shareLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import type { KeyHolder, OpenedEvent } from '../storage/storage.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'

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
 * Remembers in the background that this browser has opened an event with a key (HTTP-6). A link that
 * opens less never replaces one that opens more. A failure is only logged.
 */
export function rememberOpened(context: HubContext, connection: Connection, room: Room, key: string): void {
  if (connection.sessionId === '') return
  remember(context, connection, room, key).catch((error: unknown) => {
    context.log.warn({ err: error }, 'An opened event could not be remembered')
  })
}

async function remember(
  { storage, now }: HubContext,
  { sessionId, variant }: Connection,
  room: Room,
  key: string,
): Promise<void> {
  const { eventId } = room
  const known = (await storage.openedEvents(sessionId)).find((opened) => opened.eventId === eventId)
  // A key that was replaced meanwhile is forgotten by the write that replaced it: this one must not come after.
  const holder = room.holderOf(key)
  if (!holder) return
  const { role, link, rank } = OPENED[holder.kind]
  if (known && (RANKS[known.role] ?? 0) > rank) return
  const opened: OpenedEvent = { eventId, role, link: link(variant, key), openedAt: now() }
  await storage.write([{ kind: 'putOpenedEvent', sessionId, opened }])
}
