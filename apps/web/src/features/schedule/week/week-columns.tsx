import type { WeekBlock } from '@planner/domain'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { hourText } from '../use-names.ts'
import { nextBlock } from './block-keys.ts'
import type { OpenGroup } from './group-dialog.tsx'
import { type HourRow, rowOf } from './hour-rows.ts'
import classes from './week.module.css'
import { WeekBlockButton } from './week-block-button.tsx'

type Props = {
  label: string
  /** The blocks of these days, by day and hour. */
  blocks: readonly WeekBlock[]
  days: readonly number[]
  rows: readonly HourRow[]
  isOwn: (block: WeekBlock) => boolean
  onOpen: (group: OpenGroup) => void
}

/** Days as columns and hours as rows. All blocks are one tab stop; for screen readers they are a list for each day. */
export function WeekColumns({ label, blocks, days, rows, isOwn, onOpen }: Props) {
  const t = useT()
  const helpId = useId()
  const titleId = useId()
  const area = useRef<HTMLDivElement>(null)
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, blocks.length - 1)
  const lanes = days.map((day) => Math.max(1, ...blocks.filter((b) => b.day === day).map((b) => b.lanes)))
  const move = (event: KeyboardEvent) => {
    const next = nextBlock(blocks, active, event.key)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    area.current?.querySelector<HTMLElement>(`[data-block="${next}"]`)?.focus()
  }
  const style = {
    '--rows': rows.length,
    gridTemplateColumns: `3.25rem ${lanes.map((each) => `minmax(${6.5 * each}rem, ${each}fr)`).join(' ')}`,
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the blocks inside
    <div className={classes.scroller} ref={area} onKeyDown={move}>
      <section className={classes.week} style={style} aria-labelledby={titleId} aria-describedby={helpId}>
        <h2 id={titleId} className="visually-hidden">
          {label}
        </h2>
        <span id={helpId} hidden>
          {t('schedule.plan.keys')}
        </span>
        <div className={classes.hours} aria-hidden="true">
          {rows.map(({ hour, isGap }) => (
            <span key={hour}>{isGap ? '⋮' : hourText(hour)}</span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day} className={classes.day}>
            <h3 className={classes.heading}>{t((DAYS[day] ?? DAYS[0]).long)}</h3>
            <ul className={classes.blocks}>
              {blocks.map(
                (block, index) =>
                  block.day === day && (
                    <WeekBlockButton
                      key={`${block.group.key}|${block.sessionId}|${block.from}`}
                      block={block}
                      index={index}
                      row={rowOf(rows, block.from)}
                      isActive={index === active}
                      isOwn={isOwn(block)}
                      onFocus={setActive}
                      onOpen={onOpen}
                    />
                  ),
              )}
            </ul>
          </div>
        ))}
      </section>
    </div>
  )
}
