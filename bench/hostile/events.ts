import { BIG_EVENT, keyIn, makeBigEvent } from '../events.ts'

/** The event that hostile people have made for themselves. */
export const HOSTILE = { eventId: 'hostile', size: { people: 1000, topics: 300, cells: 60_000 } } as const
export const keyOfHostile = (index: number) => keyIn(HOSTILE.eventId, index)

/** Further events of theirs, to be exported: together more than a server keeps of closed events. */
export const SAVED = { people: 400, topics: 400, cells: 80_000 } as const
export const SAVED_EVENTS = ['saved-0', 'saved-1', 'saved-2', 'saved-3']

/** Writes the events of honest and hostile people to a data folder. */
export async function makeEvents(dataDir: string): Promise<void> {
  await makeBigEvent(dataDir, 'main', BIG_EVENT)
  await makeBigEvent(dataDir, HOSTILE.eventId, HOSTILE.size)
  for (const eventId of SAVED_EVENTS) await makeBigEvent(dataDir, eventId, SAVED)
}
