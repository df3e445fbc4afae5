import {
  ANY_PARTICIPANT,
  activePeople,
  can,
  type EventState,
  isHidden,
  membersIn,
  scheduleOf,
  settingValue,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import { CATALOGUES, nearestLanguage } from '@planner/i18n'
import { visiblePlan } from '../readers/visibility.ts'
import type { Room } from '../rooms/room.ts'

/** All that the picture of an event shows: numbers and words, nobody's name and no id. */
export type Scene = {
  readonly product: string
  readonly title: string
  /** Numbers, each with what it counts. */
  readonly figures: readonly (readonly [number, string])[]
  /** How many people are in each circle, the largest first; none before there is a plan. */
  readonly circles: readonly number[]
  /** People in no circle, who stand about in the room; 0 where there are circles. */
  readonly loose: number
}

const VISITOR = { role: 'visitor', personId: null } as const satisfies Viewer

/**
 * What a holder of the share link can come to see of the event, read from what they would be sent (ROOM-11).
 */
export function sceneOf({ variant, state }: Pick<Room, 'variant' | 'state'>): Scene {
  const seen = visiblePlan(variant, state, holderOfLink(variant, state))
  const words = CATALOGUES[nearestLanguage([state.event.languageCode ?? ''])]
  const people = activePeople(seen).length
  const circles = circlesOf(variant, seen).sort((a, b) => b - a)
  const topics = countsTopics(variant, seen) ? numTopics(seen) : 0
  const groups = can(variant, 'pairs') ? words['room.preview.pairs'] : words['room.preview.groups']
  const figures: readonly (readonly [number, string])[] = [
    [people, words['room.preview.people']],
    circles.length > 0 ? [circles.length, groups] : [topics, words['room.preview.topics']],
  ]
  return {
    product: words['app.title'],
    title: seen.event.name,
    figures: figures.filter(([number]) => number > 0),
    circles,
    loose: circles.length > 0 ? 0 : people,
  }
}

/** A participant if the link lets people register at once, or else a visitor. */
function holderOfLink(variant: VariantDescription, { settings }: EventState): Viewer {
  const joins =
    settingValue(variant, settings, 'parameters|ui|allowRegistration') &&
    !settingValue(variant, settings, 'parameters|ui|approveNewPeople')
  return joins ? ANY_PARTICIPANT : VISITOR
}

/** The sizes of the groups of the first session, or week, that has any. */
function circlesOf(variant: VariantDescription, seen: EventState): number[] {
  if (can(variant, 'pairs')) return firstMeetings(seen)
  const { sessions, groups } = scheduleOf(variant, seen)
  for (const { id } of sessions) {
    const sizes = groups.map((group) => membersIn(group, id).length).filter((size) => size > 0)
    if (sizes.length > 0) return sizes
  }
  return []
}

function firstMeetings({ meetings }: EventState): number[] {
  const standing = [...meetings.values()].filter(({ state }) => state === 'reserved' || state === 'committed')
  const sessionOf = (sessionId: number | null) => sessionId ?? Infinity
  const first = Math.min(...standing.map(({ sessionId }) => sessionOf(sessionId)))
  return standing.filter(({ sessionId }) => sessionOf(sessionId) === first).map(() => 2)
}

/** Where people meet in pairs, or topics are hidden, a topic stands for its person. */
function countsTopics(variant: VariantDescription, seen: EventState): boolean {
  return !can(variant, 'pairs') && !isHidden(variant, seen, 'parameters|ui|hideTopicAndIntro')
}

function numTopics({ topics }: EventState): number {
  return [...topics.values()].filter(({ name, disabled }) => name.trim() !== '' && !disabled).length
}
