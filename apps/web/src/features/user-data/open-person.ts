import { tabNumber } from '@planner/domain'
import { useNavigate } from '@tanstack/react-router'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'

/**
 * Replaces the address by the participant's (spec 4 "User"). The choices open, unless the event has a form of its own
 * to fill in first or the variant shows choices on this tab.
 */
export function useOpenPerson(): (personalKey: string) => void {
  const navigate = useNavigate()
  const { variant, state } = useLiveSnapshot()
  const staysHere = state.event.googleFormUrl !== '' || !variant.tabs.includes('userChoices')
  return (personalKey) =>
    void navigate({
      to: '/$base/$role/',
      params: { base: variant.routeBase.slice(1), role: 'participant' },
      search: { personalKey, tab: tabNumber(variant, staysHere ? 'userData' : 'userChoices') },
      replace: true,
    })
}
