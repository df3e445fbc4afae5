import { Alert, Box, List, Tooltip } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { forcedOnce, isAdmin } from '@planner/domain'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { useShortList } from '../../components/use-short-list.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSchedule, useWarnings } from './schedule-context.tsx'
import classes from './warnings.module.css'

/** Warnings that are shown at once. */
const SHORT = 8
/** The same where what follows says them too and there is little room. */
const BRIEF = 3

/**
 * Broken rules and forced assignments, each once; participants see their own (SCHED-19). Hours of Maybe are
 * counted below, since they need no action (SCHED-26).
 */
export function WarningsList({ isBrief = false }: { isBrief?: boolean }) {
  const t = useT()
  const warnings = useWarnings()
  const { forced, violations, viewer } = useSchedule()
  const own = isAdmin(viewer) ? forced : forced.filter(({ personId }) => personId === viewer.personId)
  const conflicts = forcedOnce(own)
  const maybes = conflicts.filter(({ isMaybe }) => isMaybe)
  const texts = [
    ...violations.map(warnings.inList),
    ...conflicts.filter(({ isMaybe }) => !isMaybe).map(warnings.conflict),
  ]
  return (
    <>
      {texts.length > 0 && <Warnings texts={texts} number={isBrief ? BRIEF : SHORT} />}
      {maybes.length > 0 && (
        <Disclosure label={t('schedule.warnings.maybe', { number: maybes.length })}>
          <List size="sm" spacing={4}>
            {maybes.map(warnings.conflict).map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Disclosure>
      )}
    </>
  )
}

function Warnings({ texts, number }: { texts: readonly string[]; number: number }) {
  const t = useT()
  const { shown, button } = useShortList(texts, number)
  return (
    <Notice title={t('schedule.warnings.title', { number: texts.length })}>
      <List size="sm" spacing={4}>
        {shown.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {button && <Box mt="xs">{button}</Box>}
    </Notice>
  )
}

/** Something that organisers should know about. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="yellow" icon={<WarningIcon />} title={title} styles={{ title: { color: 'var(--ink)' } }}>
      {children}
    </Alert>
  )
}

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

/** A warning icon; its name is shown on hover, focus and tap, in a bubble that is mounted only then. */
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
