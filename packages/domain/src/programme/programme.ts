import type { EventState } from '../cells/event-state.ts'
import type { Session } from '../entities/event.ts'
import type { MeetingFact } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { sessionMoments } from '../entities/session-days.ts'
import { byCodeUnits } from '../names/text.ts'
import type { GroupRef } from '../plan/plan-content.ts'
import { groupHosts } from '../schedule/hosts.ts'
import { scheduledSessions } from '../schedule/layout.ts'
import { occurrences } from '../schedule/next-meetings.ts'
import {
  isPlanned,
  membersIn,
  type PlanInForce,
  refOf,
  roomsIn,
  type ScheduledGroup,
} from '../schedule/schedule.ts'
import { clockOf } from '../time/event-clock.ts'
import { DAY_MS, dayNumber, MINUTE_MS } from '../time/plain-date.ts'

/** When something is, in ms since the epoch. `everyWeeks` for what recurs, from its first time on. */
export type ProgrammeTime = { start: number; end: number; everyWeeks: 0 | 1 | 2 }

/** One entry of the programme: a group of the plan in force in sessions in a row or in a week, or a meeting of two. */
export type ProgrammeEntry = {
  /** The same for the same group or pair through all changes of the plan; unique in its event. */
  key: string
  /** Null for a meeting of two. */
  group: ScheduledGroup | null
  meeting: MeetingFact | null
  /** Sessions in a row, or weeks; none for a meeting without a session. */
  sessions: readonly Session[]
  /** Null where nobody knows when it is. */
  time: ProgrammeTime | null
  /** Names of rooms in the order of its sessions, each once. */
  rooms: readonly string[]
  /** Each once, sorted. */
  people: readonly PersonId[]
  hosts: readonly PersonId[]
}

/** A session without an end, after which none follows on its day, is taken to last so long. */
const USUAL_MS = 60 * MINUTE_MS

/** All entries of the plan in force in the order of their times, those without one last. */
export function programmeOf(plan: PlanInForce): ProgrammeEntry[] {
  return inOrder([
    ...plan.schedule.groups.filter(isPlanned).flatMap((group) => entriesOfGroup(plan, group)),
    ...meetingEntries(plan),
  ])
}

/** The entries of a person alone, in those sessions in which they are there. */
export function programmeOfPerson(plan: PlanInForce, personId: PersonId): ProgrammeEntry[] {
  const groups = plan.schedule.groups
    .filter(isPlanned)
    .flatMap((group) => entriesOfGroup(plan, group, personId))
  const meetings = meetingEntries(plan).filter(({ people }) => people.includes(personId))
  return inOrder([...groups, ...meetings])
}

/** The same of everybody who is in the plan, in one pass over it. */
export function programmesOfPeople(plan: PlanInForce): ReadonlyMap<PersonId, ProgrammeEntry[]> {
  const found = new Map<PersonId, ProgrammeEntry[]>()
  const add = (id: PersonId, entries: readonly ProgrammeEntry[]) =>
    found.set(id, [...(found.get(id) ?? []), ...entries])
  for (const group of plan.schedule.groups.filter(isPlanned)) {
    const members = new Set(group.sessions.flatMap((session) => membersIn(group, session)))
    for (const id of members) add(id, entriesOfGroup(plan, group, id))
  }
  for (const entry of meetingEntries(plan)) for (const id of entry.people) add(id, [entry])
  for (const entries of found.values()) inOrder(entries)
  return found
}

/** The entries that a person hosts. */
export function programmeOfHost(plan: PlanInForce, personId: PersonId): ProgrammeEntry[] {
  return programmeOf(plan).filter(({ group, hosts }) => group !== null && hosts.includes(personId))
}

function inOrder(entries: ProgrammeEntry[]): ProgrammeEntry[] {
  const start = ({ time, sessions }: ProgrammeEntry) =>
    [time?.start ?? Number.POSITIVE_INFINITY, sessions[0]?.id ?? Number.POSITIVE_INFINITY] as const
  return entries.sort((a, b) => {
    const [[oneTime, oneSession], [otherTime, otherSession]] = [start(a), start(b)]
    if (oneTime !== otherTime) return oneTime < otherTime ? -1 : 1
    if (oneSession !== otherSession) return oneSession < otherSession ? -1 : 1
    return byCodeUnits(a.key, b.key)
  })
}

