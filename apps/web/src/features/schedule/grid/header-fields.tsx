import { Anchor, Group, Text } from '@mantine/core'
import {
  type CellEdit,
  chooseRoomEdits,
  type GroupKey,
  type GroupRoom,
  isAdmin,
  isPinned,
  moveGroupEdits,
  possibleStarts,
  roomAddress,
  roomsIn,
  roomsText,
  type ScheduledGroup,
  type Session,
  storedStart,
  TABLES,
} from '@planner/domain'
import { useState } from 'react'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { hideToast, showToast } from '../../../lib/toast.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './assignment-grid.module.css'

const UNDO_MS = 12_000

/** Moves a group and its members to another session; SCHED-3. Removing it from the plan can be undone. */
export function SessionField({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const { setCells: apply } = useLive()
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

/** Where a group meets; admins choose it, and later plans keep what they choose (SESSION-8, SCHED-29). */
export function RoomField({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const names = useNames()
  const { state, schedule, viewer } = useSchedule()
  const { setCells: apply } = useLive()
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

type TimeFieldProps = { group: ScheduledGroup; drafts: TimeDrafts; part: keyof GroupTime }

/** The day a group meets, or the hour it starts, in the event's time zone. */
export function TimeField({ group, drafts, part }: TimeFieldProps) {
  const t = useT()
  const names = useNames()
  const { none, labels } = useTimeOptions('short')[part]
  return (
    <select
      className={classes.select}
      tabIndex={-1}
      aria-label={t(`schedule.field.${part}`, { group: names.group(group) })}
      value={drafts.timeOf(group)[part] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        drafts.setTime(group, part, value === '' ? null : Number(value))
      }
    >
      <option value="">{none}</option>
      {labels.map((label, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Labels of days and of hours, with one's own hour beside; their places are the values. */
export function useTimeOptions(form: 'short' | 'long') {
  const t = useT()
  const names = useNames()
  return {
    day: { none: t('schedule.field.noDay'), labels: DAYS.map(({ long }) => t(long)) },
    hour: { none: t('schedule.field.noHour'), labels: HOURS.map((hour) => names.eventHour(hour, form)) },
  }
}

/** A day 0..6 and an hour 0..23; either may be undefined until both are chosen. */
type GroupTime = { day: number | null; hour: number | null }

const NONE: GroupTime = { day: null, hour: null }

export type TimeDrafts = {
  timeOf: (group: ScheduledGroup) => GroupTime
  setTime: (group: ScheduledGroup, part: keyof GroupTime, value: number | null) => void
}

/**
 * Keeps a day without an hour, or an hour without a day, until the other is chosen; clearing one clears both
 * (WEEK-7).
 */
export function useTimeDrafts(sessionId: number): TimeDrafts {
  const { schedule, state } = useSchedule()
  const { setCells: apply } = useLive()
  const [drafts, setDrafts] = useState<ReadonlyMap<GroupKey, GroupTime>>(new Map())
  const stored = (group: ScheduledGroup): GroupTime | undefined => {
    // A day and an hour chosen one after the other are one time, also while the derived schedule lags behind.
    const start = storedStart(state, group, sessionId)
    return start === undefined ? undefined : { day: Math.floor(start / 24), hour: start % 24 }
  }
  const timeOf = (group: ScheduledGroup) => stored(group) ?? drafts.get(group.key) ?? NONE
  const draft = (group: ScheduledGroup, time: GroupTime) => setDrafts(new Map(drafts).set(group.key, time))
  const setTime: TimeDrafts['setTime'] = (group, part, value) => {
    const time = value === null ? NONE : { ...timeOf(group), [part]: value }
    const slot = time.day === null || time.hour === null ? null : 24 * time.day + time.hour
    if (slot !== null || stored(group)) apply(moveGroupEdits(schedule, group, sessionId, slot))
    draft(group, slot === null ? time : NONE)
  }
  return { timeOf, setTime }
}
