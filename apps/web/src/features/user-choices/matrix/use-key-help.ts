import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { CLEARING_KEY, keyOf } from './choice-keys.ts'

/** Help text for the choice keys; the ten digits of a numeric scale are summarized. */
export function useKeyHelp(choices: readonly string[]): string {
  const t = useWords()
  const labelOf = usePreferenceLabel()
  const nameOf = (key: string | undefined) => (key === CLEARING_KEY ? t('matrix.deleteKey') : key)
  const isNumber = (choice: string) => /^\d+$/.test(choice)
  const words = choices
    .filter((choice) => !isNumber(choice))
    .map((choice) => `${nameOf(keyOf(choice))} = ${labelOf(choice) || t('preference.blank')}`)
  return [...(choices.some(isNumber) ? [t('matrix.digits')] : []), ...words].join(', ')
}
