import { isLineScarce } from '../../lib/scarce-line.ts'
import { isNarrowNow } from '../../lib/use-is-narrow.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections, fetchMatrix } from './choice-sections.tsx'
import { TopicsToolbar } from './picker/own-topics.tsx'

/**
 * Fetches with the tab what phones open next, and the matrix, before the event's data arrive; on a scarce
 * line only what is shown at once (JOIN-6).
 */
export function fetchParts(): void {
  const isNarrow = isNarrowNow()
  const isScarce = isLineScarce()
  if (!isNarrow || !isScarce) TopicsToolbar.fetch().catch(() => {})
  if (!isNarrow && !isScarce) fetchMatrix().catch(() => {})
}

/** The user's choices on a tab of their own; CHOICE-15. */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
