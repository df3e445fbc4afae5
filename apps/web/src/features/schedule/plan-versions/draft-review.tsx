import { Text } from '@mantine/core'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer } from '../../../lib/live/live-context.tsx'
import { planContent } from '../plan-questions.ts'
import { IN_FORCE, useComparedPlans } from './compare-plans.ts'
import { ComparisonView } from './comparison-view.tsx'

/** What a plan that waits to be published changes of the plan in force; PLAN-29. */
export function DraftReview({ planId }: { planId: string }) {
  const t = useT()
  const plans = useComparedPlans(useAnswer(planContent(planId)).value?.plan, IN_FORCE)
  return (
    <Disclosure label={t('head.draft.changes')}>
      {plans ? <ComparisonView other={plans.other} own={plans.own} /> : <Text>{t('app.loading')}</Text>}
    </Disclosure>
  )
}
