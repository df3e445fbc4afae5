import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections, fetchMatrix } from './choice-sections.tsx'

// Most who open this tab see the matrix: it must not wait for the event's data to be asked for.
void fetchMatrix().catch(() => {})

/** What a person chooses, on a tab of its own; spec 2.4 "Your choices tab". */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
