import { variantOf } from '@planner/domain'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import {
  bigEvent,
  type EventSize,
  eventWrites,
  personId,
  privateKey,
  topicId,
} from '../../apps/server/src/testing/big-event.ts'

export { personId, privateKey, topicId }

export const VARIANT = variantOf('planner')

export const adminKey = (eventId: string) => `admin-key-of-${eventId}`
export const shareKey = (eventId: string) => `share-key-of-${eventId}`

/** Writes an event to a data folder. Only the people of the event `main` can join, with their private keys. */
export async function makeBigEvent(dataDir: string, eventId: string, size: EventSize): Promise<void> {
  const storage = await openStorage({ dataDir })
  const keyOf = (index: number) =>
    eventId === 'main' ? privateKey(index) : `${eventId}-${privateKey(index)}`
  await storage.write(eventWrites(bigEvent(VARIANT, eventId, size, { now: Date.now() - 60_000, keyOf })))
  await storage.close()
}
