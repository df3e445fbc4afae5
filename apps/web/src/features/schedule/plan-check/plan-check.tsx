import { Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { AskAgain } from '../ask-again.tsx'
import head from '../plan-head.module.css'
import type { Found } from '../plan-questions.ts'
import { numEntries } from './finding-rows.ts'
import { Findings } from './findings.tsx'
import classes from './plan-check.module.css'
import { isFull, isOpen, type PlanCheckView, type RemedyEffect, usePlanCheck } from './use-plan-check.ts'

/** `isShort`: the last run failed, or the plan lacks seats, so nothing may look as if all were well. */
type Props = { isShort: boolean }

/** What stands in the way of a plan, before it is made, and what helps; CHECK-3 to CHECK-8. */
export function PlanCheck({ isShort }: Props) {
  const check = usePlanCheck()
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  return (
    <div ref={place} tabIndex={-1} className={`${classes.check} no-print`} aria-busy={check.isLooking}>
      <CheckState check={check} isShort={isShort} />
      <CheckMade check={check} />
      <FoldedFindings check={check} />
    </div>
  )
}

type PartProps = { check: PlanCheckView }

/** Whether it is being looked, has failed, or has found nothing; CHECK-7. */
export function CheckState({ check, isShort }: PartProps & Props) {
  const t = useWords()
  const { found, state, rows, isLooking, again } = check
  return (
    <>
      {state === 'failed' && (
        <AskAgain role="alert" isSmall onAgain={again}>
          {t('planCheck.failed')}
        </AskAgain>
      )}
      <div role="status">
        {isLooking && (
          <p className={rows.length > 0 ? 'visually-hidden' : head.note}>{t('planCheck.looking')}</p>
        )}
        {state === 'current' && found && rows.length === 0 && <Silence found={found} isShort={isShort} />}
      </div>
    </>
  )
}

/** What a change by one of the buttons has done, and the button that takes it back; CHECK-4, CHECK-9. */
export function CheckMade({ check: { made } }: PartProps) {
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

function FoldedFindings({ check: { found, state, rows } }: PartProps) {
  const t = useWords()
  if (!found || rows.length === 0) return null
  const number = numEntries(rows)
  return (
    <div data-stale={state !== 'current' || undefined}>
      <Disclosure
        isLine
        label={
          <span className={head.note} data-mark={isFull(found) ? undefined : 'look'}>
            {t(isFull(found) ? 'planCheck.possible' : 'planCheck.number', { number })}
          </span>
        }
      >
        <Findings rows={rows} />
        {isOpen(found) && (
          <Text size="sm" mt="sm">
            <Unknown found={found} />
          </Text>
        )}
      </Disclosure>
    </div>
  )
}

/** What is said where nothing was found: all is well only where that is known. CHECK-7, CHECK-8 */
function Silence({ found, isShort }: { found: Found; isShort: boolean }) {
  const t = useWords()
  if (!isFull(found))
    return (
      <p className={head.note} data-mark="look">
        {found.wanted === 0 ? t('planCheck.nobody') : <Unknown found={found} />}
      </p>
    )
  return (
    <p className={head.note} data-mark={isShort ? undefined : 'good'}>
      {t(isShort ? 'planCheck.nothing.short' : 'planCheck.nothing')}
    </p>
  )
}

function Unknown({ found: { wanted, atLeast } }: { found: Found }) {
  const t = useWords()
  return atLeast === null
    ? t('planCheck.unknown.rules')
    : t('planCheck.unknown', { number: wanted - atLeast })
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
