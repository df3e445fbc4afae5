import { variantOf } from '@planner/domain'
import { adminLink } from '../apps/server/src/rooms/links.ts'
import { openStorage } from '../apps/server/src/storage/open-storage.ts'
import {
  BIG_EVENT,
  type BigEventOptions,
  bigEvent,
  type EventSize,
  eventWrites,
  privateKey,
} from '../apps/server/src/testing/big-event.ts'

export { BIG_EVENT, personId, privateKey, topicId } from '../apps/server/src/testing/big-event.ts'

export const VARIANT = variantOf('planner')

export const adminKey = (eventId: string) => `admin-key-of-${eventId}`

export const shareKey = (eventId: string) => `share-key-of-${eventId}`

/** The key of a person of an event; those of `main` have the keys that `privateKey` tells. */
export const keyIn = (eventId: string, index: number) =>
  eventId === 'main' ? privateKey(index) : `${eventId}-${privateKey(index)}`

/** Writes an event to a data folder. */
export async function makeBigEvent(
  dataDir: string,
  eventId: string,
  size: EventSize,
  more: Partial<BigEventOptions> = {},
): Promise<void> {
  const storage = await openStorage({ dataDir })
  const keyOf = (index: number) => keyIn(eventId, index)
  await storage.write(
    eventWrites(bigEvent(VARIANT, eventId, size, { now: Date.now() - 60_000, keyOf, ...more })),
  )
  await storage.close()
}

/** Writes the event `main` with a plan of six sessions; returns the path of its admin link. */
export async function plannedPath(dataDir: string): Promise<string> {
  await makeBigEvent(dataDir, 'main', BIG_EVENT, { sessions: 6, isPlanned: true })
  return adminLink(VARIANT, adminKey('main'))
}
