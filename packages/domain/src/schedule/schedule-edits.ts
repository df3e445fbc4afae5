import { type CellAddress, type CellValue, cellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { cellValue } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { coveredSessions, refOf, type Schedule, type ScheduledGroup, weeksTogether } from './schedule.ts'

export type CellEdit = { address: CellAddress; value: CellValue }

/**
 * Adds a person to a group or removes them, in all sessions of the group's block: membership of a group that
 * takes two sessions or two weeks is indivisible.
 */
export function membershipEdits(
  schedule: Schedule,
  group: ScheduledGroup,
  sessionId: number,
  personId: PersonId,
  isMember: boolean,
): CellEdit[] {
  return sessionsTogether(schedule, group, sessionId).map((each) => ({
    address: assignmentAddress(group, each, personId),
    value: isMember,
  }))
}

export function assignmentAddress(group: ScheduledGroup, sessionId: number, personId: PersonId): CellAddress {
  return cellAddress('assignments', { ...refOf(group), sessionId, userId: personId })
}

/** A group's start as it is stored now, where a schedule may have been derived before the last edit. */
export function storedStart(state: EventState, group: ScheduledGroup, sessionId: number): number | undefined {
  const start = cellValue(state, groupAddress('weekDayHourAssignments', group, sessionId))
  return typeof start === 'number' ? start : undefined
}

/** The sessionId of the cells with a group's start and pinned flag. */
export function startSessionId(schedule: Schedule, sessionId: number): number {
  return schedule.layout === 'sessions' ? 0 : sessionId
}

/**
 * Moves a group with its members to another start. In the session layout `slot` is a session index, and null
 * removes the group with its members from the plan; in a week it is the hour, and null only clears the time.
 * A group that meets every week has the same time in both weeks; one that meets every second week moves to
 * this week.
 */
export function moveGroupEdits(
  schedule: Schedule,
  group: ScheduledGroup,
  sessionId: number,
  slot: number | null,
): CellEdit[] {
  if (schedule.layout === 'sessions') {
    const sessions = slot === null ? [] : coveredSessions('sessions', group.duration, 0, slot)
    const inEvent = sessions.filter((id) => id <= schedule.sessions.length)
    return [startEdit(group, 0, slot), ...moveMembers(group, inEvent)]
  }
  const weeks = weeksTogether(schedule.sessions, group.topic, sessionId)
  const set = weeks.map((week) => startEdit(group, week, slot))
  if (slot === null) return set
  const left = [...group.starts.keys()].filter((week) => !weeks.includes(week))
  const pins = left.filter((week) => group.pinned.has(week))
  return [
    ...set,
    ...left.map((week) => startEdit(group, week, null)),
    ...pins.map((week) => pinEdit(group, week, false)),
    ...(pins.length > 0 ? weeks.map((week) => pinEdit(group, week, true)) : []),
    ...moveMembers(group, weeks),
  ]
}

/** The session indexes where a group can start without exceeding the event or spanning a break (SCHED-10). */
export function possibleStarts({ sessions }: Schedule, group: ScheduledGroup): number[] {
  const last = sessions.length - group.duration
  return Array.from({ length: Math.max(0, last + 1) }, (_, start) => start).filter(
    (start) => !sessions.slice(start, start + group.duration - 1).some(({ breakAfter }) => breakAfter),
  )
}

/** Pins or unpins a group, in all weeks that share its start. */
export function pinEdits(
  schedule: Schedule,
  group: ScheduledGroup,
  sessionId: number,
  isPinned: boolean,
): CellEdit[] {
  if (schedule.layout === 'sessions') return [pinEdit(group, 0, isPinned)]
  return weeksTogether(schedule.sessions, group.topic, sessionId).map((week) =>
    pinEdit(group, week, isPinned),
  )
}

/** Keeps a person in a group through later plans, or lets them be moved; PLAN-24. */
export function personPinEdit(group: ScheduledGroup, personId: PersonId, isPinned: boolean): CellEdit {
  return {
    address: cellAddress('pins', { ...refOf(group), userId: personId }),
    value: isPinned,
  }
}

/** The sessions, this one among them, that a group takes as one block. */
export function sessionsTogether(schedule: Schedule, group: ScheduledGroup, sessionId: number): number[] {
  if (schedule.layout !== 'sessions') return weeksTogether(schedule.sessions, group.topic, sessionId)
  const start = group.starts.get(0)
  const covered = start === undefined ? [] : coveredSessions('sessions', group.duration, 0, start)
  const inEvent = covered.filter((id) => id <= schedule.sessions.length)
  return inEvent.includes(sessionId) ? inEvent : [sessionId]
}

function moveMembers(group: ScheduledGroup, sessions: readonly number[]): CellEdit[] {
  const everybody = [...new Set([...group.members.values()].flat())]
  const left = [...group.members].filter(([id]) => !sessions.includes(id))
  const leaving = left.flatMap(([id, people]) =>
    people.map((personId) => ({ address: assignmentAddress(group, id, personId), value: false })),
  )
  const joining = sessions.flatMap((id) =>
    everybody
      .filter((personId) => !group.members.get(id)?.includes(personId))
      .map((personId) => ({ address: assignmentAddress(group, id, personId), value: true })),
  )
  return [...leaving, ...joining]
}

function startEdit(group: ScheduledGroup, sessionId: number, slot: number | null): CellEdit {
  return { address: groupAddress('weekDayHourAssignments', group, sessionId), value: slot }
}

function pinEdit(group: ScheduledGroup, sessionId: number, value: boolean): CellEdit {
  return { address: groupAddress('fixedTopics', group, sessionId), value }
}

function groupAddress(
  table: 'weekDayHourAssignments' | 'fixedTopics',
  group: ScheduledGroup,
  sessionId: number,
): CellAddress {
  return cellAddress(table, { ...refOf(group), sessionId })
}
