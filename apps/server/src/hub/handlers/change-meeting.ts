import {
  type CancelledBy,
  canConfirm,
  confirmMeeting,
  type MeetingChange,
  type MeetingFact,
  type MeetingFactState,
  maySay,
  pairKey,
  sayInMeeting,
  takeMeetingBack,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import type { Authority } from '../../gate/authority.ts'
import { refuse } from '../../gate/refusal.ts'
import { meetingChangeWrites } from '../../meetings/changed-meetings.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { growthRefusal } from '../rights/growth.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'

export const ConfirmMeeting: Handler<'ConfirmMeeting'> = (context, connection, payload, authority) => {
  const { personIds, reach } = payload
  const by = doerOf(connection, authority, personIds)
  if (by === 'organiser' && reach !== undefined) return notOfTheTwo()
  return changeMeeting(context, connection, authority, personIds, {
    from: 'reserved',
    isDone: (fact) => fact.state === 'committed' && !canConfirm(fact, by) && reach === undefined,
    // The other may have confirmed at the same moment: what they said about themselves is not lost.
    isOpen: (fact) => canConfirm(fact, by) || maySay(fact, by),
    change: (fact, at) => {
      const confirmation = confirmMeeting(authority.room.state, fact, by, at)
      if (reach === undefined) return confirmation
      return { ...confirmation, fact: sayInMeeting(confirmation.fact ?? fact, by, { reach }).fact }
    },
  })
}

export const SayInMeeting: Handler<'SayInMeeting'> = (context, connection, payload, authority) => {
  const { personIds, reach, message, times } = payload
  const { personId } = authority.viewer
  if (personId === null) return notOfTheTwo()
  return changeMeeting(context, connection, authority, personIds, {
    from: 'committed',
    isDone: () => false,
    isOpen: (fact) => maySay(fact, personId),
    change: (fact) => sayInMeeting(fact, personId, { reach, message, times }),
  })
}

export const WithdrawMeeting: Handler<'WithdrawMeeting'> = (context, connection, { personIds }, authority) =>
  takeBack(context, connection, authority, personIds, 'reserved')

export const CancelMeeting: Handler<'CancelMeeting'> = (context, connection, { personIds }, authority) =>
  takeBack(context, connection, authority, personIds, 'committed')

type Answer = { ok: true; applied: boolean } | Refusal
type Pair = readonly [string, string]
type Transition = {
  from: MeetingFactState
  /** Whether the meeting is as wanted already. */
  isDone: (fact: MeetingFact) => boolean
  isOpen: (fact: MeetingFact) => boolean
  change: (fact: MeetingFact, at: number) => MeetingChange
}

function takeBack(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  people: Pair,
  from: MeetingFactState,
): Promise<Answer> {
  const by = doerOf(connection, authority, people)
  return changeMeeting(context, connection, authority, people, {
    from,
    isDone: ({ state }) => state === 'cancelled',
    isOpen: ({ state }) => state === from,
    change: (fact, at) => takeMeetingBack(authority.room.state, fact, by, at),
  })
}

/** Which of the two acts, or that an organiser does for them. */
function doerOf(connection: Connection, authority: Authority, people: Pair): CancelledBy {
  const { personId } = actorOf(connection, authority)
  return personId !== '' && people.includes(personId) ? personId : 'organiser'
}

function notOfTheTwo(): Refusal {
  return refuse(403, 'notOfTheTwo', 'Only the two people of a meeting can say something in it.')
}

/** A meeting that is as wanted already is left as it is: both may confirm it at once, or call it off. */
async function changeMeeting(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  [a, b]: Pair,
  { from, isDone, isOpen, change }: Transition,
): Promise<Answer> {
  const { room } = authority
  const fact = room.state.meetings.get(pairKey(a, b))
  if (fact && isDone(fact)) {
    await room.settled()
    return { ok: true, applied: false }
  }
  if (!fact || !isOpen(fact))
    return refuse(409, 'noMeeting', `There is no ${from} meeting of these two. It has changed meanwhile.`)
  const at = context.now()
  const writes = meetingChangeWrites(room.variant, room.state, [change(fact, at)], at)
  const tooLarge = growthRefusal(context, connection, room, { writes })
  if (tooLarge) return tooLarge
  const changed = await changeRoom(connection, authority, writes, { kind: 'meetings' })
  return changed.ok ? { ok: true, applied: true } : changed
}
