import type { ForcedReason } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'

/** All reasons for a forced assignment as one text; SCHED-6. */
export function useForcedText(): (reasons: readonly ForcedReason[]) => string {
  const t = useT()
  return (reasons) => reasons.map((reason) => t(`schedule.forced.${reason}`)).join('; ')
}
