import { tabNumber, tabRefusal } from '@planner/domain'
import { useLive } from '../../lib/live/live-context.tsx'
import { useGoTo } from '../../lib/navigation.ts'

/**
 * Navigates to the participant's URL (PERSON-2): who has just registered to the choices, unless the event has a
 * form of its own, the variant shows choices here, or the entry stands for a topic and has none (TAB-6). Who
 * comes back opens what their link opens (ROUTE-6).
 */
export function useOpenPerson(): (personalKey: string) => void {
  const goTo = useGoTo()
  const { store } = useLive()
  return (personalKey) => {
    // Read after the join, since visitors do not receive the form's URL.
    const { variant, state, viewer } = store.getSnapshot()
    const path = `${variant.routeBase}/participant/`
    // A visitor until the page of their own link has joined.
    if (viewer.personId === null) return goTo(path, { personalKey }, { replace: true })
    const mayChoose =
      variant.tabs.includes('userChoices') && tabRefusal(state, viewer, 'userChoices') === undefined
    const staysHere = state.event.googleFormUrl !== '' || !mayChoose
    const tab = tabNumber(variant, staysHere ? 'userData' : 'userChoices')
    goTo(path, { personalKey, tab }, { replace: true })
  }
}
