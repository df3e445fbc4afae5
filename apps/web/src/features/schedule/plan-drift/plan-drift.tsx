import { Button, Group, Text } from '@mantine/core'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useAnswer, useSetting } from '../../../lib/live/live-context.tsx'
import { isAwaited } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import head from '../plan-head.module.css'
import { PLAN_DRIFT } from '../plan-questions.ts'
import { type DriftCount, driftCounts } from './drift-counts.ts'
import { DriftList } from './drift-list.tsx'
import classes from './plan-drift.module.css'

type Props = { onReplan: () => void; isDisabled: boolean }

/** How far the plan in force is out of date, and what re-planning would change of it; PLAN-28, PLAN-29. */
export function PlanDrift({ onReplan, isDisabled }: Props) {
  const t = useWords()
  const answer = useAnswer(PLAN_DRIFT)
  const { state, again } = answer
  const drift = answer.value?.drift ?? null
  const isReviewed = useSetting('parameters|ui|reviewPlansBeforeShowing')
  const text = ({ part, number }: DriftCount) =>
    t(`planDrift.${part === 'meetings' ? 'calledOff' : part}`, { number })
  if (drift === null && state === 'current') return null
  const isKnown = drift !== null && state !== 'failed'
  const changes = drift ? driftCounts(drift).map(text).join(', ') : ''
  return (
    <div className={`${classes.drift} no-print`} aria-busy={isAwaited(answer)}>
      {state === 'failed' && (
        <Group gap="sm" role="alert">
          <Text size="sm">{t('planDrift.failed')}</Text>
          <Button variant="default" onClick={() => void again()}>
            {t('planCheck.again')}
          </Button>
        </Group>
      )}
      <div role="status" data-stale={state !== 'current' || undefined}>
        {drift === null && isAwaited(answer) && <p className={head.note}>{t('planDrift.looking')}</p>}
        {isKnown && drift.state === 'upToDate' && <p className={head.note}>{t('planDrift.upToDate')}</p>}
        {isKnown && drift.state === 'unknown' && <p className={head.note}>{t('planDrift.unknown')}</p>}
      </div>
      {isKnown && drift.state === 'outOfDate' && (
        <div className={classes.changed} data-stale={state !== 'current' || undefined}>
          {changes === '' ? (
            <p className={head.note} data-mark="look">
              {t('planDrift.unlisted')}
            </p>
          ) : (
            <Disclosure
              isLine
              label={
                <span className={head.note} data-mark="look">
                  {t('planDrift.since', { changes })}
                </span>
              }
            >
              <DriftList drift={drift} />
            </Disclosure>
          )}
          {isReviewed && (
            <Button variant="default" disabled={isDisabled} onClick={onReplan}>
              {t('planDrift.compare')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
