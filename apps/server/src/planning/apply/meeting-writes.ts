import {
  type AddressedCell,
  type CellAddress,
  cellAddress,
  cellValue,
  type EventState,
  isActivePerson,
  type MeetingWish,
  meetingWishes,
  numEnabledSessions,
  pairKey,
  RELEASED_CHOICE,
  reservedChoice,
  type VariantDescription,
} from '@planner/domain'
import type { Meeting } from '@planner/solver'
import type { Write } from '../../storage/storage.ts'
import { type PlanCells, planStamp, replacePlan, setCell } from './plan-cells.ts'
import { spreadMeetings } from './spread-meetings.ts'

/**
 * The writes of a plan of meetings; MEET-3. Requests it grants become reserved, reserved ones it does not
 * repeat become pending again, committed and past ones stay. With several sessions each meeting has one
 * (MEET-9): an assignment of both people to each other's topic.
 */
export function meetingWrites(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly Meeting[],
  timestamp: number,
): Write[] {
  const eventId = state.event.id
  const wishes = meetingWishes(state).filter(
    ({ from, to }) => isActivePerson(state, from) && isActivePerson(state, to),
  )
  const wanted = new Set(
    wishes.flatMap((wish) => (wish.state === 'past' ? [] : [pairKey(wish.from, wish.to)])),
  )
  const granted = new Map(
    meetings.flatMap((pair) => {
      const key = pairKey(...pair)
      return wanted.has(key) ? [[key, pair] as const] : []
    }),
  )
  const cells = [
    ...wishes.flatMap((wish) => changedChoice(variant, state, wish, granted, timestamp)),
    ...replacePlan(state, sessionCells(variant, state, [...granted.values()], wishes), timestamp),
  ]
  return cells.map((cell) => ({ kind: 'putCell', eventId, cell }))
}

function changedChoice(
  variant: VariantDescription,
  event: EventState,
  wish: MeetingWish,
  granted: ReadonlyMap<string, Meeting>,
  endedAt: number,
): AddressedCell[] {
  const { from, to, topicId, state, choice } = wish
  if (state !== 'requested' && state !== 'reserved') return []
  const isGranted = granted.has(pairKey(from, to))
  const value = isGranted ? reservedChoice(variant) : state === 'reserved' ? RELEASED_CHOICE : choice
  if (value === choice) return []
  const address = cellAddress('preferences', { userId: from, topicId })
  return [{ address, value, timestamp: planStamp(event, address, endedAt) }]
}

/** The assignments that give meetings their sessions; none where there is only one session (MEET-8). */
function sessionCells(
  variant: VariantDescription,
  state: EventState,
  meetings: readonly Meeting[],
  wishes: readonly MeetingWish[],
): PlanCells {
  const cells: PlanCells = new Map()
  const sessions = numEnabledSessions(variant, state.event, state.topics.values())
  if (sessions < 2) return cells
  const committed = new Set(
    wishes.flatMap((wish) => (wish.state === 'committed' ? [pairKey(wish.from, wish.to)] : [])),
  )
  const ids = Array.from({ length: sessions }, (_, session) => session)
  const sessionOf = spreadMeetings(meetings, sessions, (pair) => {
    if (!committed.has(pairKey(...pair))) return undefined
    return ids.find((session) =>
      sessionAddresses(pair, session).some((address) => cellValue(state, address) === true),
    )
  })
  meetings.forEach((pair, index) => {
    const session = sessionOf[index]
    if (session === undefined) return
    for (const address of sessionAddresses(pair, session))
      if (state.topics.has(address.topicId)) setCell(cells, address, true)
  })
  return cells
}

/** Each of the two assigned to the other's first topic, whose id is the other's id (TOPIC-2). `session` from 0. */
function sessionAddresses([a, b]: Meeting, session: number): CellAddress[] {
  return [
    cellAddress('assignments', { sessionId: session + 1, userId: a, topicId: b }),
    cellAddress('assignments', { sessionId: session + 1, userId: b, topicId: a }),
  ]
}
