import { ChoiceSections } from '../../components/preference-picker/choice-sections.tsx'
import { useRememberPerson } from '../../lib/use-remember-person.ts'

/** What a person chooses, on a tab of its own; spec 2.4 "Your choices tab". */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections />
}
