import {
  activePeople,
  type CellsBefore,
  can,
  type EventState,
  MAX_WITHOUT,
  type MeetingChange,
  meetingCells,
  type PersonId,
  pairKey,
  standingWishes,
  type VariantDescription,
} from '@planner/domain'
import { contactsOf } from '../planning/compile/wishes.ts'
import type { StoredPerson, Write } from '../storage/storage.ts'

/** The writes of changed meetings: the facts, and the cells of both people that show them. */
export function meetingChangeWrites(
  variant: VariantDescription,
  state: EventState,
  changes: readonly MeetingChange[],
  at: number,
  before?: CellsBefore,
): Write[] {
  const eventId = state.event.id
  return [
    ...changes.map(
      ({ people, fact }): Write =>
        fact ? { kind: 'putMeeting', eventId, meeting: fact } : { kind: 'removeMeeting', eventId, people },
    ),
    ...meetingCells(variant, state, changes, at, before).map(
      (cell): Write => ({ kind: 'putCell', eventId, cell }),
    ),
  ]
}

/**
 * How many meetings each person goes without when the open week is closed (MEET-23): those they asked for and
 * did not have although wishes for them could have been granted. None in a week without meetings.
 */
export function meetingsWithout(variant: VariantDescription, state: EventState): Map<PersonId, number> {
  const people = new Map(activePeople(state).map((person) => [person.id, person]))
  const met = new Map<PersonId, number>()
  const ungrantable = new Set<string>()
  for (const { people: pair, state: meetingState } of state.meetings.values()) {
    if (meetingState !== 'committed' && meetingState !== 'past') continue
    ungrantable.add(pairKey(...pair))
    if (meetingState === 'committed') for (const id of pair) met.set(id, (met.get(id) ?? 0) + 1)
  }
  if (met.size === 0) return new Map()
  for (const [from, to, weight] of contactsOf(state, { people }))
    if (weight === 'no') ungrantable.add(pairKey(from, to))
  const wishes = standingWishes(state).filter(({ from, to }) => people.has(from) && people.has(to))
  const stated = new Set(wishes.map(({ from, to }) => `${from}|${to}`))
  const open = new Map<PersonId, number>()
  for (const { from, to } of wishes) {
    const isGrantable = !can(variant, 'mutualOnly') || stated.has(`${to}|${from}`)
    if (isGrantable && !ungrantable.has(pairKey(from, to))) open.set(from, (open.get(from) ?? 0) + 1)
  }
  return new Map(
    [...open].flatMap(([id, wished]) => {
      const room = (people.get(id)?.numMeetingRequests ?? 0) - (met.get(id) ?? 0)
      const without = Math.min(room, wished)
      return without > 0 ? [[id, without]] : []
    }),
  )
}

/** Adds what people go without in the week that is closed to what they went without before. */
export function withoutWrites(
  variant: VariantDescription,
  state: EventState,
  storedPerson: (id: PersonId) => StoredPerson | undefined,
): Write[] {
  return [...meetingsWithout(variant, state)].flatMap(([id, without]): Write[] => {
    const person = storedPerson(id)
    if (!person) return []
    const total = Math.min(MAX_WITHOUT, person.meetingsWithout + without)
    return [{ kind: 'putPerson', eventId: state.event.id, person: { ...person, meetingsWithout: total } }]
  })
}
