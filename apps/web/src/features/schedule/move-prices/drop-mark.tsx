import classes from './move-prices.module.css'
import type { MoveMark } from './price-of.ts'

const SIGNS: Record<MoveMark, string> = { breaks: '!', better: '↑', worse: '↓', same: '=' }

/** In the corner of a card, what dropping somebody here would do to the plan; the words are beside the pointer. */
export function DropMark({ mark }: { mark: MoveMark | null }) {
  if (mark === null) return null
  return (
    <span aria-hidden="true" className={classes.mark} data-mark={mark}>
      {SIGNS[mark]}
    </span>
  )
}
