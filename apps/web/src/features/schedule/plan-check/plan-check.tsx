import { Button, Group, Text } from '@mantine/core'
import { useRef } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import { useAnswer } from '../../../lib/live/live-context.tsx'
import { isAwaited } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import head from '../plan-head.module.css'
import { type Found, PLAN_CHECK } from '../plan-questions.ts'
import { Findings } from './findings.tsx'
import { numEntries } from './grouped-findings.ts'
import classes from './plan-check.module.css'
import { type RemedyEffect, remedyEffect } from './remedy-effect.ts'
import { useMakeRemedy } from './use-make-remedy.ts'

/** `isShort`: the last run failed, or the plan in force lacks places: nothing may look as if all were well then. */
type Props = { isShort: boolean }

/** What stands in the way of a plan, before it is made, and what helps; CHECK-3 to CHECK-8. */
export function PlanCheck({ isShort }: Props) {
  const t = useWords()
  const check = useAnswer(PLAN_CHECK)
  const remedies = useMakeRemedy()
  const before = useRef<Found>(undefined)
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  const { value: found, state, again } = check
  const isLooking = isAwaited(check)
  const number = numEntries(found?.counts ?? [])
  const isMade = remedies.status === 'made' && state === 'current' && found !== before.current
  const effect = isMade && found && before.current ? remedyEffect(before.current, found) : null
  const make: typeof remedies.make = (remedy) => {
    before.current = found
    return remedies.make(remedy)
  }
  return (
    <div ref={place} tabIndex={-1} className={`${classes.check} no-print`} aria-busy={isLooking}>
      {state === 'failed' && (
        <Group gap="sm" role="alert">
          <Text size="sm">{t('planCheck.failed')}</Text>
          <Button variant="default" onClick={() => void again()}>
            {t('planCheck.again')}
          </Button>
        </Group>
      )}
      <div role="status">
        {isLooking && <p className={number > 0 ? 'visually-hidden' : head.note}>{t('planCheck.looking')}</p>}
        {state === 'current' && found && number === 0 && <Silence found={found} isShort={isShort} />}
      </div>
      {(remedies.status === 'made' || remedies.status === 'failed') && (
        <Group gap="sm" role={remedies.status === 'failed' ? 'alert' : 'status'}>
          <Text size="sm">
            {remedies.status === 'failed' ? t('planCheck.notMade') : <Effect effect={effect} />}
          </Text>
          {remedies.canUndo && (
            <Button variant="subtle" onClick={() => void remedies.undo()}>
              {t('planCheck.undo')}
            </Button>
          )}
        </Group>
      )}
      {found && number > 0 && (
        <div data-stale={state !== 'current' || undefined}>
          <Disclosure
            isLine
            label={
              <span className={head.note} data-mark={isFull(found) ? undefined : 'look'}>
                {t(isFull(found) ? 'planCheck.possible' : 'planCheck.number', { number })}
              </span>
            }
          >
            <Findings
              check={check}
              remedies={{ ...remedies, make }}
              isNew={(finding) => effect?.isNew(finding) ?? false}
            />
            {isOpen(found) && (
              <Text size="sm" mt="sm">
                <Unknown found={found} />
              </Text>
            )}
          </Disclosure>
        </div>
      )}
    </div>
  )
}

/** Whether a plan is known in which nothing is missing. One in which nobody is anywhere is none, and its run would fail. */
function isFull({ wanted, atLeast }: Found): boolean {
  return wanted > 0 && atLeast === wanted
}

/** Whether it is not known if there is a plan in which nothing is missing that could be had. */
function isOpen({ findings, atMost, atLeast }: Found): boolean {
  return !findings.some(({ isSerious }) => isSerious) && atMost !== null && atLeast !== atMost
}

/** What is said where nothing was found: all is well only where that is known. CHECK-7, CHECK-8 */
function Silence({ found, isShort }: { found: Found; isShort: boolean }) {
  const t = useWords()
  if (found.wanted === 0)
    return (
      <p className={head.note} data-mark="look">
        {t('planCheck.nobody')}
      </p>
    )
  if (!isFull(found))
    return (
      <p className={head.note} data-mark="look">
        <Unknown found={found} />
      </p>
    )
  return isShort ? (
    <p className={head.note}>{t('planCheck.nothing.short')}</p>
  ) : (
    <p className={head.note} data-mark="good">
      {t('planCheck.nothing')}
    </p>
  )
}

function Unknown({ found: { wanted, atLeast } }: { found: Found }) {
  const t = useWords()
  return atLeast === null
    ? t('planCheck.unknown.rules')
    : t('planCheck.unknown', { number: wanted - atLeast, wanted })
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
