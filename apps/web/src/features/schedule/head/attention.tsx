import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusOfGone } from '../../../components/use-focus-of-gone.ts'
import type { Answer } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { AskAgain } from '../ask-again.tsx'
import { CheckMade } from '../plan-check/check-made.tsx'
import { FindingLine } from '../plan-check/finding-line.tsx'
import { numEntries } from '../plan-check/finding-rows.ts'
import { Findings } from '../plan-check/findings.tsx'
import { DriftList, useDriftTitle } from '../plan-drift.tsx'
import { ShortLines } from '../short-lines.tsx'
import classes from './head.module.css'
import { byHarm, type Harm } from './points.ts'
import type { Head } from './use-head.ts'

type Props = {
  head: Head
  /** Broken rules and conflicts of the plan, in words. */
  warnings: readonly string[]
  /** Places at a time of Maybe, which need no action. */
  maybes: readonly string[]
  /** Where the chip of narrow screens stands. */
  chipPlace?: HTMLElement | null
}

type Point = {
  key: string
  harm: Harm
  content: ReactNode
  /** Its button opens all that the list has. */
  opensAll?: boolean
}

/** At most so many are shown before all are asked for. */
const MOST = 3

/** All that needs attention in one list, each with its repair; SCHED-63. */
export function Attention({ head, warnings, maybes, chipPlace = null }: Props) {
  const t = useWords()
  const place = useRef<HTMLElement>(null)
  useFocusOfGone(place)
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const [isAsked, setAsked] = useState(false)
  const id = useId()
  const { check } = head
  const points = usePoints({ head, warnings, maybes }, () => setOpen(true))
  const number = points.length + numEntries(check.rows) - check.rows.length
  const isShown = !isNarrow || isAsked
  const chip = points.length > 0 && (
    <UnstyledButton
      className={classes.chip}
      data-bad={points.some(isBad) || undefined}
      aria-expanded={isAsked}
      aria-controls={id}
      onClick={() => setAsked(!isAsked)}
    >
      {t('head.attention.chip', { number })}
    </UnstyledButton>
  )
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`${classes.attention} no-print`}
      aria-label={t('head.attention')}
    >
      <Failed answer={check} text={t('planCheck.failed')} />
      <Failed answer={head.drift} text={t('planDrift.failed')} />
      <CheckMade check={check} />
      {isNarrow && (chipPlace ? createPortal(chip, chipPlace) : chip)}
      <div id={id}>
        {points.length > 0 && isShown && (
          <div
            className={classes.points}
            data-points
            data-bad={points.some(isBad) || undefined}
            data-stale={check.state === 'old' || undefined}
          >
            {!isOpen && (
              <ul>
                {points.slice(0, MOST).map(({ key, content }) => (
                  <li key={key}>{content}</li>
                ))}
              </ul>
            )}
            {isOpen && <AllPoints head={head} warnings={warnings} maybes={maybes} />}
            {(isOpen || points.length > 1 || !points[0]?.opensAll) && (
              <UnstyledButton className={classes.all} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('head.attention.fewer') : t('head.attention.all', { number })}
              </UnstyledButton>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

const isBad = ({ harm }: Point) => harm === 'broken' || harm === 'serious'

type FailedProps = { answer: Pick<Answer<unknown>, 'state' | 'again'>; text: string }

function Failed({ answer: { state, again }, text }: FailedProps) {
  if (state !== 'failed') return null
  return (
    <AskAgain role="alert" isSmall onAgain={again}>
      {text}
    </AskAgain>
  )
}

function usePoints({ head, warnings, maybes }: Props, onShow: () => void): Point[] {
  const t = useWords()
  const driftTitle = useDriftTitle()
  const { state, check, serious } = head
  const mainRepair = state.primary?.act === 'repair' ? head.repair : undefined
  const shown = (text: string) => (
    <>
      <span>{text}</span>
      <Button onClick={onShow}>{t('head.attention.show')}</Button>
    </>
  )
  const drift = head.drift.value?.drift
  const changes = drift?.state === 'outOfDate' ? (driftTitle(drift) ?? t('planDrift.unlisted')) : null
  return byHarm<Point>([
    ...warnings.map((text): Point => ({ key: text, harm: 'broken', content: <span>{text}</span> })),
    ...check.rows
      // What the head says is not said again below it.
      .filter((row) => state.name !== 'cannotWork' || row !== serious)
      .map((row): Point => {
        const content =
          row.each.length > 0 ? (
            shown(row.sentence)
          ) : (
            <FindingLine key={row.key} row={row} elsewhere={row === serious ? mainRepair : undefined} />
          )
        const harm = row.isSerious ? 'serious' : 'hint'
        return { key: row.key, harm, content, opensAll: row.each.length > 0 }
      }),
    ...(changes !== null && state.name !== 'latePeople' && isNamed(head)
      ? [
          {
            key: 'drift',
            harm: 'changed' as const,
            opensAll: true,
            // The head has said it.
            content: shown(state.name === 'changed' ? t('head.changed.what') : changes),
          },
        ]
      : []),
    ...(maybes.length > 0
      ? [
          {
            key: 'maybe',
            harm: 'hint' as const,
            opensAll: true,
            content: shown(t('schedule.warnings.maybe', { number: maybes.length })),
          },
        ]
      : []),
  ])
}

/** Whether it is known what has changed. */
function isNamed({ drift: { value } }: Head): boolean {
  if (!value?.drift) return false
  return Object.values(value.drift).some((part) => (Array.isArray(part) ? part.length > 0 : Number(part) > 0))
}

/** Everything of every kind. */
function AllPoints({ head, warnings, maybes }: Props) {
  const t = useWords()
  const drift = head.drift.value?.drift
  return (
    <div className={classes.full}>
      {warnings.length > 0 && <ShortLines lines={warnings} length={20} />}
      {head.check.rows.length > 0 && <Findings rows={head.check.rows} />}
      {drift?.state === 'outOfDate' && isNamed(head) && <DriftList drift={drift} />}
      {maybes.length > 0 && (
        <section>
          <h3>{t('schedule.warnings.maybe', { number: maybes.length })}</h3>
          <ShortLines lines={maybes} length={20} />
        </section>
      )}
    </div>
  )
}
