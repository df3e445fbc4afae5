import type { EventState } from '../cells/event-state.ts'
import { isActivePerson, isHostOf } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import { SESSION_REQUEST } from '../fields/topic-fields.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { membersIn, type ScheduledGroup } from './schedule.ts'

/**
 * The hosts of a group to display: its members who host the topic, else the topic's owner. Nobody for a topic
 * without an author, and for a request until somebody hosts it (TOPIC-21).
 */
export function groupHosts(
  variant: VariantDescription,
  state: EventState,
  group: ScheduledGroup,
  sessionId: number,
): PersonId[] {
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return []
  const hosts = membersIn(group, sessionId).filter((id) => isHostOf(variant, state, id, group.topic.id))
  if (hosts.length > 0) return hosts
  const { ownerId, topicType } = group.topic
  if (topicType === SESSION_REQUEST) return []
  return isActivePerson(state, ownerId) ? [ownerId] : []
}
