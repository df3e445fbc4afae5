import {
  type CancelledBy,
  confirmMeeting as confirmed,
  type MeetingChange,
  type MeetingFact,
  type MeetingFactState,
  pairKey,
  takeMeetingBack,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { meetingChangeWrites } from '../../meetings/meeting-writes.ts'
import type { Connection } from '../connection.ts'
import type { HubContext } from '../context.ts'
import type { Handler } from './handler.ts'

/** Either of the two or an admin commits a reserved meeting; MEET-4. */
export const confirmMeeting: Handler<'ConfirmMeeting'> = (context, connection, { personIds }, authority) =>
  changeMeeting(context, connection, authority, personIds, {
    from: 'reserved',
    to: 'committed',
    change: (fact, at) => confirmed(authority.room.state, fact, at),
  })

/** Either of the two or an admin takes a reserved meeting back; MEET-11. */
export const withdrawMeeting: Handler<'WithdrawMeeting'> = (context, connection, { personIds }, authority) =>
  takeBack(context, connection, authority, personIds, 'reserved')

/** Either of the two or an admin takes a committed meeting back; MEET-11. */
export const cancelMeeting: Handler<'CancelMeeting'> = (context, connection, { personIds }, authority) =>
  takeBack(context, connection, authority, personIds, 'committed')

type Answer = { ok: true; applied: boolean } | Refusal
type Pair = readonly [string, string]
type Transition = {
  from: MeetingFactState
  to: MeetingFactState
  change: (fact: MeetingFact, at: number) => MeetingChange
}

function takeBack(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  people: Pair,
  from: MeetingFactState,
): Promise<Answer> {
  const { personId } = actorOf(connection, authority)
  const by: CancelledBy = personId !== '' && people.includes(personId) ? personId : 'organiser'
  const change = (fact: MeetingFact, at: number) => takeMeetingBack(authority.room.state, fact, by, at)
  return changeMeeting(context, connection, authority, people, { from, to: 'cancelled', change })
}

/** A meeting that is as wanted already is left as it is: both may confirm it at once, or call it off. */
async function changeMeeting(
  context: HubContext,
  connection: Connection,
  authority: Authority,
  [a, b]: Pair,
  { from, to, change }: Transition,
): Promise<Answer> {
  const { room } = authority
  const fact = room.state.meetings.get(pairKey(a, b))
  if (fact?.state === to) {
    await room.settled()
    return { ok: true, applied: false }
  }
  if (fact?.state !== from)
    return refuse(409, 'noMeeting', `There is no ${from} meeting of these two. It has changed meanwhile.`)
  const at = context.now()
  const isStored = await room.change(
    meetingChangeWrites(room.variant, room.state, [change(fact, at)], at),
    { kind: 'meetings' },
    { actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true, applied: true } : couldNotStore()
}
