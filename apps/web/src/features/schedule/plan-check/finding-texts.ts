import {
  activePeople,
  type FindingCode,
  type GroupRoom,
  groupRoomsOf,
  isolatedText,
  isRoomThere,
  type PersonId,
  type SettingKey,
  settingValue,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { FindingChange, FindingRemedy, PlanFinding } from '@planner/protocol'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { type Names, useEventNames } from '../names.ts'

export type FindingTexts = ReturnType<typeof useFindingTexts>

/** What is known of the event beside a finding. */
type Ground = {
  t: Translate
  names: Names
  /** Empty where groups need no room. */
  rooms: readonly GroupRoom[]
  numPeople: number
  maxGroupSize: number
}

/** Findings and what helps with them in the language of the page, with the names of the event as it is. */
export function useFindingTexts() {
  const t = useWords()
  const names = useEventNames()
  const { variant, state } = useLiveSnapshot()
  const fits = settingValue(variant, state.settings, 'parameters|groups|groupsFitRooms')
  const ground: Ground = {
    t,
    names,
    rooms: fits ? groupRoomsOf(variant, state.event) : [],
    numPeople: activePeople(state).length,
    maxGroupSize: settingValue(variant, state.settings, 'parameters|groups|maxGroupSize'),
  }
  return {
    sentence: (finding: PlanFinding) => sentence(ground, finding),
    ofMany: (kind: GroupedCode, number: number) => t(`planCheck.many.${kind}`, { number }),
    remedy: (remedy: FindingRemedy) => remedyLabel(ground, remedy),
    effect: (finding: PlanFinding, remedy: FindingRemedy) => effect(ground, finding, remedy),
    choices: (personId: PersonId | null) => t('planCheck.do.choices', { person: names.person(personId) }),
  }
}

function sentence(ground: Ground, finding: PlanFinding): string {
  const { t, names } = ground
  const { code, topicId, otherTopicId, personId, otherPersonId, slot, number, needed } = finding
  const values = {
    topic: names.topic(topicId),
    other: names.topic(otherTopicId),
    person: names.person(personId),
    otherPerson: names.person(otherPersonId),
    when: names.slot(slot),
    number: number ?? 0,
    needed: needed ?? 0,
  }
  if (code === 'tooFewSeats') return seatsSentence(ground, finding, values)
  const room = code === 'topicNoRoom' ? largestRoom(ground, finding) : undefined
  if (room) return t('planCheck.why.topicNoRoom.room', { ...values, room: isolatedText(room.name) })
  return t(`planCheck.why.${code}`, values)
}

/** What the places are short of is what the best remedy changes. */
function seatsSentence(
  ground: Ground,
  { remedies }: PlanFinding,
  values: { number: number; needed: number },
) {
  const { t, rooms, maxGroupSize } = ground
  const changes = remedies[0]?.changes ?? []
  const [only] = changes.length === 1 ? changes : []
  const isOfRooms = only?.what === 'rooms'
  const isOfSize = only?.path === MAX_SIZE || (isOfRooms && maxGroupSize < Math.max(...sizesOf(rooms)))
  const more = { ...values, size: maxGroupSize, rooms: rooms.length }
  if (isOfSize)
    return t(
      rooms.length > 0 ? 'planCheck.why.tooFewSeats.roomsAndSize' : 'planCheck.why.tooFewSeats.size',
      more,
    )
  const seats = seatsAtOnce(ground)
  if (isOfRooms && seats !== null) return t('planCheck.why.tooFewSeats.rooms', { ...more, seats })
  return t('planCheck.why.tooFewSeats', values)
}

const MAX_SIZE = 'parameters|groups|maxGroupSize' satisfies SettingKey

const sizesOf = (rooms: readonly GroupRoom[]) => rooms.map(({ capacity }) => capacity)

/** The seats of all rooms; null where there are none, or not the same ones in each session. */
function seatsAtOnce({ rooms }: Ground): number | null {
  if (rooms.length === 0 || rooms.some(({ sessions }) => sessions !== null)) return null
  return sizesOf(rooms).reduce((sum, one) => sum + one, 0)
}

/** The room that seats as many as the finding says any does then. */
function largestRoom({ rooms }: Ground, { slot, number }: PlanFinding): GroupRoom | undefined {
  return rooms.find((room) => room.capacity === number && isRoomThere(room, [(slot ?? 0) + 1]))
}

/** Whether a largest size lets each group be as large as the room it has. */
function isAsRooms({ rooms, numPeople }: Ground, { path, value }: FindingChange): boolean {
  if (path !== MAX_SIZE || rooms.length === 0) return false
  return (value ?? 0) >= Math.min(Math.max(...sizesOf(rooms)), numPeople)
}

function remedyLabel(ground: Ground, { changes }: FindingRemedy): string {
  const { t } = ground
  const [size, ...others] = changes.toSorted(
    (a, b) => Number(isAsRooms(ground, b)) - Number(isAsRooms(ground, a)),
  )
  const [more] = others
  // Said in one sentence, as it is the most usual of two changes.
  if (size && isAsRooms(ground, size) && others.length === 1 && more?.what === 'groups')
    return t('planCheck.do.groupsAsRooms', { value: more.value ?? 0 })
  return changes.map((change) => changeLabel(ground, change)).join(' + ')
}

function changeLabel(ground: Ground, change: FindingChange): string {
  const { t, names } = ground
  const { what, path, value, topicId, personIds } = change
  const values = {
    value: value ?? 0,
    topic: names.topic(topicId),
    person: names.person(personIds[0] ?? null),
    people: names.people(personIds),
  }
  if (what === 'wish') return ''
  if (what !== 'setting') return t(`planCheck.do.${what}`, values)
  if (isAsRooms(ground, change)) return t('planCheck.do.sizesAsRooms')
  const label = SETTING_LABEL.find(([setting]) => setting === path)
  return label ? t(label[1], values) : ''
}

/** Those that a remedy changes. */
const SETTING_LABEL = [
  ['parameters|groups|minGroupSize', 'planCheck.do.minSize'],
  [MAX_SIZE, 'planCheck.do.maxSize'],
  ['parameters|groups|maxParallelSessions', 'planCheck.do.parallel'],
  ['parameters|rules|personMustBeInOwnTopicIfTopicIsActive', 'planCheck.do.withoutHosts'],
  ['parameters|rules|countHostingTowardsUsersSessionLimit', 'planCheck.do.hostingUncounted'],
] as const satisfies readonly (readonly [SettingKey, MessageKey])[]

/** How far a remedy goes. Of rooms that all are needed it says so; '' where the label says it all. */
function effect(ground: Ground, { needed }: PlanFinding, { changes, number }: FindingRemedy): string {
  const { t, rooms, numPeople } = ground
  if (number !== null) return t('planCheck.do.upTo', { number, needed: needed ?? 0 })
  const seats = seatsAtOnce(ground)
  if (seats === null || seats < numPeople || !changes.some((change) => isAsRooms(ground, change))) return ''
  const isAll = seats - Math.min(...sizesOf(rooms)) < numPeople
  const values = { rooms: rooms.length, seats, people: numPeople }
  return t(isAll ? 'planCheck.do.allRooms' : 'planCheck.do.inRooms', values)
}

/** What is found of so many people or topics that one line for each would hide the rest. */
const GROUPED = [
  'topicTooFew',
  'topicTooFewTogether',
  'topicNoRoom',
  'personHasNoTime',
  'personWantsMoreThanTime',
  'personWantsMoreThanLimit',
  'personWantsTooFew',
  'personHasNoWish',
  'personHasNoTopic',
  'personCannotJoin',
  'personTooFewTopics',
  'nobodyToMeet',
  'wishesNotMutual',
  'wishesOverCapacity',
] as const satisfies readonly FindingCode[]

export type GroupedCode = (typeof GROUPED)[number]

/** More than so many of a kind are one entry that opens. */
const MOST = 2

type Count = { code: FindingCode; number: number }

/** The kind that is told in one line; undefined where each finding is told by itself. */
export function groupedCode({ code, number }: Count): GroupedCode | undefined {
  return number > MOST ? GROUPED.find((each) => each === code) : undefined
}
