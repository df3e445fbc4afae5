import { UserDataTab } from '../features/user-data/user-data-tab.tsx'
import { lazyPart } from '../lib/lazy-part.ts'

const ChoiceSections = lazyPart(
  async () => (await import('../features/user-choices/choice-sections.tsx')).ChoiceSections,
)

/** One's own data, and where the variant has no tab for them, one's choices below. */
export function UserDataContent() {
  return <UserDataTab choices={<ChoiceSections />} />
}
