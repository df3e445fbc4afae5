import { type GroupRef, groupKey, isolatedText } from '@planner/domain'
import { useSchedule } from '../schedule-context.tsx'
import { useNames } from '../use-names.ts'

/** Names of the groups and topics that a card tells of. The plan may have changed since: what is gone is called by its topic. */
export function usePlaceNames(sessionId: number | null) {
  const names = useNames()
  const { schedule, state } = useSchedule()
  const find = (of: GroupRef) => schedule.byKey.get(groupKey(of))
  const topic = (topicId: string) => {
    const first = schedule.groups.find((group) => group.topic.id === topicId)
    return first ? names.topic(first) : isolatedText(state.topics.get(topicId)?.name ?? '')
  }
  const group = (of: GroupRef) => {
    const found = find(of)
    return found ? names.group(found) : topic(of.topicId)
  }
  return {
    ...names,
    topic,
    group,
    groups: (list: readonly GroupRef[]) => list.map(group).join(', '),
    /** When a group meets: its session, or its hours. */
    when: (of: GroupRef) => {
      const found = find(of)
      if (!found) return ''
      const first = sessionId ?? found.sessions[0] ?? 1
      if (schedule.layout === 'weeks') return names.time(found, first, 'long')
      return names.sessionsById(found.sessions)
    },
    /** The sessions in which groups of a topic run. */
    sessionsOf: (topicId: string) => {
      const running = schedule.groups.filter((each) => each.topic.id === topicId)
      const ids = [...new Set(running.flatMap(({ sessions }) => sessions))].sort((a, b) => a - b)
      return ids.map(names.sessionById).join(', ')
    },
  }
}
