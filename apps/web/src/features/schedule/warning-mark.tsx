import { Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useRef, useState } from 'react'
import classes from './warning-mark.module.css'

/** A triangle with an exclamation mark, in a colour with enough contrast in both schemes. */
export function WarningIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d="M9 1.5 17 16H1Z" fill="#ffd43b" stroke="#7a4b00" strokeWidth="1.2" strokeLinejoin="round" />
      <path d="M9 6.5v4.5M9 12.8v1.2" stroke="#3b2500" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}

type Props = {
  /** The full warning text. */
  text: string
  /** Whether it is a tab stop; false where the text is available elsewhere. */
  isTabStop?: boolean
}

/**
 * A warning icon. Its text is shown on hover, focus and tap, and is its accessible name. The bubble is mounted while it is shown, since a
 * table has hundreds of icons.
 */
export function WarningMark({ text, isTabStop = true }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.mark} no-print`}
        aria-label={text}
        tabIndex={isTabStop ? 0 : -1}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={(event) => event.stopPropagation()}
      >
        <WarningIcon />
      </button>
      {isShown && <Bubble target={button} text={text} onHide={hide} />}
    </>
  )
}

type BubbleProps = { target: RefObject<HTMLButtonElement | null>; text: string; onHide: () => void }

function Bubble({ target, text, onHide }: BubbleProps) {
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onHide()
  })
  return <Tooltip target={target} opened label={text} multiline maw={280} withArrow withinPortal />
}
