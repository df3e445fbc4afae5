import { hash } from 'node:crypto'
import {
  ANY_PARTICIPANT,
  activePeople,
  type EventState,
  maySeeSchedule,
  type PlanContent,
  planContentOf,
} from '@planner/domain'
import type { WebhookKind } from '@planner/protocol'
import { z } from 'zod'
import { outwardId } from '../outward/outward-id.ts'
import type { Room } from '../rooms/room.ts'

/** What tells whether something has happened since. */
export const factsTold = z.object({
  /** Of the plan that participants may see; '' without one. */
  plan: z.string(),
  /** When a plan was last put into force, ms since the epoch. */
  inForceAt: z.number(),
  /** When the newest people were added, ms since the epoch, and how many of them there are. */
  newestAt: z.number(),
  numNewest: z.int(),
})
type FactsTold = z.output<typeof factsTold>

/** The event as webhooks know it. */
export type Facts = FactsTold & {
  content: PlanContent
  /** How many people were added after a time, and of those of that very time beside so many. */
  numNewSince(told: FactsTold): number
}

type Copy = Pick<Room, 'variant' | 'state'>

export function factsOf({ variant, state }: Copy): Facts {
  const isShown = maySeeSchedule(variant, state, ANY_PARTICIPANT)
  const content = planContentOf(state)
  const isEmpty = content.meetings.length === 0 && content.groups.every((group) => !runs(group))
  const addedAt = [...state.persons.values()].map(({ createdAt = 0 }) => createdAt)
  const newestAt = addedAt.reduce((newest, at) => Math.max(newest, at), 0)
  const numAt = (time: number) => addedAt.filter((at) => at === time).length
  return {
    plan: isShown && !isEmpty ? hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22) : '',
    inForceAt: state.event.lastPlannerEndTime ?? 0,
    newestAt,
    numNewest: newestAt === 0 ? 0 : numAt(newestAt),
    content,
    numNewSince: (told) =>
      addedAt.filter((at) => at > told.newestAt).length +
      (told.newestAt === 0 ? 0 : Math.max(0, numAt(told.newestAt) - told.numNewest)),
  }
}

/** What a webhook that knew so much has to be told; WEBHOOK-2. */
export function happenedSince(told: FactsTold, facts: Facts): WebhookKind[] {
  return [
    ...planHappened(told, facts),
    ...(facts.numNewSince(told) > 0 ? ['person.registered' as const] : []),
  ]
}

function planHappened(told: FactsTold, { plan, inForceAt }: Facts): WebhookKind[] {
  // A plan that is hidden or gone is nobody's but the organisers'.
  if (plan === told.plan || plan === '') return []
  return [told.plan === '' || inForceAt !== told.inForceAt ? 'plan.published' : 'plan.changed']
}

export function factsToKeep({ plan, inForceAt, newestAt, numNewest }: FactsTold): FactsTold {
  return { plan, inForceAt, newestAt, numNewest }
}

type BodyOptions = { told: FactsTold; facts: Facts; now: number }

/** The message as it is sent: numbers and what everybody may know, no key and nothing of a person; WEBHOOK-4. */
export function bodyOf(
  kind: WebhookKind,
  { variant, state }: Copy,
  { told, facts, now }: BodyOptions,
): string {
  const data =
    kind === 'person.registered'
      ? { numPeople: activePeople(state).length, numNew: facts.numNewSince(told) }
      : planNumbers(facts.content)
  return envelope(kind, { variant, state }, data, now)
}

export function testBody(copy: Copy, now: number): string {
  return envelope('test', copy, {}, now)
}

function envelope(type: WebhookKind | 'test', { variant, state }: Copy, data: object, now: number): string {
  return JSON.stringify({
    type,
    timestamp: new Date(now).toISOString(),
    data: { ...eventNamed(state), variant: variant.id, ...data },
  })
}

function eventNamed({ event }: EventState) {
  return { eventId: outwardId(event.id, 'event'), eventName: event.name }
}

type Group = PlanContent['groups'][number]

function runs({ starts, members }: Group): boolean {
  return starts.length > 0 || members.some(([, people]) => people.length > 0)
}

function planNumbers({ groups, meetings }: PlanContent) {
  const running = groups.filter(runs)
  const placed = [
    ...running.flatMap(({ members }) => members.flatMap(([, people]) => people)),
    ...meetings.flatMap(([a, b]) => [a, b] as const),
  ]
  const sessions = [
    ...running.flatMap(({ members }) => members.map(([session]) => session)),
    ...meetings.flatMap(([, , session]) => (session === null ? [] : [session])),
  ]
  return {
    numGroups: running.length,
    numMeetings: meetings.length,
    numPeople: new Set(placed).size,
    /** Numbers of sessions, from 1; of weeks where groups meet weekly. */
    sessions: [...new Set(sessions)].sort((a, b) => a - b),
  }
}
