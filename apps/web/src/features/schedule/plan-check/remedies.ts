import {
  type CellAddress,
  type CellEdit,
  cellAddress,
  cellValue,
  type EventInView,
  type EventState,
  groupKey,
  groupsBy,
  HOURS_OF_WEEK,
  localHour,
  refOf,
  type SettingKey,
  type SettingValue,
  type SettingValueOf,
  scheduleLayout,
  scheduleOf,
  settingDefinition,
  settingValue,
  type TopicRecord,
  type VariantDescription,
  zoneOffset,
} from '@planner/domain'
import type { EventInput, FindingChange, UserInput } from '@planner/protocol'
import { useState } from 'react'
import { useLive } from '../../../lib/live/live-context.tsx'

/** An edit as any other of an organiser's, and the one that takes it back. */
type Step =
  | { kind: 'cells'; edits: readonly CellEdit[] }
  | { kind: 'setting'; key: SettingKey; value: SettingValue }
  | { kind: 'user'; user: UserInput }
  | { kind: 'event'; event: EventInput }

type Planned = Pick<EventInView, 'variant' | 'state'>

export type Remedy = { make: readonly Step[]; undo: readonly Step[] }

/** One step, from a value to another and back. */
function turned<T>(step: (value: T) => Step, from: T, to: T): Remedy {
  return { make: [step(to)], undo: [step(from)] }
}

/** What makes changes together; undefined where one of them is not an organiser's to make here. CHECK-4 */
export function remedyOf(
  variant: VariantDescription,
  state: EventState,
  changes: readonly FindingChange[],
): Remedy | undefined {
  const each = changes.flatMap((change) => ofChange({ variant, state }, change) ?? [])
  if (each.length < changes.length) return undefined
  return { make: each.flatMap(({ make }) => make), undo: each.toReversed().flatMap(({ undo }) => undo) }
}

/** Undefined where only people themselves can make it, or the variant has no place for it. */
function ofChange(planned: Planned, change: FindingChange): Remedy | undefined {
  const { state } = planned
  switch (change.what) {
    case 'setting':
      return ofSetting(planned, change)
    case 'topicMaxSize':
      return ofTopic(state, change, 'maxNumberOfParticipants')
    case 'duration':
      return ofDuration(planned, change)
    case 'start':
      // Where it must be shorter too that is done in its form.
      return change.value === null ? ofTopic(state, change, 'topicGroupTimeRange') : undefined
    case 'groups':
      return ofGroups(planned, change.value ?? 1)
    case 'wants':
      return ofWants(planned, change)
    case 'available':
      return ofTime(planned, change)
    case 'unpin':
      return ofPin(planned, change)
    case 'release':
      return ofPinnedPerson(change)
    case 'wish':
    case 'rooms':
      return undefined
  }
}

type UserFields = Omit<UserInput, 'id' | 'isEventAdmin'>

/** What a form does not name stays as it is. */
function userStep({ persons }: EventState, id: string, fields: UserFields): Step {
  return { kind: 'user', user: { id, isEventAdmin: persons.get(id)?.isEventAdmin ?? false, ...fields } }
}

type TopicInput = NonNullable<UserInput['topics']>[number]

function ofSetting({ variant, state }: Planned, { path, value }: FindingChange): Remedy {
  const key = path as SettingKey
  const before = settingValue(variant, state.settings, key) as SettingValueOf<SettingKey>
  const after = settingDefinition(variant, key).type === 'bool' ? value === 1 : (value ?? 0)
  return turned<SettingValue>((to) => ({ kind: 'setting', key, value: to }), before, after)
}

function ofTopic(
  state: EventState,
  { topicId, value }: FindingChange,
  field: 'maxNumberOfParticipants' | 'sessionDurationInHours' | 'topicGroupTimeRange',
): Remedy | undefined {
  const topic = state.topics.get(topicId ?? '')
  if (topic === undefined) return undefined
  const { id, ownerId } = topic
  const user = (to: unknown): Step =>
    userStep(state, ownerId, { topics: [{ id, [field]: to } as TopicInput], removedTopics: [] })
  return turned<unknown>(user, topic[field], value)
}

function ofDuration({ variant, state }: Planned, change: FindingChange): Remedy | undefined {
  if (variant.topicFields.includes('sessionDurationInHours'))
    return ofTopic(state, change, 'sessionDurationInHours')
  const step = (sessionDurationInHours: number | null): Step => ({
    kind: 'event',
    event: { sessionDurationInHours, settings: {} },
  })
  return turned(step, state.event.sessionDurationInHours, change.value)
}

