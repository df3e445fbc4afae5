import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections, fetchMatrix } from './choice-sections.tsx'

// Prefetched with the tab instead of when the matrix first renders, after the event's data has arrived; phones seldom show it.
if (!window.matchMedia('(max-width: 48em)').matches) void fetchMatrix().catch(() => {})

/** The user's choices on a tab of their own; CHOICE-15. */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
