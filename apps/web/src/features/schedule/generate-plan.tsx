import { Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { Help } from '../../components/help/help.tsx'
import { showAlert } from '../../lib/alert.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { usePlanRefusal } from './use-plan-refusal.ts'

/** Starts a planner run; the dialog opens when the hub's signal arrives (PLAN-1). */
export function GeneratePlan({ hasPlan }: { hasPlan: boolean }) {
  const t = useWords()
  const live = useLive()
  const refusal = usePlanRefusal()
  const hintId = useId()
  const [starting, setStarting] = useState<'fresh' | 'keep'>()
  const start = async (keeps: boolean) => {
    if (refusal || starting) return
    setStarting(keeps ? 'keep' : 'fresh')
    const ack = await live.plan(keeps)
    setStarting(undefined)
    if (!ack.ok && ack.status === 0) showAlert({ text: t('planning.noAnswer') })
  }
  const common = {
    'aria-disabled': refusal !== undefined,
    ...(refusal !== undefined && { 'data-disabled': true }),
    'aria-describedby': hintId,
    mih: 44,
  }
  return (
    <Stack gap="xs" className="no-print">
      <Help topic="planning" about={t('schedule.generate')}>
        <Group maw="calc(100% - 48px)">
          <Button {...common} loading={starting === 'fresh'} onClick={() => start(false)}>
            {t('schedule.generate')}
          </Button>
          {hasPlan && (
            <Button {...common} variant="default" loading={starting === 'keep'} onClick={() => start(true)}>
              {t('schedule.replan')}
            </Button>
          )}
        </Group>
      </Help>
      <Text id={hintId} size="sm" c="dimmed">
        {refusal ?? (hasPlan ? t('schedule.generate.replaces') : '')}
      </Text>
    </Stack>
  )
}
