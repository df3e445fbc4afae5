import { isLineScarce } from '../../lib/scarce-line.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections, fetchMatrix } from './choice-sections.tsx'
import { TopicsToolbar } from './picker/own-topics.tsx'

/**
 * Fetches with the tab what phones seldom show, instead of when it first renders, after the event's data has arrived. The matrix is not
 * for everybody, and waits on a scarce line until it is wanted (JOIN-6).
 */
export function fetchForWideScreens(): void {
  if (window.matchMedia('(max-width: 48em)').matches) return
  TopicsToolbar.fetch().catch(() => {})
  if (!isLineScarce()) fetchMatrix().catch(() => {})
}

/** The user's choices on a tab of their own; CHOICE-15. */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
