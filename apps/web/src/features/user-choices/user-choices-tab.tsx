import { ChoiceSections } from '../../components/preference-picker/choice-sections.tsx'

/** What a person chooses, on a tab of its own; spec 2.4 "Your choices tab". */
export function UserChoicesTab() {
  return <ChoiceSections />
}
