/**
 * The values of a form and the stored data it started from. A field that differs from `stored` is touched.
 */
export type Draft<T> = {
  readonly stored: T
  readonly typed: T
  /** The values being saved; null while no save is in flight. */
  readonly sent: T | null
  /** Stored data received during a save; merged after the response, which decides what is touched. */
  readonly waiting: T | null
}

/** A three-way merge: fields of `typed` that differ from `base` stay, all others take `incoming`. */
export type Merge<T> = (base: T, typed: T, incoming: T) => T

export type DraftAction<T> =
  | { type: 'typed'; change: (typed: T) => T }
  | { type: 'received'; incoming: T }
  | { type: 'sent'; value: T }
  /** `keepsTyping`: whether a refused value stays in the form. */
  | { type: 'answered'; isStored: boolean; keepsTyping?: boolean }

/** `typed` holds the suggested values of a new form, which count as typed. */
export function newDraft<T>(stored: T, typed: T = stored): Draft<T> {
  return { stored, typed, sent: null, waiting: null }
}

export function nextDraft<T>(draft: Draft<T>, action: DraftAction<T>, merge: Merge<T>): Draft<T> {
  const { stored, typed, sent, waiting } = draft
  switch (action.type) {
    case 'typed':
      return { ...draft, typed: action.change(typed) }
    case 'received':
      if (sent !== null) return { ...draft, waiting: action.incoming }
      return newDraft(action.incoming, merge(stored, typed, action.incoming))
    case 'sent':
      return { stored, typed: action.value, sent: action.value, waiting }
    case 'answered': {
      if (sent === null) return draft
      // Until the stored data arrives, the sent values are taken to be stored.
      const base = action.isStored ? sent : stored
      const kept = action.isStored || action.keepsTyping !== false ? typed : stored
      return waiting === null ? newDraft(base, kept) : newDraft(waiting, merge(base, kept, waiting))
    }
  }
}

/** The draft of a form that is mounted again, perhaps after a save whose response was lost. */
export function reopenedDraft<T>({ stored, typed }: Draft<T>, incoming: T, merge: Merge<T>): Draft<T> {
  return newDraft(incoming, merge(stored, typed, incoming))
}

/** Whether the draft has unsaved input. */
export function isChanged<T>({ stored, typed, waiting }: Draft<T>): boolean {
  return !isSame(waiting ?? stored, typed)
}

/** Merges field by field. */
export function mergeUntouched<T extends object>(base: T, typed: T, incoming: T): T {
  const merged = { ...incoming }
  for (const field of Object.keys(typed) as (keyof T)[]) {
    if (!isSame(typed[field], base[field])) merged[field] = typed[field]
  }
  return merged
}

/** The fields of `typed` that differ from `stored`. */
export function changedFields<T extends object>(typed: T, stored: T): Partial<T> {
  const fields = Object.entries(typed).filter(([field, value]) => !isSame(value, stored[field as keyof T]))
  return Object.fromEntries(fields) as Partial<T>
}

/** Deep equality of two field values. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
}