function ofGroups({ variant, state }: Planned, value: number): Remedy | undefined {
  if (!variant.eventFields.includes('numberOfGroupsForTopic')) return undefined
  const smaller = [...state.topics.values()].filter(({ numberOfGroups }) => numberOfGroups < value)
  const owners = groupsBy(smaller, ({ ownerId }) => ownerId)
  const users = (number: (topic: TopicRecord) => number): Step[] =>
    [...owners].map(([id, topics]) =>
      userStep(state, id, {
        removedTopics: [],
        topics: topics.map((topic) => ({ id: topic.id, numberOfGroups: number(topic) })),
      }),
    )
  const { numberOfGroupsForTopic } = state.event
  const event = (number: number): Step => ({
    kind: 'event',
    event: { numberOfGroupsForTopic: number, settings: {} },
  })
  // No topic may have more groups than the event allows, at no moment.
  return {
    make: [event(Math.max(value, numberOfGroupsForTopic)), ...users(() => value)],
    undo: [...users(({ numberOfGroups }) => numberOfGroups), event(numberOfGroupsForTopic)],
  }
}

function ofWants({ variant, state }: Planned, { personIds, value }: FindingChange): Remedy | undefined {
  const person = state.persons.get(personIds[0] ?? '')
  if (person === undefined || value === null) return undefined
  const { id, numUserSessions, numMeetingRequests } = person
  const user = (fields: UserFields): Step => userStep(state, id, fields)
  if (variant.userFields.includes('numUserSessions'))
    return turned((to) => user({ numUserSessions: to }), numUserSessions, value)
  return turned((to) => user({ newNumMeetingRequests: to }), numMeetingRequests, value)
}

function ofTime({ variant, state }: Planned, { personIds, slots }: FindingChange): Remedy | undefined {
  const layout = scheduleLayout(variant, state)
  if (layout === 'untimed') return undefined
  const addresses = personIds.flatMap((userId) =>
    slots.map((slot) =>
      layout === 'sessions'
        ? cellAddress('availabilities', { userId, sessionId: slot + 1 })
        : cellAddress('weekDayHourAvailabilities', {
            userId,
            hour: localHour(slot % HOURS_OF_WEEK, zoneOffset(variant, state, userId)),
          }),
    ),
  )
  const isNo = (value: unknown) => value !== true && value !== 'Yes' && value !== 'Maybe'
  const edits = addresses.filter((address) => isNo(cellValue(state, address)))
  const yes = variant.availability === 'weekGridMaybe' ? 'Yes' : true
  return {
    make: [{ kind: 'cells', edits: edits.map((address) => ({ address, value: yes })) }],
    undo: [{ kind: 'cells', edits: edits.map((address) => ({ address, value: cellValue(state, address) })) }],
  }
}

function ofPinnedPerson({ topicId, topicGroupIndex, personIds }: FindingChange): Remedy {
  const ref = { topicId: topicId ?? '', topicGroupIndex: topicGroupIndex ?? 0 }
  return released(personIds.map((userId) => cellAddress('pins', { ...ref, userId })))
}

function released(pins: readonly CellAddress[]): Remedy {
  const pin = (value: boolean): Step => ({
    kind: 'cells',
    edits: pins.map((address) => ({ address, value })),
  })
  return turned(pin, true, false)
}

function ofPin(
  { variant, state }: Planned,
  { topicId, topicGroupIndex, slots }: FindingChange,
): Remedy | undefined {
  const schedule = scheduleOf(variant, state)
  const group = schedule.byKey.get(
    groupKey({ topicId: topicId ?? '', topicGroupIndex: topicGroupIndex ?? 0 }),
  )
  if (group === undefined) return undefined
  const [slot = 0] = slots
  // A group fixed to other hours in each week loses one of them.
  const there = [...group.pinned].filter(
    (sessionId) => schedule.layout !== 'weeks' || group.starts.get(sessionId) === slot % HOURS_OF_WEEK,
  )
  return released(there.map((sessionId) => cellAddress('fixedTopics', { ...refOf(group), sessionId })))
}

/** Makes changes one edit after the other and takes the last one back; CHECK-4. */
export function useMakeRemedy() {
  const live = useLive()
  const [made, setMade] = useState<Remedy | null>(null)
  const [status, setStatus] = useState<'idle' | 'busy' | 'made' | 'failed'>('idle')
  const take = async (step: Step): Promise<boolean> => {
    switch (step.kind) {
      case 'cells':
        live.setCells(step.edits)
        return true
      case 'setting':
        return (await live.setSetting(step.key, step.value)) !== 'refused'
      case 'user':
        return (await live.invoke('UpdateUser', { user: step.user })).ok
      case 'event':
        return (await live.saveEvent(step.event)).ok
    }
  }
  const takeAll = async (steps: readonly Step[]): Promise<boolean> => {
    setStatus('busy')
    for (const step of steps) if (!(await take(step))) return false
    return true
  }
  const make = async (remedy: Remedy) => {
    const isMade = await takeAll(remedy.make)
    // What was done of it before it failed can be taken back as well.
    setMade(remedy)
    setStatus(isMade ? 'made' : 'failed')
  }
  const undo = async () => {
    if (made === null) return
    const isUndone = await takeAll(made.undo)
    if (isUndone) setMade(null)
    setStatus(isUndone ? 'idle' : 'failed')
  }
  return { make, undo, status, canUndo: made !== null }
}
