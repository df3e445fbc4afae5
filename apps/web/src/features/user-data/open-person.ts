import { tabNumber } from '@planner/domain'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useGoTo } from '../../lib/navigation.ts'

/**
 * Replaces the address by the participant's (spec 4 "User"). The choices open, unless the event has a form of its own
 * to fill in first or the variant shows choices on this tab.
 */
export function useOpenPerson(): (personalKey: string) => void {
  const goTo = useGoTo()
  const { variant, state } = useLiveSnapshot()
  const staysHere = state.event.googleFormUrl !== '' || !variant.tabs.includes('userChoices')
  return (personalKey) =>
    goTo(
      `${variant.routeBase}/participant/`,
      { personalKey, tab: tabNumber(variant, staysHere ? 'userData' : 'userChoices') },
      { replace: true },
    )
}
