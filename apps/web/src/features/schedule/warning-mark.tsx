import { Tooltip, UnstyledButton } from '@mantine/core'

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

/** A warning icon. Its text is shown on hover, focus and tap, and is its accessible name. */
export function WarningMark({ text, isTabStop = true }: Props) {
  return (
    <Tooltip
      label={text}
      multiline
      maw={280}
      withArrow
      withinPortal
      events={{ hover: true, focus: true, touch: true }}
    >
      <UnstyledButton
        className="no-print"
        aria-label={text}
        tabIndex={isTabStop ? 0 : -1}
        onClick={(event) => event.stopPropagation()}
        style={{ display: 'inline-grid', placeItems: 'center', minWidth: 24, minHeight: 24 }}
      >
        <WarningIcon />
      </UnstyledButton>
    </Tooltip>
  )
}
