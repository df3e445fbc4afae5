import { useReducer, useState } from 'react'
import {
  type Draft,
  type DraftAction,
  isChanged,
  type Merge,
  mergeUntouched,
  newDraft,
  nextDraft,
} from './draft.ts'

type DraftOptions<T> = {
  /** The current stored data; null before anything is stored. Must be referentially stable while nothing changes. */
  stored: T | null
  /** The initial values. */
  start: () => Draft<T>
  merge?: Merge<T>
}

/**
 * The draft of a form. Untouched fields follow the stored data; input survives updates, reconnects, planner runs and
 * refused saves.
 */
export function useDraft<T extends object>({ stored, start, merge = mergeUntouched }: DraftOptions<T>) {
  const [draft, dispatch] = useReducer(
    (before: Draft<T>, action: DraftAction<T>) => nextDraft(before, action, merge),
    undefined,
    start,
  )
  const [seen, setSeen] = useState(stored)
  if (stored !== null && seen !== stored) {
    setSeen(stored)
    dispatch({ type: 'received', incoming: stored })
  }
  return {
    draft,
    isChanged: isChanged(draft),
    change: (change: (typed: T) => T) => dispatch({ type: 'typed', change }),
    sending: (value: T) => dispatch({ type: 'sent', value }),
    answered: (isStored: boolean, keepsTyping = true) =>
      dispatch({ type: 'answered', isStored, keepsTyping }),
  }
}

export function startOf<T>(stored: T): () => Draft<T> {
  return () => newDraft(stored)
}
