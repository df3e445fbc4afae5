import {
  chooseRoomEdits,
  type GroupRoom,
  isAdmin,
  isPinned,
  roomAddress,
  roomsIn,
  roomsText,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import classes from './assignment-grid.module.css'

/** Where a group meets; admins choose it, and later plans keep what they choose (SESSION-8, SCHED-29). */
export function RoomField({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const names = useNames()
  const { state, schedule, viewer } = useSchedule()
  const apply = useApplyEdits()
  const own = roomsIn(group)
  if (!isAdmin(viewer)) return <span>{names.rooms(own) || t('schedule.room.none')}</span>
  const value = own.length > 1 ? roomsText([...group.rooms.values()]) : (own[0]?.name ?? '')
  const isByHand = isPinned(state, roomAddress('topicGroupRooms', group))
  /** Who else is there while the group is. */
  const othersIn = (room: GroupRoom) => {
    const sessions = group.sessions.length > 0 ? group.sessions : [session.id]
    return schedule.groups.filter(
      (other) => other !== group && sessions.some((id) => other.rooms.get(id) === room),
    )
  }
  const label = (room: GroupRoom) => {
    const values = { room: names.room(room), capacity: room.capacity }
    const groups = othersIn(room).map(names.group).join(', ')
    const option =
      groups === ''
        ? t('schedule.field.room.option', values)
        : t('schedule.field.room.taken', { ...values, groups })
    return room.name === value && isByHand ? t('schedule.field.room.byHand', { option }) : option
  }
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t('schedule.field.room', { group: names.group(group) })}
      title={t('schedule.row.room.help')}
      value={value}
      onChange={(event) => apply(chooseRoomEdits(group, event.currentTarget.value))}
    >
      <option value="">{t('schedule.room.none')}</option>
      {own.length > 1 && <option value={value}>{names.rooms(own)}</option>}
      {schedule.rooms.map((room) => (
        <option key={room.name} value={room.name}>
          {label(room)}
        </option>
      ))}
    </select>
  )
}
