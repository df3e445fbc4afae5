import type { ReactNode } from 'react'
import type { WhySeat } from '../plan-questions.ts'
import { useWhyText } from './use-why-text.ts'
import { useAskWhy } from './why-context.tsx'
import classes from './why-name.module.css'

type Props = WhySeat & {
  /** -1 where a table has the tab stop. */
  tabIndex?: number
  /** They have no group there, or no meeting. */
  isWithout?: boolean
  children: ReactNode
}

/** A person's name that opens the card of their place; the name alone for those who may not ask. WHY-6 */
export function WhyName({ tabIndex, isWithout = false, children, ...place }: Props) {
  const whyText = useWhyText()
  const ask = useAskWhy()(place)
  if (!ask) return children
  return (
    <button
      type="button"
      className={classes.name}
      aria-haspopup="dialog"
      aria-description={whyText(place.personId, isWithout)}
      tabIndex={tabIndex}
      onClick={ask}
    >
      {children}
    </button>
  )
}
