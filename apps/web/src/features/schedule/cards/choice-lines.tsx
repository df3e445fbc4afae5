import type { Satisfaction } from '@planner/domain'
import { type ReactNode, useId } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import chips from './chips.module.css'
import classes from './move.module.css'

/** More things to choose from than these have a search. */
export const FEW = 8
/** So many under a head are shown at once. */
const SHORT = 8

type ChoiceLinesProps<T> = { items: readonly T[]; line: (item: T) => ReactNode }

/** What there is to choose under a head of the card, the first of it until all is asked for; SCHED-67. */
export function ChoiceLines<T>({ items, line }: ChoiceLinesProps<T>) {
  const { shown, button } = useShortList(items, SHORT)
  return (
    <>
      <ul className={classes.targets}>{shown.map(line)}</ul>
      {button}
    </>
  )
}

type ChoiceLineProps = {
  /** How well the group suits the person. */
  suits: Satisfaction | null
  /** What choosing it would do, in full. */
  words: string
  onClick: () => void
  children: ReactNode
}

export function ChoiceLine({ suits, words, onClick, children }: ChoiceLineProps) {
  const id = useId()
  return (
    <li>
      <button type="button" className={classes.target} title={words} aria-describedby={id} onClick={onClick}>
        <span className={chips.dot} data-dot data-level={suits ?? undefined} aria-hidden="true" />
        {children}
      </button>
      <span id={id} hidden>
        {words}
      </span>
    </li>
  )
}
