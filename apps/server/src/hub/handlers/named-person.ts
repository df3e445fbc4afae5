import type { Refusal } from '@planner/protocol'
import type { Authority } from '../../gate/authority.ts'
import { refuse } from '../../gate/refusal.ts'
import type { StoredPerson } from '../../storage/storage.ts'

/** Looks up the person that an invocation refers to; '' is the person of the key. */
export function namedPerson(
  { room, viewer }: Authority,
  userId: string,
): { ok: true; person: StoredPerson } | Refusal {
  const person = room.storedPerson(userId || (viewer.personId ?? ''))
  if (person) return { ok: true, person }
  return refuse(409, 'unknownPerson', 'User not found: userId names nobody in this event.')
}
