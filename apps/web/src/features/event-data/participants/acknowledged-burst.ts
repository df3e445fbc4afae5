import { BURST_PEOPLE, type EventState, type RegistrationBurst } from '@planner/domain'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Remembers that the organiser knows of a burst, up to its last registration so far. */
export function acknowledgeBurst(storage: Storage, eventId: string, { to }: RegistrationBurst): void {
  try {
    storage.setItem(nameOf(eventId), String(to))
  } catch {
    // Storage is full or blocked: the notice comes back with the next visit.
  }
}

/** Whether as many have registered since the organiser last said that all is well as make a burst. */
export function isBurstNews(
  storage: Storage,
  eventId: string,
  { personIds }: RegistrationBurst,
  persons: EventState['persons'],
): boolean {
  const known = knownUpTo(storage, eventId)
  const later = personIds.filter((id) => (persons.get(id)?.registeredAt ?? 0) > known)
  return later.length >= BURST_PEOPLE
}

function knownUpTo(storage: Storage, eventId: string): number {
  try {
    return Number(storage.getItem(nameOf(eventId)) ?? 0)
  } catch {
    return 0
  }
}

function nameOf(eventId: string): string {
  return `planner.burst.${eventId}`
}
