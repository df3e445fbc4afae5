import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '../../../components/busy-button.tsx'
import { showAlert } from '../../../lib/alert.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useLive } from '../../../lib/live/live-context.tsx'
import { planContent } from '../plan-questions.ts'
import { IN_FORCE, useComparedPlans } from './compare-plans.ts'
import { ComparisonView } from './comparison-view.tsx'

type Props = {
  planId: string
  /** Called when it is published or discarded, before the buttons are on again. */
  onDone: () => void | Promise<void>
}

/** A plan that waits to be published: its changes to the plan in force, and both ways on; PLAN-29. */
export function DraftReview({ planId, onDone }: Props) {
  const t = useT()
  const live = useLive()
  const plans = useComparedPlans(useAnswer(planContent(planId)).value?.plan, IN_FORCE)
  const [busy, setBusy] = useState<'PublishPlan' | 'DiscardPlan'>()
  const run = async (command: 'PublishPlan' | 'DiscardPlan') => {
    if (busy) return
    setBusy(command)
    const ack = await live.invoke(command, { planId })
    if (ack.ok) await onDone()
    else if (ack.status === 0) showAlert({ text: t('planning.noAnswer') })
    setBusy(undefined)
  }
  return (
    <Stack gap="sm">
      <Text>{t('versions.draft')}</Text>
      <Group gap="xs">
        <BusyButton variant="filled" isBusy={busy === 'PublishPlan'} onClick={() => run('PublishPlan')}>
          {t('versions.publish')}
        </BusyButton>
        <BusyButton isBusy={busy === 'DiscardPlan'} onClick={() => run('DiscardPlan')}>
          {t('versions.discard')}
        </BusyButton>
      </Group>
      {plans ? <ComparisonView other={plans.other} own={plans.own} /> : <Text>{t('app.loading')}</Text>}
    </Stack>
  )
}
