import { Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import head from '../plan-head.module.css'
import { Findings } from './findings.tsx'
import { numEntries } from './grouped-findings.ts'
import classes from './plan-check.module.css'
import { useMakeRemedy } from './use-make-remedy.ts'
import { usePlanCheck } from './use-plan-check.ts'

/** What stands in the way of a plan, before it is made, with the smallest changes that help; CHECK-3 to CHECK-5. */
export function PlanCheck() {
  const t = useT()
  const check = usePlanCheck()
  const remedies = useMakeRemedy()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const { found, state, again } = check
  const number = numEntries(found?.counts ?? [])
  return (
    <div ref={place} tabIndex={-1} className={`${classes.check} no-print`} aria-busy={state === 'looking'}>
      {state === 'failed' && (
        <Group gap="sm" role="alert">
          <Text size="sm">{t('planCheck.failed')}</Text>
          <Button variant="default" mih={44} onClick={again}>
            {t('planCheck.again')}
          </Button>
        </Group>
      )}
      <div role="status">
        {state === 'looking' && (
          <p className={number > 0 ? 'visually-hidden' : head.note}>{t('planCheck.looking')}</p>
        )}
        {state === 'current' && number === 0 && (
          <p className={head.note} data-mark="good">
            {t('planCheck.nothing')}
          </p>
        )}
      </div>
      {(remedies.status === 'made' || remedies.status === 'failed') && (
        <Group gap="sm" role={remedies.status === 'failed' ? 'alert' : 'status'}>
          <Text size="sm">{t(remedies.status === 'failed' ? 'planCheck.notMade' : 'planCheck.made')}</Text>
          {remedies.canUndo && (
            <Button variant="subtle" mih={44} onClick={() => void remedies.undo()}>
              {t('planCheck.undo')}
            </Button>
          )}
        </Group>
      )}
      {number > 0 && (
        <div data-stale={state !== 'current' || undefined}>
          <Disclosure
            isLine
            label={
              <span className={head.note} data-mark="look">
                {t('planCheck.number', { number })}
              </span>
            }
          >
            <Findings check={check} remedies={remedies} />
          </Disclosure>
        </div>
      )}
    </div>
  )
}
