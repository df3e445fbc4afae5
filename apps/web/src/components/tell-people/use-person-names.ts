import { useT } from '../../lib/i18n/i18n.ts'
import { useEventState } from '../../lib/live/live-context.tsx'

/** What people are called. */
export function usePersonNames(): (personId: string) => string {
  const t = useT()
  const { persons } = useEventState()
  return (personId) =>
    persons.get(personId)?.name || t(persons.has(personId) ? 'history.who.nameless' : 'history.who.erased')
}
