import { LETTER_KINDS, type LetterKind, type LetterOverview } from '@planner/protocol'
import { useId } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import classes from './tell-people.module.css'
import { numbersOf, obstacleOf } from './tell-texts.ts'

type KindChoiceProps = {
  overview: LetterOverview
  kind: LetterKind
  onChoose: (kind: LetterKind) => void
}

/** The kinds of letters, each with how many people it concerns, or why it cannot be written; LETTER-1. */
export function KindChoice({ overview, kind, onChoose }: KindChoiceProps) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('tell.kinds')}</legend>
      {LETTER_KINDS.map((each) => {
        const obstacle = obstacleOf(overview, each)
        const count = t('tell.kind.count', { number: numbersOf(overview, each).numConcerned })
        return (
          <div key={each}>
            <label>
              <input
                type="radio"
                name={id}
                checked={each === kind}
                disabled={obstacle !== null}
                {...(obstacle && { 'aria-describedby': `${id}-${each}` })}
                onChange={() => onChoose(each)}
              />
              <strong>{t(`tell.kind.${each}`)}</strong> {obstacle === null && <span>{count}</span>}
            </label>
            {obstacle && <p id={`${id}-${each}`}>{t(obstacle)}</p>}
          </div>
        )
      })}
      {obstacleOf(overview, kind) === null && <p role="status">{t(`tell.kind.${kind}.help`)}</p>}
    </fieldset>
  )
}
