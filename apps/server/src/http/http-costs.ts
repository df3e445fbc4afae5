/** Of the allowance of the address on the hub, beside what the size of the event costs. */
export const EXPORT_TOKENS = 20

/** What requests cost of the turn of their address, in tokens of an edit on the hub; all others cost `USUAL_TOKENS`. */
export const HTTP_TOKENS: Readonly<Record<string, number>> = {
  'POST /api/Event/Export': EXPORT_TOKENS,
  'POST /api/Import/Columns': 10,
  'POST /api/Import/Preview': 10,
  'POST /api/Import/Commit': 10,
}

export const USUAL_TOKENS = 4
