import { forcedOnce } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { PlanByHand, PlanNeeds } from '../empty-plan.tsx'
import { PlaceLateInGroups } from '../late/place-late.tsx'
import { useOpenTool } from '../more-tools.tsx'
import { useSchedule, useWarnings } from '../schedule-context.tsx'
import type { ScheduleView } from '../use-schedule-view.ts'
import { firstChoicesOf, groupPlanFacts, wantsEverySession } from './plan-worth.ts'
import { ScheduleHead } from './schedule-head.tsx'

const SettledRoom = lazyComponent(async () => (await import('./settled-room.tsx')).SettledRoom)

type Props = { isEmpty: boolean; onShow: (view: ScheduleView) => void }

/** The head of a schedule of groups. */
export function GroupHead({ isEmpty, onShow }: Props) {
  const t = useT()
  const model = useSchedule()
  const warnings = useWarnings()
  const openTool = useOpenTool()
  const { forced, violations } = model
  const conflicts = useMemo(() => forcedOnce(forced), [forced])
  const plan = useMemo(
    () => (isEmpty ? null : groupPlanFacts(model, violations.length)),
    [isEmpty, model, violations],
  )
  const firstChoices = useMemo(() => (isEmpty ? null : firstChoicesOf(model)), [isEmpty, model])
  const isEverySession = useMemo(() => wantsEverySession(model), [model])
  return (
    <ScheduleHead
      plan={plan}
      isWeekOver={false}
      firstChoices={firstChoices}
      isEverySession={isEverySession}
      warnings={[
        ...violations.map(warnings.inList),
        ...conflicts.filter(({ isMaybe }) => !isMaybe).map(warnings.conflict),
      ]}
      maybes={conflicts.filter(({ isMaybe }) => isMaybe).map(warnings.conflict)}
      Late={PlaceLateInGroups}
      picture={<SettledRoom />}
      byHand={isEmpty && <PlanByHand onByHand={() => onShow('tables')} />}
      needs={isEmpty && <PlanNeeds />}
      onReport={() => onShow('report')}
      onScenarios={() => openTool(t('scenarios.title'))}
    />
  )
}
