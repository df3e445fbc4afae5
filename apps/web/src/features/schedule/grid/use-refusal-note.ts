import { notifications } from '@mantine/notifications'
import type { EditRefusal } from '@planner/domain'
import { useCallback } from 'react'
import { REFUSALS } from '../../../components/preference-picker/refusal-text.ts'
import { t } from '../../../lib/i18n/i18n.ts'

/** Says why a box cannot be ticked when somebody tries. */
export function useRefusalNote(): (refusal: EditRefusal) => void {
  return useCallback((refusal) => {
    notifications.show({ id: `refused-${refusal}`, message: t(REFUSALS[refusal]), autoClose: 5000 })
  }, [])
}
