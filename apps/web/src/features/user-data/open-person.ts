import { tabNumber, tabRefusal } from '@planner/domain'
import { useLive } from '../../lib/live/live-context.tsx'
import { useGoTo } from '../../lib/navigation.ts'

/**
 * Navigates to the participant's URL (PERSON-2): to the choices, unless the event has a form of its own, the
 * variant shows choices here, or the entry stands for a topic and has none (TAB-6).
 */
export function useOpenPerson(): (personalKey: string) => void {
  const goTo = useGoTo()
  const { store } = useLive()
  return (personalKey) => {
    // Read after the join, since visitors do not receive the form's URL.
    const { variant, state, viewer } = store.getSnapshot()
    // Who comes back is a visitor until the page of their own link has joined.
    const isRefused = viewer.personId !== null && tabRefusal(state, viewer, 'userChoices') !== undefined
    const mayChoose = variant.tabs.includes('userChoices') && !isRefused
    const staysHere = state.event.googleFormUrl !== '' || !mayChoose
    const tab = tabNumber(variant, staysHere ? 'userData' : 'userChoices')
    goTo(`${variant.routeBase}/participant/`, { personalKey, tab }, { replace: true })
  }
}
