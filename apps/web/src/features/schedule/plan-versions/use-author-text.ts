import type { PlanVersion } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState } from '../../../lib/live/live-context.tsx'

/** Who asked for a plan, as the history names them; '' where that is not known. */
export function useAuthorText(): (author: PlanVersion['author']) => string {
  const t = useT()
  const { persons } = useEventState()
  return (author) => {
    if (!author) return ''
    const { kind, personId, name } = author
    if (kind === 'server') return t('history.who.server')
    if (kind === 'adminLink')
      return name === '' ? t('history.who.adminLink') : t('history.who.named', { name })
    const person = persons.get(personId)
    return person ? person.name || t('history.who.nameless') : t('history.who.erased')
  }
}
