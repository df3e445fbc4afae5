import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'

/** What somebody has chosen, in words also where a blank is shown as nothing. */
export function useChoiceText(): (value: string) => string {
  const t = useT()
  const labelOf = usePreferenceLabel()
  return (value) => labelOf(value) || t('schedule.cards.notChosen')
}
