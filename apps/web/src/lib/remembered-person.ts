/** Remembers who joined an event from this browser, so that its share link knows them again. */
export type RememberedPerson = { name: string; personalKey: string }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function rememberPerson(storage: Storage, eventId: string, person: RememberedPerson): void {
  try {
    storage.setItem(nameOf(eventId), JSON.stringify(person))
  } catch {
    // Storage is full or blocked: the personal link still works.
  }
}

export function rememberedPerson(storage: Storage, eventId: string): RememberedPerson | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(eventId)) ?? 'null')
    return isRememberedPerson(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function forgetPerson(storage: Storage, eventId: string): void {
  try {
    storage.removeItem(nameOf(eventId))
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function nameOf(eventId: string): string {
  return `planner.person.${eventId}`
}

function isRememberedPerson(stored: unknown): stored is RememberedPerson {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'name' in stored &&
    typeof stored.name === 'string' &&
    'personalKey' in stored &&
    typeof stored.personalKey === 'string' &&
    stored.personalKey !== ''
  )
}
