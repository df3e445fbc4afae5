import { useEffect, useReducer, useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { t } from '../../lib/i18n/i18n.ts'
import {
  type Draft,
  type DraftAction,
  isChanged,
  isSame,
  type Merge,
  mergeUntouched,
  newDraft,
  nextDraft,
} from './draft.ts'

type DraftOptions<T> = {
  /** The stored data, null before there is any. Must be referentially stable while nothing changes. */
  stored: T | null
  /** The initial values. */
  start: () => Draft<T>
  merge?: Merge<T>
}

/**
 * The draft of a form. Untouched fields follow the stored data; input survives updates, reconnects and
 * refusals.
 */
export function useDraft<T extends object>({ stored, start, merge = mergeUntouched }: DraftOptions<T>) {
  const [draft, dispatch] = useReducer(
    (before: Draft<T>, action: DraftAction<T>) => nextDraft(before, action, merge),
    undefined,
    start,
  )
  const [seen, setSeen] = useState(stored)
  const [numOfOthers, setNumOfOthers] = useState(0)
  if (stored !== null && seen !== stored) {
    setSeen(stored)
    // Not the values that are being saved from here.
    const isOfOthers = draft.sent === null && !isSame(draft.stored, stored)
    if (isOfOthers && isChanged(draft)) setNumOfOthers(numOfOthers + 1)
    dispatch({ type: 'received', incoming: stored })
  }
  useEffect(() => {
    if (numOfOthers > 0) announce(t('app.changedByOthers'))
  }, [numOfOthers])
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