function entriesOfGroup(plan: PlanInForce, group: ScheduledGroup, personId?: PersonId): ProgrammeEntry[] {
  const { variant, state, schedule } = plan
  const isThere = (id: number) => personId === undefined || membersIn(group, id).includes(personId)
  const entry = (ids: readonly number[], suffix: string, time: ProgrammeTime | null): ProgrammeEntry => ({
    key: `${keyOfGroup(refOf(group))}${suffix}`,
    group,
    meeting: null,
    sessions: schedule.sessions.filter(({ id }) => ids.includes(id)),
    time,
    rooms: roomsIn(group, ids).map(({ name }) => name),
    people: [...new Set(ids.flatMap((id) => membersIn(group, id)))].sort(byCodeUnits),
    hosts: [...new Set(ids.flatMap((id) => groupHosts(variant, state, group, id)))],
  })
  const ids = group.sessions.filter(isThere)
  if (ids.length === 0) return []
  if (schedule.layout === 'weeks')
    return weeklyTimes(state, group, ids, schedule.sessions.length).map(({ weeks, time }) =>
      entry(weeks, weeks[0] === ids[0] ? '' : `|week ${weeks[0]}`, time),
    )
  if (schedule.layout === 'untimed') return [entry(ids, '', null)]
  return runsOf(ids).map((run, index) =>
    entry(
      run,
      index === 0 ? '' : `|part ${index + 1}`,
      timeOfSessions(state.event.timeZone, schedule.sessions, run),
    ),
  )
}

/** Identifies a group of the plan among entries. */
function keyOfGroup({ topicId, topicGroupIndex }: GroupRef): string {
  return `${topicId}|${topicGroupIndex}`
}

/** Sessions that follow each other, together. */
function runsOf(ids: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run && run.at(-1) === id - 1) run.push(id)
    else runs.push([id])
  }
  return runs
}

/** From the start of the first to the end of the last of these sessions; null where the first has no time. */
function timeOfSessions(
  zone: string,
  sessions: readonly Session[],
  ids: readonly number[],
): ProgrammeTime | null {
  const those = sessions.filter(({ id }) => ids.includes(id))
  const [first, last] = [those[0], those.at(-1)]
  const clock = zone || 'UTC'
  const start = first && sessionMoments(clock, first)?.start
  if (!first || !last || start === undefined) return null
  const of = sessionMoments(clock, last)
  return {
    start,
    end: of?.end ?? endBeforeNext(clock, sessions, last) ?? (of?.start ?? start) + USUAL_MS,
    everyWeeks: 0,
  }
}

/** When the next session of the same day begins. */
function endBeforeNext(zone: string, sessions: readonly Session[], last: Session): number | undefined {
  const next = sessions.find(({ id, start, date }) => id > last.id && start !== '' && date === last.date)
  return next && sessionMoments(zone, next)?.start
}

/** Its times of the week: of both weeks together where they are at the same hour. */
function weeklyTimes(
  { event }: Pick<EventState, 'event'>,
  group: ScheduledGroup,
  weeks: readonly number[],
  numWeeks: number,
): { weeks: readonly number[]; time: ProgrammeTime | null }[] {
  const clock = clockOf(event)
  if (!clock) return [{ weeks, time: null }]
  const from = (dayNumber(clock.firstMonday) ?? 0) * DAY_MS - DAY_MS
  const timeOf = (ids: readonly number[]): ProgrammeTime | null => {
    const starts = new Map([...group.starts].filter(([week]) => ids.includes(week)))
    const [first] = occurrences(clock, { starts, duration: group.duration }, numWeeks, from, 1)
    const isEvery = ids.length === numWeeks
    return first ? { start: first.start, end: first.end, everyWeeks: isEvery ? 1 : 2 } : null
  }
  const hours = new Set(weeks.map((week) => group.starts.get(week)))
  if (hours.size === 1) return [{ weeks, time: timeOf(weeks) }]
  return weeks.map((week) => ({ weeks: [week], time: timeOf([week]) }))
}

function meetingEntries({ variant, state }: PlanInForce): ProgrammeEntry[] {
  if (state.meetings.size === 0) return []
  const sessions = scheduledSessions(variant, state)
  return [...state.meetings].flatMap(([key, meeting]): ProgrammeEntry[] => {
    if (meeting.state === 'cancelled' || meeting.state === 'past') return []
    const session = sessions.find(({ id }) => id === meeting.sessionId)
    return [
      {
        key: `${key}|${meeting.week}`,
        group: null,
        meeting,
        sessions: session ? [session] : [],
        time: session ? timeOfSessions(state.event.timeZone, sessions, [session.id]) : null,
        rooms: [],
        people: meeting.people,
        hosts: [],
      },
    ]
  })
}
