/** What something that leaves the event has kept of itself; each name has a module of its own that reads its data. */
export type PublishedName = 'links' | 'told' | 'toldHost' | 'letters'

/** `subject` is a person's id, '' for the event. */
export type PublishedRow = { eventId: string; name: PublishedName; subject: string }
