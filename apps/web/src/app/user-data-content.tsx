import { UserDataTab } from '../features/user-data/user-data-tab.tsx'
import { firstComponent } from '../lib/lazy-component.ts'

const ChoiceSections = firstComponent(
  async () => (await import('../features/user-choices/choice-sections.tsx')).ChoiceSections,
)

/** The user's own data, followed by their choices where the variant has no tab for them. */
export function UserDataContent() {
  return <UserDataTab choices={<ChoiceSections />} />
}
