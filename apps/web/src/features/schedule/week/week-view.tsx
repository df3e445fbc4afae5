import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { membersIn, type Session, type WeekBlock, weekBlocks } from '@planner/domain'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { ZoneNote } from '../mine/mine-view.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { UnplacedList } from '../unplaced-list.tsx'
import { GroupDialog, type OpenGroup } from './group-dialog.tsx'
import classes from './week.module.css'
import { hourRows, WeekColumns } from './week-columns.tsx'

/** Wide enough for both weeks. */
const WIDE = '(min-width: 68.75em)'

/** The plan as weeks: two on wide screens, else one, on narrow screens one day; SCHED-15, SCHED-25. */
export function WeekView() {
  const t = useT()
  const names = useNames()
  const { schedule, viewer } = useSchedule()
  const isNarrow = useIsNarrow()
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const { hours } = names.clock
  const all = useMemo(() => weekBlocks(schedule, hours), [schedule, hours])
  const isOwn = ({ group, sessionId }: WeekBlock) =>
    viewer.personId !== null && membersIn(group, sessionId).includes(viewer.personId)
  const first = all.find(isOwn) ?? all[0]
  const [week, setWeek] = useState(first?.week ?? 1)
  const [chosenDay, setDay] = useState<number>()
  const [open, setOpen] = useState<OpenGroup | null>(null)
  const [folded, setFolded] = useState<readonly WeekBlock[] | null>(null)
  const shown = schedule.sessions.find(({ id }) => id === week) ?? schedule.sessions[0]
  if (!shown) return null
  const hasSwitch = schedule.sessions.length > 1 && !isWide
  const weeks = hasSwitch ? [shown] : schedule.sessions
  const blocks = all.filter((block) => block.week === shown.id)
  const day = chosenDay ?? (blocks.find(isOwn) ?? blocks[0])?.day ?? 0
  const onDay = blocks.filter((block) => block.day === day)
  // The hours of all weeks, so that nothing jumps between them; one day needs its own hours only.
  const measured = isNarrow ? onDay : all
  const onOpen = (chosen: readonly WeekBlock[]) => {
    const [one] = chosen
    if (chosen.length > 1) setFolded(chosen)
    else if (one) setOpen({ key: one.group.key, sessionId: one.sessionId })
  }
  return (
    <Stack>
      <ZoneNote />
      {hasSwitch && (
        <SegmentedControl
          aria-label={t('schedule.plan.switch')}
          value={String(shown.id)}
          onChange={(value) => setWeek(Number(value))}
          data={schedule.sessions.map((session) => ({
            value: String(session.id),
            label: names.session(session),
          }))}
          size="md"
          style={{ alignSelf: 'flex-start' }}
          className="no-print"
        />
      )}
      {isNarrow && <DaySwitch blocks={blocks} day={day} onDay={setDay} />}
      <div className={classes.weeks}>
        {weeks.map((session) => (
          <Stack key={session.id} gap="xs" miw={0}>
            <WeekColumns
              name={names.session(session)}
              isOneOfTwo={weeks.length > 1}
              blocks={isNarrow ? onDay : all.filter((block) => block.week === session.id)}
              days={isNarrow ? [day] : DAYS_OF_WEEK}
              rows={hourRows(measured)}
              isOwn={isOwn}
              onOpen={onOpen}
            />
            {isNarrow && onDay.length === 0 && <Text c="dimmed">{t('schedule.plan.nothing')}</Text>}
            <UntimedGroups session={session} onOpen={setOpen} />
          </Stack>
        ))}
      </div>
      {/* The list that is printed below the week has it. */}
      <div className="no-print">
        <UnplacedList />
      </div>
      <FoldedGroups blocks={folded} onOpen={setOpen} onClose={() => setFolded(null)} />
      <GroupDialog open={open} onClose={() => setOpen(null)} />
    </Stack>
  )
}

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6]

type Props = { blocks: readonly WeekBlock[]; day: number; onDay: (day: number) => void }

/** One day of the week at a time, each with its number of groups. */
function DaySwitch({ blocks, day, onDay }: Props) {
  const t = useT()
  return (
    <SegmentedControl
      fullWidth
      className="no-print"
      aria-label={t('schedule.row.day')}
      value={String(day)}
      onChange={(value) => onDay(Number(value))}
      data={DAYS.map(({ short, long }, index) => {
        const number = blocks.filter((block) => block.day === index).length
        return {
          value: String(index),
          label: (
            <span className={classes.dayLabel}>
              <span aria-hidden="true">{t(short)}</span>
              <span aria-hidden="true" className={classes.dayCount}>
                {number || '–'}
              </span>
              <span className="visually-hidden">
                {t(long)}, {t('schedule.plan.number', { number })}
              </span>
            </span>
          ),
        }
      })}
      styles={{ label: { paddingInline: 2, minHeight: 44 } }}
    />
  )
}

type FoldedGroupsProps = {
  blocks: readonly WeekBlock[] | null
  onOpen: (group: OpenGroup) => void
  onClose: () => void
}

/** The groups that share a place in the week, to open one of them. */
function FoldedGroups({ blocks, onOpen, onClose }: FoldedGroupsProps) {
  const t = useT()
  const names = useNames()
  return (
    <Dialog isOpen={blocks !== null} title={t('schedule.plan.folded')} onClose={onClose}>
      <Stack gap="xs">
        {blocks
          ?.toSorted((a, b) => a.from - b.from)
          .map(({ group, sessionId, from, to }) => (
            <Button
              key={`${group.key}|${from}`}
              justify="start"
              h="auto"
              py="xs"
              styles={{ label: { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' } }}
              onClick={() => {
                onClose()
                onOpen({ key: group.key, sessionId })
              }}
            >
              {names.hours(from, to)} {names.group(group)}
            </Button>
          ))}
        <Button variant="subtle" onClick={onClose} style={{ alignSelf: 'start' }}>
          {t('app.close')}
        </Button>
      </Stack>
    </Dialog>
  )
}

/** Groups that have people and no hour, below the week. */
function UntimedGroups({ session, onOpen }: { session: Session; onOpen: (group: OpenGroup) => void }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const untimed = schedule.groups.filter(
    ({ sessions, starts }) => sessions.includes(session.id) && !starts.has(session.id),
  )
  if (untimed.length === 0) return null
  return (
    <section aria-label={t('schedule.plan.untimed')}>
      <Text fw={600} mb={4}>
        {t('schedule.plan.untimed')}
      </Text>
      <Group gap="xs">
        {untimed.map((group) => (
          <Button key={group.key} onClick={() => onOpen({ key: group.key, sessionId: session.id })}>
            {names.group(group)}
          </Button>
        ))}
      </Group>
    </section>
  )
}
