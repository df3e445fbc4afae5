import {
  type CellAddress,
  can,
  cellAddress,
  cellValue,
  type EventState,
  type GroupContent,
  hasGroupRooms,
  isPinned,
  isRoomsText,
  type PlanContent,
  pairKey,
  planContentOf,
  scheduledSessions,
  scheduleLayout,
  TABLES,
  type VariantDescription,
} from '@planner/domain'
import type { PlannedMeeting, PlanResult } from '@planner/solver'
import type { KeptPlanText, PlanRun } from '../../storage/plan-run.ts'
import type { Write } from '../../storage/storage.ts'
import { type PlanCells, replacePlan, setCell } from '../apply/plan-cells.ts'
import { meetingWrites, planWrites } from '../apply/plan-writes.ts'

export type Version = Pick<PlanRun, 'best' | 'week'>

/**
 * Whether a version has a plan that may be in force: none of a failed run, and none of meetings of a week
 * that is over.
 */
export function hasUsablePlan({ event }: EventState, { best, week }: Version): boolean {
  return best !== null && (week ?? 1) === event.meetingWeek
}

/**
 * The writes that put a version into force, over the plan that is: people and topics that are gone are left
 * out (PLAN-14); a pinned group keeps the time and the room it has, with the people of the version (PLAN-11).
 */
export function versionWrites(
  variant: VariantDescription,
  state: EventState,
  version: Version,
  at: number,
): Write[] {
  if (version.best === null) return []
  const text = JSON.parse(version.best) as KeptPlanText | FormerKeptPlan | PlanResult
  if (text.kind === 'kept') return contentWrites(variant, state, keptPlan(text), at)
  const made = planWrites(variant, state, text, at)
  const opened = openedTopics(made)
  return [...opened, ...contentWrites(variant, openedState(state, opened), contentAfter(state, made), at)]
}

/** What would be in force if the version was put into force now. */
export function versionContent(
  variant: VariantDescription,
  state: EventState,
  version: Version,
  at: number,
): PlanContent {
  return contentAfter(state, versionWrites(variant, state, version, at))
}

/** A plan that an earlier server kept, which called the number of a group its index. */
type FormerKeptPlan = Omit<KeptPlanText, 'format' | 'plan'> & {
  format: 'plan-kept/1'
  plan: Pick<PlanContent, 'meetings'> & {
    groups: readonly (Omit<GroupContent, 'topicGroupIndex'> & { index: number })[]
  }
}

function keptPlan(text: KeptPlanText | FormerKeptPlan): PlanContent {
  if (text.format !== 'plan-kept/1') return text.plan
  const { groups, meetings } = text.plan
  return {
    groups: groups.map(({ index: topicGroupIndex, ...group }) => ({ ...group, topicGroupIndex })),
    meetings,
  }
}

type PutTopic = Extract<Write, { kind: 'putTopic' }>

/** Candidate groups have their topic from when they first run. */
export function openedTopics(made: readonly Write[]): PutTopic[] {
  return made.filter((write) => write.kind === 'putTopic')
}

export function openedState(state: EventState, opened: readonly PutTopic[]): EventState {
  if (opened.length === 0) return state
  const topics = new Map(state.topics)
  for (const { topic } of opened) topics.set(topic.id, topic)
  return { ...state, topics }
}

function contentAfter(state: EventState, writes: readonly Write[]): PlanContent {
  const planned = [...state.cells].filter(([, { address }]) => TABLES[address.table].planned)
  const cells: PlanCells = new Map(planned)
  const meetings = new Map(state.meetings)
  for (const write of writes) {
    if (write.kind === 'putCell' && TABLES[write.cell.address.table].planned) {
      setCell(cells, write.cell.address, write.cell.value)
    } else if (write.kind === 'putMeeting') meetings.set(pairKey(...write.meeting.people), write.meeting)
    else if (write.kind === 'removeMeeting') meetings.delete(pairKey(...write.people))
  }
  const stamped = [...cells].map(([key, cell]) => [key, { ...cell, timestamp: 0 }] as const)
  return planContentOf({ ...state, cells: new Map(stamped), meetings })
}

function contentWrites(
  variant: VariantDescription,
  state: EventState,
  { groups, meetings }: PlanContent,
  at: number,
): Write[] {
  if (can(variant, 'pairs'))
    return meetingWrites(
      variant,
      state,
      meetings.map(([a, b, sessionId]): PlannedMeeting => [a, b, sessionId === null ? null : sessionId - 1]),
      at,
    )
  const cells: PlanCells = new Map()
  const numSessions = scheduledSessions(variant, state).length
  const shifts = scheduleLayout(variant, state) === 'sessions'
  for (const group of groups) {
    if (!state.topics.has(group.topicId)) continue
    const shift = shifts ? pinnedShift(state, group) : 0
    setTimes(state, cells, group)
    setRoom(variant, state, cells, group)
    const { topicId, topicGroupIndex, members } = group
    for (const [session, people] of members) {
      const sessionId = session + shift
      if (sessionId < 1 || sessionId > numSessions) continue
      for (const userId of people)
        if (state.persons.has(userId))
          setCell(cells, cellAddress('assignments', { topicId, topicGroupIndex, sessionId, userId }), true)
    }
  }
  return replacePlan(state, cells, at)
}

/** What is pinned stays as it is; `replacePlan` leaves it. */
function isHeld(state: EventState, address: CellAddress): boolean {
  const value = cellValue(state, address)
  return value !== null && value !== '' && isPinned(state, address)
}

function setTimes(
  state: EventState,
  cells: PlanCells,
  { topicId, topicGroupIndex, starts }: GroupContent,
): void {
  for (const [sessionId, start] of starts) {
    const address = cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId })
    if (!isHeld(state, address)) setCell(cells, address, start)
  }
}

function setRoom(
  variant: VariantDescription,
  state: EventState,
  cells: PlanCells,
  { topicId, topicGroupIndex, room }: GroupContent,
): void {
  if (room === '' || !hasGroupRooms(variant)) return
  if (!isRoomsText(variant, state.event, room)) return
  const address = cellAddress('topicGroupRooms', { topicId, topicGroupIndex })
  if (!isHeld(state, address)) setCell(cells, address, room)
}

/** By how many sessions the people of a group move along with its pinned start. */
function pinnedShift(state: EventState, { topicId, topicGroupIndex, starts }: GroupContent): number {
  const address = cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId: 0 })
  const start = starts.find(([sessionId]) => sessionId === 0)?.[1]
  const held = cellValue(state, address)
  if (start === undefined || typeof held !== 'number' || !isPinned(state, address)) return 0
  return held - start
}
