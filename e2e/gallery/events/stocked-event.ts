import type { PreparedEvent, PreparedPerson } from '../../event.ts'

export type GalleryPerson = PreparedPerson & { name: string }

/** An event of the gallery as its screens need it. */
export type StockedEvent = PreparedEvent & {
  name: string
  /** Everybody in it, in the order of `people.ts`; fewer in events for a single screen. */
  people: readonly GalleryPerson[]
  /** Starts a run that ends only when it is stopped. */
  startRun(): Promise<void>
  stopRun(): Promise<void>
}

/** Places in `people`. */
export const HOST = 0
export const GUEST = 1
export const UNANSWERED = 8
export const ARCHIVED = 9
/** Of the event `late`. */
export const LATECOMER = 6

/** @throws where the event has no such person: a screen then asks for the wrong event. */
export function personOf({ people, name }: StockedEvent, index: number): GalleryPerson {
  const person = people[index]
  if (!person) throw new Error(`"${name}" has no person ${index}, but ${people.length} people.`)
  return person
}
