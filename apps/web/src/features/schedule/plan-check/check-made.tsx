import { Button, Group, Text } from '@mantine/core'
import { useWords } from '../../../lib/live/use-words.ts'
import type { PlanCheckView, RemedyEffect } from './use-plan-check.ts'

/** What a change by one of the buttons has done, and the button that takes it back; CHECK-4, CHECK-9. */
export function CheckMade({ check: { made } }: { check: PlanCheckView }) {
  const t = useWords()
  const { status, effect, undo } = made
  if (status !== 'made' && status !== 'failed') return null
  return (
    <Group gap="sm" role={status === 'failed' ? 'alert' : 'status'}>
      <Text size="sm">{status === 'failed' ? t('planCheck.notMade') : <Effect effect={effect} />}</Text>
      {undo && (
        <Button variant="subtle" onClick={() => void undo()}>
          {t('planCheck.undo')}
        </Button>
      )}
    </Group>
  )
}

/** What the change that was made here has solved and brought, as soon as that is known; CHECK-9. */
function Effect({ effect }: { effect: RemedyEffect | null }) {
  const t = useWords()
  if (effect === null) return t('planCheck.made')
  const { solved, brought, isLess } = effect
  if (brought === 0 && solved === 0) return t(isLess ? 'planCheck.made.less' : 'planCheck.made.still')
  if (brought === 0) return t('planCheck.made.solved', { solved })
  return t(solved === 0 ? 'planCheck.made.brought' : 'planCheck.made.both', { solved, brought })
}
