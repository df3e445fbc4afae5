import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { ChoiceSections } from './choice-sections.tsx'

/** What a person chooses, on a tab of its own; spec 2.4 "Your choices tab". */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
