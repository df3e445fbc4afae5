import { can, type PersonId } from '@planner/domain'
import { useVariant, useViewer } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'

/** What asking for the card of somebody is called; `isWithout`: of somebody who has no group there, or no meeting. */
export function useWhyText(): (personId: PersonId, isWithout?: boolean) => string {
  const t = useWords()
  const viewer = useViewer()
  const hasPairs = can(useVariant(), 'pairs')
  return (personId, isWithout = false) => {
    if (isWithout) return t('why.ask.without')
    return t(hasPairs ? 'why.ask.meetings' : personId === viewer.personId ? 'why.ask.own' : 'why.ask')
  }
}
