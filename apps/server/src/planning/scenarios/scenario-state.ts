import {
  activePeople,
  can,
  cellAddress,
  cellKey,
  type EventState,
  groupRoomsOf,
  isActivePerson,
  isRoomThere,
  isValidVariation,
  type PersonId,
  planningSettingsOf,
  roomLines,
  scheduledSessions,
  scheduleLayout,
  settingValue,
  type VariantDescription,
  withVariations,
} from '@planner/domain'
import type { Absence, NewScenario } from '@planner/protocol'

type Change = Pick<NewScenario, 'settings' | 'absences'>

/**
 * Whether an event can be planned so: settings of the planner with values that they take, and things that are
 * there.
 */
export function isScenarioOf(variant: VariantDescription, state: EventState, scenario: Change): boolean {
  return (
    Object.entries(scenario.settings).every(([key, value]) =>
      isValidVariation(variant, state.settings, key, value),
    ) && scenario.absences.every((absence) => isThere(variant, state, absence))
  )
}

function isThere(variant: VariantDescription, state: EventState, absence: Absence): boolean {
  switch (absence.kind) {
    case 'person':
      return isActivePerson(state, absence.personId)
    case 'room':
      return groupRoomsOf(variant, state.event).some(({ name }) => name === absence.name)
    case 'session':
      return hasSessions(variant, state) && absence.sessionId <= scheduledSessions(variant, state).length
  }
}

/** Whether people are planned into sessions that one of can be missing. */
function hasSessions(variant: VariantDescription, state: EventState): boolean {
  return !can(variant, 'pairs') && scheduleLayout(variant, state) === 'sessions'
}

/**
 * The event as a scenario has it; nothing of the one that it is made from changes. What is gone meanwhile is
 * missing anyway.
 */
export function scenarioState(variant: VariantDescription, state: EventState, scenario: Change): EventState {
  return scenario.absences.reduce(
    (before, absence) => withoutIt(variant, before, absence),
    withVariations(state, scenario.settings),
  )
}

function withoutIt(variant: VariantDescription, state: EventState, absence: Absence): EventState {
  switch (absence.kind) {
    case 'person':
      return withoutPerson(state, absence.personId)
    case 'room':
      return withoutRoom(variant, state, absence.name)
    case 'session':
      return withoutSession(variant, state, absence.sessionId)
  }
}

/** As if archived: neither they nor their topics are planned. */
function withoutPerson(state: EventState, personId: PersonId): EventState {
  const person = state.persons.get(personId)
  if (!person) return state
  return { ...state, persons: new Map(state.persons).set(personId, { ...person, isArchived: true }) }
}

/**
 * Where groups need not fit into rooms, no more of them at a time than rooms are left in any session that has
 * rooms.
 */
function withoutRoom(variant: VariantDescription, state: EventState, name: string): EventState {
  const lines = roomLines(state.event.groupRooms)
  const others = lines.filter((line) => roomNameIn(line) !== name)
  // An event whose only room is missing has one that is never there: without any, groups would need none.
  const never = `${name}; 1; ${scheduledSessions(variant, state).length + 1}`
  const groupRooms = (others.length > 0 ? others : [never]).join('\n')
  const left: EventState = { ...state, event: { ...state.event, groupRooms } }
  const key = 'parameters|groups|maxParallelSessions'
  if (!planningSettingsOf(variant).includes(key)) return left
  if (settingValue(variant, state.settings, 'parameters|groups|groupsFitRooms')) return left
  const before = roomsBySession(variant, state)
  const numbers = roomsBySession(variant, left).filter((_, index) => (before[index] ?? 0) > 0)
  const most = Math.max(1, Math.min(...numbers, settingValue(variant, state.settings, key)))
  return withVariations(left, { [key]: most })
}

function roomNameIn(line: string): string {
  return line.split(';')[0]?.trim() ?? ''
}

function roomsBySession(variant: VariantDescription, state: EventState): number[] {
  const rooms = groupRoomsOf(variant, state.event)
  return scheduledSessions(variant, state).map(
    ({ id }) => rooms.filter((room) => isRoomThere(room, [id])).length,
  )
}

/** Nobody can come then. */
function withoutSession(variant: VariantDescription, state: EventState, sessionId: number): EventState {
  if (!hasSessions(variant, state)) return state
  const cells = new Map(state.cells)
  for (const { id: userId } of activePeople(state)) {
    const address = cellAddress('availabilities', { userId, sessionId })
    cells.set(cellKey(address), { address, value: false, timestamp: 0 })
  }
  return { ...state, cells }
}
