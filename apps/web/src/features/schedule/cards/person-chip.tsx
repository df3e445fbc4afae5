import type { Satisfaction } from '@planner/domain'
import { memo } from 'react'
import { PinSign } from '../pin-sign.tsx'
import classes from './chips.module.css'

/** Names of more characters may need more than two lines. */
const LONG = 36

type Props = {
  personId: string
  name: string
  /** Name, what the person is there, what they have chosen and what is wrong, in words. */
  label: string
  satisfaction: Satisfaction | null
  isHost: boolean
  isOwn: boolean
  isKept: boolean
  isPlaced: boolean
  isWarned: boolean
  isFound: boolean
  isDragged: boolean
  /** A button that moves the person. */
  isMovable: boolean
  /** Else a button that asks about them, and what that is called; null where neither is possible. */
  askText: string | null
  isTabStop: boolean
}

/** A person on a card. The board handles what is done to it. */
export const PersonChip = memo(function PersonChip(props: Props) {
  const { personId, name, label, isMovable, askText, isTabStop, isOwn, isFound, isDragged } = props
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classes.dot}
        data-level={props.satisfaction ?? undefined}
        data-host={props.isHost || undefined}
        data-open={!props.isPlaced || undefined}
      />
      <span className={classes.name} data-long={name.length > LONG || undefined} aria-hidden="true">
        {name}
      </span>
      {props.isKept && <PinSign />}
      {props.isWarned && <span aria-hidden="true" className={classes.warned} />}
    </>
  )
  const common = {
    className: classes.chip,
    title: label,
    'data-own': isOwn || undefined,
    'data-found': isFound || undefined,
    'data-dragged': isDragged || undefined,
  }
  return (
    <li className={classes.item}>
      {isMovable || askText !== null ? (
        <button
          type="button"
          {...common}
          data-chip={personId}
          data-still={!isMovable || undefined}
          aria-label={label}
          aria-haspopup="dialog"
          aria-description={isMovable ? undefined : (askText ?? undefined)}
          tabIndex={isTabStop ? 0 : -1}
        >
          {content}
        </button>
      ) : (
        <span {...common}>
          {content}
          <span className="visually-hidden">{label}</span>
        </span>
      )}
    </li>
  )
})
