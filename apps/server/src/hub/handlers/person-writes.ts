import { mayAddTopics } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { type PersonForm, personChanges } from '../../forms/person-changes.ts'
import type { Authority } from '../../gate/authority.ts'
import { refuse, refuseFields } from '../../gate/refusal.ts'
import type { Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { growthRefusal } from '../rights/growth.ts'

/** What a submitted person form writes, or why it is refused. What it adds counts for the address. */
export function personWrites(
  context: HubContext,
  connection: Connection,
  { room, viewer }: Pick<Authority, 'room' | 'viewer'>,
  form: Pick<PersonForm, 'input' | 'now' | 'person'>,
): Write[] | Refusal {
  const { variant, state } = room
  const changes = personChanges({ ...form, variant, state, mayAddTopics: mayAddTopics(state, viewer) })
  if (changes.kind === 'topicsNotAllowed')
    return refuse(403, 'topicsNotAllowed', 'Participants may not add topics to this event.')
  if (changes.kind === 'invalid') return refuseFields(changes.errors)
  return growthRefusal(context, connection, room, { writes: changes.writes }) ?? changes.writes
}
