import { Badge, UnstyledButton } from '@mantine/core'
import { membersIn, type ScheduledGroup, type WeekBlock } from '@planner/domain'
import type { CSSProperties } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { chipsOf } from '../cards/card-model.ts'
import chips from '../cards/chips.module.css'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { WarningIcon } from '../warnings.tsx'
import classes from './week.module.css'

/** What every block of the week is given. */
type BlockProps = {
  shown: Shown
  index: number
  /** Where it begins, from the top. */
  row: number
  /** In rem. */
  height: number
  isActive: boolean
  isOwn: (block: WeekBlock) => boolean
  isWarned: (block: WeekBlock) => boolean
  onFocus: (index: number) => void
  /** A group, or those that share the place. */
  onOpen: (blocks: readonly WeekBlock[]) => void
}

/** A block of the week: a group, or the number of those that have no place of their own. */
export function WeekBlockButton(props: BlockProps) {
  const t = useT()
  const names = useNames()
  const { shown, index, row, height, isActive, isOwn, isWarned, onFocus, onOpen } = props
  const { blocks, from, to, lane, lanes } = shown
  const [block] = blocks
  if (!block) return null
  const isOneOwn = blocks.some(isOwn)
  const warning = blocks.some(isWarned) && (
    <span className={classes.warning}>
      <WarningIcon />
      <span className="visually-hidden">{t('schedule.plan.warned')}: </span>
    </span>
  )
  const own = isOneOwn && (
    <Badge size="sm" tt="none" className={classes.own}>
      {t('schedule.list.yours')}
    </Badge>
  )
  const { group, sessionId, isContinued } = block
  const style = {
    '--from': row,
    '--hours': to - from,
    '--lane': lane,
    '--lanes': lanes,
    ...linesOf(height - (isOneOwn ? BADGE : 0)),
  } as CSSProperties
  return (
    <li className={classes.block} style={style}>
      <UnstyledButton
        className={classes.button}
        data-own={isOneOwn || undefined}
        data-folded={blocks.length > 1 || undefined}
        data-block={index}
        title={blocks.map((each) => names.group(each.group)).join(', ')}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onOpen(blocks)}
      >
        {own}
        <span className={classes.name}>
          {warning}
          {blocks.length > 1 ? t('schedule.plan.more', { number: blocks.length }) : names.group(group)}
        </span>
        <span className={classes.when}>
          <span className={classes.facts}>
            {names.hours(from, to)}
            {blocks.length === 1 && isContinued && ` (${t('schedule.plan.continued')})`}
          </span>{' '}
          {blocks.length === 1 && (
            <span className={classes.people}>
              {t('schedule.plan.people', { number: membersIn(group, sessionId).length })}
            </span>
          )}
        </span>
        {blocks.length === 1 && <PeopleDots group={group} sessionId={sessionId} />}
      </UnstyledButton>
    </li>
  )
}

/** In rem, as in the style sheet. */
const FRAME = 0.45
const BADGE = 1.6
const NAME_LINE = 1.06
const SMALL_LINE = 0.9

/** How many lines a block's name may take: above one line of facts, above two, and alone. */
function linesOf(height: number) {
  const lines = (facts: number, line: number) =>
    Math.max(1, Math.floor((height - FRAME - facts * SMALL_LINE) / line))
  return { '--wide': lines(1, NAME_LINE), '--lines': lines(2, NAME_LINE), '--small': lines(0, SMALL_LINE) }
}

/** The people of a block, as far as there is room; its group says who they are. SCHED-43 */
function PeopleDots({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const plan = useSchedule()
  return (
    <span className={classes.dots} aria-hidden="true">
      <span className={classes.rows}>
        {chipsOf(plan, group, sessionId).map(({ personId, satisfaction, isHost }) => (
          <span key={personId} className={classes.place}>
            <span
              className={chips.dot}
              data-level={satisfaction ?? undefined}
              data-host={isHost || undefined}
            />
          </span>
        ))}
      </span>
    </span>
  )
}

/** Where something stands in the week: a group, or those for which there is no room beside the others. */
type Shown = Pick<WeekBlock, 'day' | 'from' | 'to' | 'lane' | 'lanes'> & {
  blocks: readonly WeekBlock[]
}

/** Three beside one another can still be read. */
const MOST = 3

/**
 * The blocks of a week, at most three side by side: a fourth place folds the rest. The viewer's own groups
 * come first, then those with warnings. SCHED-25
 */
export function foldedBlocks(
  blocks: readonly WeekBlock[],
  urgencyOf: (block: WeekBlock) => number,
): readonly Shown[] {
  return clustersOf(blocks).flatMap((cluster) =>
    (cluster[0]?.lanes ?? 0) <= MOST
      ? cluster.map((block) => ({ ...block, blocks: [block] }))
      : folded(cluster.toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || a.from - b.from)),
  )
}

/** Blocks that hang together in time, day by day. */
function clustersOf(blocks: readonly WeekBlock[]): WeekBlock[][] {
  const clusters: WeekBlock[][] = []
  let end = 0
  for (const block of blocks.toSorted((a, b) => a.day - b.day || a.from - b.from)) {
    const last = clusters.at(-1)
    if (last?.[0]?.day === block.day && block.from < end) last.push(block)
    else clusters.push([block])
    end = last?.[0]?.day === block.day ? Math.max(end, block.to) : block.to
  }
  return clusters
}

function folded(cluster: readonly WeekBlock[]): Shown[] {
  const shown: Shown[] = []
  const rest: WeekBlock[] = []
  for (const block of cluster) {
    const isFree = (lane: number) =>
      !shown.some((other) => other.lane === lane && other.from < block.to && block.from < other.to)
    const lane = Array.from({ length: MOST - 1 }, (_, each) => each).find(isFree)
    if (lane === undefined) rest.push(block)
    else shown.push({ ...block, lane, lanes: MOST, blocks: [block] })
  }
  const from = Math.min(...rest.map((block) => block.from))
  const to = Math.max(...rest.map((block) => block.to))
  const more = rest
    .slice(0, 1)
    .map(({ day }) => ({ day, from, to, lane: MOST - 1, lanes: MOST, blocks: rest }))
  return [...shown, ...more].sort((a, b) => a.from - b.from || a.lane - b.lane)
}
