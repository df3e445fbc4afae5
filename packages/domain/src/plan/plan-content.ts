import { type CellKey, type CellValue, cellAddress, cellKey } from '../cells/address.ts'
import type { AddressedCell, EventState } from '../cells/event-state.ts'
import { cellsIn } from '../cells/read.ts'
import { TABLES } from '../cells/tables.ts'
import { isUpcoming } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'
import { byCodeUnits } from '../names/text.ts'

/** A group of a topic, by the parts that name it in the addresses of cells; numbered from 0. */
export type GroupRef = { topicId: TopicId; topicGroupIndex: number }

/** Identifies a topic group in its event. */
export type GroupKey = string

export function groupKey({ topicId, topicGroupIndex }: GroupRef): GroupKey {
  return `${topicId}|${topicGroupIndex}`
}

/** A group of a plan with the values of its cells, none left out and none derived. */
export type GroupContent = GroupRef & {
  /** Session or week to start slot, as in the cells; ascending. */
  starts: readonly (readonly [sessionId: number, start: number])[]
  /** The name of its room; '' without one. */
  room: string
  /** Session to its people, sorted; sessions ascending. */
  members: readonly (readonly [sessionId: number, people: readonly PersonId[]])[]
}

/** Two people, sorted, who are to meet. */
export type MeetingContent = readonly [a: PersonId, b: PersonId, sessionId: number | null]

/**
 * A plan by itself, in force or not. Lists are sorted, so that equal plans have equal JSON. Each id is a
 * value of its own, so that storage can cut out the ids of erased people.
 */
export type PlanContent = {
  groups: readonly GroupContent[]
  meetings: readonly MeetingContent[]
}

type Gathered = GroupRef & {
  room: string
  starts: Map<number, number>
  members: Map<number, PersonId[]>
}

/** The plan in force, hand moves included. */
export function planContentOf(state: EventState): PlanContent {
  const groups = new Map<GroupKey, Gathered>()
  const of = ({ topicId, topicGroupIndex }: GroupRef): Gathered => {
    const key = groupKey({ topicId, topicGroupIndex })
    const group = groups.get(key) ?? {
      topicId,
      topicGroupIndex,
      room: '',
      starts: new Map(),
      members: new Map(),
    }
    groups.set(key, group)
    return group
  }
  for (const { address, value } of cellsIn(state, 'assignments')) {
    if (value !== true) continue
    const { members } = of(address)
    members.set(address.sessionId, [...(members.get(address.sessionId) ?? []), address.userId])
  }
  for (const { address, value } of cellsIn(state, 'weekDayHourAssignments'))
    if (typeof value === 'number') of(address).starts.set(address.sessionId, value)
  for (const { address, value } of cellsIn(state, 'topicGroupRooms'))
    if (typeof value === 'string' && value !== '') of(address).room = value
  return {
    groups: [...groups].sort(([a], [b]) => byCodeUnits(a, b)).map(([, group]) => inOrder(group)),
    meetings: [...state.meetings]
      .sort(([a], [b]) => byCodeUnits(a, b))
      .flatMap(([, fact]) => (isUpcoming(fact) ? [[...fact.people, fact.sessionId] as const] : [])),
  }
}

function inOrder({ starts, members, ...group }: Gathered): GroupContent {
  return {
    ...group,
    starts: [...starts].sort(([a], [b]) => a - b),
    members: [...members]
      .sort(([a], [b]) => a - b)
      .map(([sessionId, people]) => [sessionId, people.sort(byCodeUnits)] as const),
  }
}

/** The cells that hold a plan, without timestamps; all other planned cells are blank. */
function planCellsOf({ groups }: PlanContent): Map<CellKey, Omit<AddressedCell, 'timestamp'>> {
  const cells = new Map<CellKey, Omit<AddressedCell, 'timestamp'>>()
  const put = (address: AddressedCell['address'], value: CellValue) =>
    cells.set(cellKey(address), { address, value })
  for (const { topicId, topicGroupIndex, starts, room, members } of groups) {
    for (const [sessionId, start] of starts)
      put(cellAddress('weekDayHourAssignments', { topicId, topicGroupIndex, sessionId }), start)
    if (room !== '') put(cellAddress('topicGroupRooms', { topicId, topicGroupIndex }), room)
    for (const [sessionId, people] of members)
      for (const userId of people)
        put(cellAddress('assignments', { topicId, topicGroupIndex, sessionId, userId }), true)
  }
  return cells
}

/** The event as it would be with another plan of groups; pins and everything else are as they are. */
export function withPlan(state: EventState, content: PlanContent): EventState {
  const cells = new Map([...state.cells].filter(([, { address }]) => !TABLES[address.table].planned))
  for (const [key, cell] of planCellsOf(content)) cells.set(key, { ...cell, timestamp: 0 })
  return { ...state, cells }
}
