import { UserDataTab } from '../features/user-data/user-data-tab.tsx'
import { lazyComponent } from '../lib/lazy-component.ts'

const ChoiceSections = lazyComponent(
  async () => (await import('../features/user-choices/choice-sections.tsx')).ChoiceSections,
)

/** The user's own data, followed by their choices where the variant has no tab for them. */
export function UserDataContent() {
  return <UserDataTab choices={<ChoiceSections />} />
}
