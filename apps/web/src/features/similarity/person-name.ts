/** A person with their display name. */
export type PersonName = { id: string; name: string }
