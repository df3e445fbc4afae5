import { can } from '@planner/domain'
import { CHOICE_MESSAGES } from '@planner/i18n'
import { useCallback } from 'react'
import type { Translate } from '../lib/i18n/i18n.ts'
import { useT } from '../lib/i18n/i18n.ts'
import { useSetting, useVariant } from '../lib/live/live-context.tsx'

/** The label of a choice; numbers are shown as they are. The blank choice has the label ''. */
export function preferenceLabel(t: Translate, value: string): string {
  const message = CHOICE_MESSAGES[value]
  return message === undefined ? value : t(message)
}

/** Labels of choices: the blank one reads "No" unless the setting leaves it empty (CHOICE-4). */
export function usePreferenceLabel(): (value: string) => string {
  const t = useT()
  const isBlankEmpty = useSetting('parameters|ui|showBlankInPlaceOfNoInPreferences')
  return useCallback(
    (value) => (value === '' && !isBlankEmpty ? t('preference.no') : preferenceLabel(t, value)),
    [t, isBlankEmpty],
  )
}

/** Like `usePreferenceLabel`, read-only: in pair variants a Yes is shown as a pending request (MEET-2). */
export function useDisplayLabel(): (value: string) => string {
  const t = useT()
  const labelOf = usePreferenceLabel()
  const isRequest = can(useVariant(), 'pairs')
  return useCallback(
    (value) => (isRequest && value === 'Yes' ? t('preference.pending') : labelOf(value)),
    [t, isRequest, labelOf],
  )
}
