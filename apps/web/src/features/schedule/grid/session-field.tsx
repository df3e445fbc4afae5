import { Anchor, Group, Text } from '@mantine/core'
import {
  type CellEdit,
  moveGroupEdits,
  possibleStarts,
  type ScheduledGroup,
  type Session,
  TABLES,
} from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { hideToast, showToast } from '../../../lib/toast.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import classes from './assignment-grid.module.css'

const UNDO_MS = 12_000

/** Moves a group and its members to another session; SCHED-3. Removing it from the plan can be undone. */
export function SessionField({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const start = group.starts.get(0) ?? (group.sessions.includes(session.id) ? session.id - 1 : undefined)
  const starts = possibleStarts(schedule, group)
  const options = start === undefined || starts.includes(start) ? starts : [...starts, start]
  const move = (text: string) => {
    const slot = text === '' ? null : Number(text)
    const edits = moveGroupEdits(schedule, group, session.id, slot)
    apply(edits)
    if (slot === null && group.members.size > 0) offerUndo(edits)
  }
  const offerUndo = (edits: readonly CellEdit[]) => {
    const id = `moved-${group.key}`
    const undo = () => {
      hideToast(id)
      apply(
        edits.map(({ address }) => ({
          address,
          value: TABLES[address.table].value === 'slot' ? (start ?? null) : true,
        })),
      )
    }
    const message = (
      <Group gap="sm">
        <Text span>{t('schedule.moved.out', { group: names.group(group) })}</Text>
        <Anchor component="button" type="button" onClick={undo}>
          {t('schedule.undo')}
        </Anchor>
      </Group>
    )
    showToast({ id, message, autoClose: UNDO_MS })
  }
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t('schedule.field.session', { group: names.group(group) })}
      value={start ?? ''}
      onChange={(event) => move(event.currentTarget.value)}
    >
      <option value="">{t('schedule.field.none')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {names.sessionById(option + 1)}
        </option>
      ))}
    </select>
  )
}
