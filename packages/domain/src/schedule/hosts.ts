import { isActivePerson, isHostOf } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { membersIn, type ScheduledGroup } from './schedule.ts'

/**
 * The people to name as hosts of a group: its members who host the topic, else the topic's owner, whose choice may
 * be hidden from the viewer. Nobody where the topic has no author.
 */
export function groupHosts(
  variant: VariantDescription,
  state: EventState,
  group: ScheduledGroup,
  sessionId: number,
): PersonId[] {
  const hosts = membersIn(group, sessionId).filter((id) => isHostOf(variant, state, id, group.topic.id))
  if (hosts.length > 0) return hosts
  const { ownerId } = group.topic
  return isActivePerson(state, ownerId) ? [ownerId] : []
}
