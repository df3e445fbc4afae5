import { Title } from '@mantine/core'
import type { WeekBlock } from '@planner/domain'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { clockHour } from '../../../components/reader-clock.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useWarnings } from '../schedule-context.tsx'
import { nextBlock } from './block-keys.ts'
import { foldedBlocks } from './folded-blocks.ts'
import { type HourRow, rowOf } from './hour-rows.ts'
import classes from './week.module.css'
import { WeekBlockButton } from './week-block-button.tsx'

/** Heights of an hour, in rem. */
const HIGH = 3.5
const LOW = 2.25

type Props = {
  /** Of the week. */
  name: string
  /** Both weeks are on the screen: each has its name above, and its hours are lower. */
  isOneOfTwo: boolean
  /** The blocks of these days, by day and hour. */
  blocks: readonly WeekBlock[]
  days: readonly number[]
  rows: readonly HourRow[]
  isOwn: (block: WeekBlock) => boolean
  onOpen: (blocks: readonly WeekBlock[]) => void
}

/** Days as columns and hours as rows. All blocks are one tab stop; for screen readers they are a list for each day. */
export function WeekColumns({ name, isOneOfTwo, blocks, days, rows, isOwn, onOpen }: Props) {
  const t = useT()
  const names = useNames()
  const helpId = useId()
  const area = useRef<HTMLDivElement>(null)
  const [chosen, setActive] = useState(0)
  const { isWarned: warned } = useWarnings()
  const isWarned = ({ group, sessionId }: WeekBlock) => warned(group, sessionId)
  const shown = foldedBlocks(blocks, (block) => 2 * Number(isOwn(block)) + Number(isWarned(block)))
  const active = Math.min(chosen, shown.length - 1)
  const rowHeight = isOneOfTwo ? LOW : HIGH
  const move = (event: KeyboardEvent) => {
    const next = nextBlock(shown, active, event.key)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    area.current?.querySelector<HTMLElement>(`[data-block="${next}"]`)?.focus()
  }
  const style = {
    '--rows': rows.length,
    '--row': `${rowHeight}rem`,
    gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(var(--least-day), 1fr))`,
  } as CSSProperties
  return (
    <section aria-label={t('schedule.plan.label', { week: name })} aria-describedby={helpId}>
      <Title order={2} size="h4" mb="xs" className={isOneOfTwo ? undefined : 'visually-hidden'}>
        {name}
      </Title>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the blocks inside */}
      <div className={classes.scroller} data-whole={isOneOfTwo || undefined} ref={area} onKeyDown={move}>
        <div className={classes.week} style={style}>
          <span id={helpId} hidden>
            {t('schedule.plan.keys')}
          </span>
          <div className={classes.hours} aria-hidden="true">
            {rows.map(({ hour, isGap }) => (
              <span key={hour}>{isGap ? '⋮' : clockHour(names.clock, hour)}</span>
            ))}
          </div>
          {days.map((day) => (
            <div key={day} className={classes.day}>
              <h3 className={classes.heading}>{t((DAYS[day] ?? DAYS[0]).long)}</h3>
              <ul className={classes.blocks}>
                {shown.map(
                  (each, index) =>
                    each.day === day && (
                      <WeekBlockButton
                        key={`${each.from}|${each.lane}`}
                        shown={each}
                        index={index}
                        row={rowOf(rows, each.from)}
                        isActive={index === active}
                        height={(each.to - each.from) * rowHeight}
                        isOwn={isOwn}
                        isWarned={isWarned}
                        onFocus={setActive}
                        onOpen={onOpen}
                      />
                    ),
                )}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
