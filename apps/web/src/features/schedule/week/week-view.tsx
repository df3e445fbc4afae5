import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { isAdmin, membersIn, type WeekBlock, weekBlocks, zoneOffset } from '@planner/domain'
import { useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { ZoneNote } from '../mine-view.tsx'
import { useSchedule } from '../schedule-context.tsx'
import { UnplacedList } from '../unplaced-list.tsx'
import { useNames } from '../use-names.ts'
import { NARROW } from '../use-schedule-view.ts'
import { DaySwitch } from './day-switch.tsx'
import { GroupDialog, type OpenGroup } from './group-dialog.tsx'
import { hourRows } from './hour-rows.ts'
import { UntimedGroups } from './untimed-groups.tsx'
import { WeekColumns } from './week-columns.tsx'

/** The plan as a week of blocks, one week at a time, on narrow screens one day at a time; SCHED-15. */
export function WeekView() {
  const t = useT()
  const names = useNames()
  const { variant, state, viewer, schedule } = useSchedule()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const clock = isAdmin(viewer) ? null : viewer.personId
  const offset = clock === null ? 0 : zoneOffset(variant, state, clock)
  const all = useMemo(() => weekBlocks(schedule, offset), [schedule, offset])
  const isOwn = ({ group, sessionId }: WeekBlock) =>
    viewer.personId !== null && membersIn(group, sessionId).includes(viewer.personId)
  const first = all.find(isOwn) ?? all[0]
  const [week, setWeek] = useState(first?.week ?? 1)
  const [chosenDay, setDay] = useState<number>()
  const [open, setOpen] = useState<OpenGroup | null>(null)
  const shown = schedule.sessions.find(({ id }) => id === week) ?? schedule.sessions[0]
  const blocks = all.filter((block) => block.week === shown?.id)
  const day = chosenDay ?? (blocks.find(isOwn) ?? blocks[0])?.day ?? 0
  // For both weeks and all days, so that nothing jumps when they are switched; one day needs its own hours only.
  const onDay = blocks.filter((block) => block.day === day)
  const rows = hourRows(isNarrow ? onDay : all)
  if (!shown) return null
  return (
    <Stack gap="md">
      <ZoneNote clock={clock} />
      {schedule.sessions.length > 1 && (
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
      <WeekColumns
        label={t('schedule.plan.label', { week: names.session(shown) })}
        blocks={isNarrow ? onDay : blocks}
        days={isNarrow ? [day] : DAYS_OF_WEEK}
        rows={rows}
        isOwn={isOwn}
        onOpen={setOpen}
      />
      {isNarrow && onDay.length === 0 && <Text c="dimmed">{t('schedule.plan.nothing')}</Text>}
      <UntimedGroups session={shown} onOpen={setOpen} />
      <UnplacedList />
      <GroupDialog open={open} onClose={() => setOpen(null)} />
    </Stack>
  )
}

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6]
