import type { GroupsPlace } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { usePlaceNames } from './use-place-names.ts'

/** What stood in the way of a better choice, in words; WHY-3. */
export function useReasonText({ sessionId, groups }: GroupsPlace) {
  const t = useT()
  const names = usePlaceNames(sessionId)
  return ({ topicId, reason, instead }: GroupsPlace['better'][number]): string =>
    t(`why.reason.${reason}`, {
      sessions: names.sessionsOf(topicId),
      groups: names.groups(instead.length > 0 ? instead : groups),
    })
}
