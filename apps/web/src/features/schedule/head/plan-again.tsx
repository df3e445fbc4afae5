import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Help } from '../../../components/help/help.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import classes from './head.module.css'
import type { ReadyFacts, ReadyPlanFacts } from './head-state.ts'
import { StartButton } from './start-button.tsx'
import type { Starting } from './use-start.ts'

type Props = {
  ready: ReadyFacts | null
  isUsedUp: boolean
  starting: Starting
  onOther: () => void
}

/** Another plan: what each way does to people, before it is done; PLAN-34, PLAN-35, SCHED-61. */
export function PlanAgain({ ready, isUsedUp, starting, onOther }: Props) {
  const t = useWords()
  const id = useId()
  const effectOf = useEffectText(ready, isUsedUp)
  return (
    <section className={`${classes.again} no-print`} aria-labelledby={id}>
      <Help topic="planning" about={t('schedule.generate')}>
        <h3 id={id}>{t('head.again.title')}</h3>
      </Help>
      <ul>
        <Way name={t('head.again.keep')} text={<span role="status">{effectOf(ready?.keep ?? null)}</span>}>
          <StartButton starting={starting} keeps />
        </Way>
        <Way
          name={t('head.again.fresh')}
          text={
            <>
              <span role="status">{effectOf(ready?.fresh ?? null)}</span> {t('schedule.generate.replaces')}
            </>
          }
        >
          <StartButton starting={starting} keeps={false} />
        </Way>
        <Way name={t('head.again.other')} text={t('head.again.other.help')}>
          <Button onClick={onOther}>{t('scenarios.title')}</Button>
        </Way>
      </ul>
    </section>
  )
}

type WayProps = { name: string; text: ReactNode; children: ReactNode }

function Way({ name, text, children }: WayProps) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{text}</p>
      </div>
      {children}
    </li>
  )
}

/** What another plan does to people, as far as it is known. */
function useEffectText(ready: ReadyFacts | null, isUsedUp: boolean): (plan: ReadyPlanFacts | null) => string {
  const t = useWords()
  return (plan) => {
    if (!plan) {
      if (isUsedUp) return t('head.again.usedUp')
      return t(ready?.isSearching ? 'head.again.searching' : 'head.again.unknown')
    }
    if (plan.moving === 0) return t('head.again.same')
    const [percent, now] = [percentOf(plan.satisfaction), percentOf(ready?.now ?? 0)]
    const compared = percent > now ? t('head.again.instead', { percent: now }) : t('head.again.noBetter')
    return t('head.again.effect', { moving: plan.moving, percent, compared })
  }
}
