import type { GroupsPlace } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../schedule-context.tsx'

/** What stood in the way of a better choice, in words; WHY-3. */
export function useReasonText({ groups }: GroupsPlace) {
  const t = useT()
  const names = useNames()
  return ({ topicId, reason, instead }: GroupsPlace['better'][number]): string =>
    t(`why.reason.${reason}`, {
      sessions: names.sessionsOf(topicId),
      groups: names.groupsOf(instead.length > 0 ? instead : groups),
    })
}
