import type { EditRefusal } from '@planner/domain'
import { useCallback } from 'react'
import { REFUSALS } from '../../../components/edit-refusals.ts'
import { t } from '../../../lib/i18n/i18n.ts'
import { showToast } from '../../../lib/toast.ts'

/** Shows why an assignment cannot be changed, when it is attempted. */
export function useRefusalNote(): (refusal: EditRefusal) => void {
  return useCallback((refusal) => {
    showToast({ id: `refused-${refusal}`, message: t(REFUSALS[refusal]), autoClose: 5000 })
  }, [])
}
