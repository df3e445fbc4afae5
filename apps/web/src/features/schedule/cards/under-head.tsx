import type { ReactNode } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { Head } from './merit.ts'
import classes from './move.module.css'

type UnderHeadProps = {
  head: Head
  number: number
  /** Opens what breaks a rule, as while something is searched for. */
  mustOpen: boolean
  children: ReactNode
}

/** What stands under one head of a list by merit: what breaks a rule is closed to begin with; SCHED-67. */
export function UnderHead({ head, number, mustOpen, children }: UnderHeadProps) {
  const t = useT()
  if (number === 0) return null
  if (head === 'breaks')
    return (
      <Disclosure
        isLine
        mustOpen={mustOpen}
        label={<span className={classes.more}>{t('schedule.cards.move.breaks', { number })}</span>}
      >
        {children}
      </Disclosure>
    )
  const title = t(`schedule.cards.move.${head}`)
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  )
}
