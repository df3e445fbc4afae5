import { can, type PersonId } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useVariant, useViewer } from '../../../lib/live/live-context.tsx'

/** What asking for the card of somebody is called. */
export function useWhyText(): (personId: PersonId) => string {
  const t = useT()
  const viewer = useViewer()
  const hasPairs = can(useVariant(), 'pairs')
  return (personId) =>
    t(hasPairs ? 'why.ask.meetings' : personId === viewer.personId ? 'why.ask.own' : 'why.ask')
}
