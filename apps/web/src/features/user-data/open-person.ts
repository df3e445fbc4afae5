import { tabNumber } from '@planner/domain'
import { useLive } from '../../lib/live/live-context.tsx'
import { useGoTo } from '../../lib/navigation.ts'

/**
 * Navigates to the participant's URL (PERSON-2). The choices tab opens, unless the event has a form of its own to fill in
 * first or the variant shows choices on this tab.
 */
export function useOpenPerson(): (personalKey: string) => void {
  const goTo = useGoTo()
  const { store } = useLive()
  return (personalKey) => {
    // Read after the join, since visitors do not receive the form's URL.
    const { variant, state } = store.getSnapshot()
    const staysHere = state.event.googleFormUrl !== '' || !variant.tabs.includes('userChoices')
    const tab = tabNumber(variant, staysHere ? 'userData' : 'userChoices')
    goTo(`${variant.routeBase}/participant/`, { personalKey, tab }, { replace: true })
  }
}
