import { Title } from '@mantine/core'
import type { WeekBlock } from '@planner/domain'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { clockHour } from '../../../components/reader-clock.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useWarnings } from '../schedule-context.tsx'
import classes from './week.module.css'
import { foldedBlocks, WeekBlockButton } from './week-block-button.tsx'

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

/** Days as columns, hours as rows. All blocks are one tab stop; screen readers get a list per day. */
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

/** A block's place on the screen. */
type Place = Pick<WeekBlock, 'day' | 'from' | 'lane'>

/**
 * The block that an arrow key, Home or End leads to: up and down within the day, left and right to the
 * nearest hour of the next day with blocks. Undefined for other keys.
 */
export function nextBlock(blocks: readonly Place[], index: number, key: string): number | undefined {
  const here = blocks[index]
  if (!here) return undefined
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, blocks.length - 1)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return blocks.findIndex(({ day }) => day === here.day)
    case 'End':
      return blocks.findLastIndex(({ day }) => day === here.day)
    case 'ArrowRight':
      return sideways(blocks, here, index, 1)
    case 'ArrowLeft':
      return sideways(blocks, here, index, -1)
    default:
      return undefined
  }
}

/** First to the next lane at the same time, then to the next day. */
function sideways(blocks: readonly Place[], here: Place, index: number, step: 1 | -1): number {
  const beside = blocks[index + step]
  if (beside?.day === here.day && beside.from === here.from) return index + step
  const days = [...new Set(blocks.map(({ day }) => day))]
  const day = days[days.indexOf(here.day) + step]
  if (day === undefined) return index
  const distance = ({ from }: Place) => Math.abs(from - here.from)
  return blocks.reduce(
    (best, each, at) =>
      each.day === day && (best === index || distance(each) < distance(blocks[best] ?? here)) ? at : best,
    index,
  )
}

/** One row of the week: an hour, or the hours from here on in which nothing happens on any day. */
type HourRow = { hour: number; isGap: boolean }

/** A plan of a few hours is still a day to look at. */
const LEAST_HOURS = 6
/** Shorter pauses keep their rows. */
const LEAST_GAP = 4

/** The rows from the first hour to the last; longer empty stretches are one row. */
export function hourRows(blocks: readonly Pick<WeekBlock, 'from' | 'to'>[]): HourRow[] {
  const first = Math.min(...blocks.map(({ from }) => from), 24 - LEAST_HOURS)
  const last = Math.max(...blocks.map(({ to }) => to), first + LEAST_HOURS)
  const isUsed = (hour: number) => blocks.some(({ from, to }) => from <= hour && hour < to)
  const isBetween = (hour: number, next: number) =>
    blocks.some(({ to }) => to <= hour) && blocks.some(({ from }) => from >= next)
  const rows: HourRow[] = []
  for (let hour = first; hour < last; ) {
    const next = Array.from({ length: last - hour }, (_, index) => hour + index).find(isUsed) ?? last
    const isGap = next - hour >= LEAST_GAP && isBetween(hour, next)
    rows.push({ hour, isGap })
    hour = isGap ? next : hour + 1
  }
  return rows
}

/** The row of an hour that a block takes. */
export function rowOf(rows: readonly HourRow[], hour: number): number {
  return rows.findIndex((row) => row.hour === hour)
}
