import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections, fetchMatrix } from './choice-sections.tsx'

// Fetched together with the tab, not only once the event's data has arrived and the matrix renders.
void fetchMatrix().catch(() => {})

/** What a person chooses, on a tab of its own; CHOICE-15. */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
