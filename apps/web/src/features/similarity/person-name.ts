/** A person as this tab shows them. */
export type PersonName = { id: string; name: string }
