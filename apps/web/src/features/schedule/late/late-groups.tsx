import { groupKey } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import { LateDialog } from './late-dialog.tsx'
import { undoEdits } from './late-people.ts'

/** Places in groups; PLAN-18. */
export function LateGroups(shown: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const names = useNames()
  const apply = useApplyEdits()
  const { schedule } = useSchedule()
  return (
    <LateDialog
      {...shown}
      people={names.people}
      linesOf={({ placed }) =>
        placed.map(({ personId, topicId, topicGroupIndex, sessionIds, isNew }) => {
          const key = groupKey({ topicId, topicGroupIndex })
          const group = schedule.byKey.get(key)
          const values = {
            person: names.person(personId),
            group: group ? names.group(group) : '',
            session: names.sessionsById(sessionIds),
          }
          return { key: `${key} ${personId}`, text: t(isNew ? 'late.where.new' : 'late.where', values) }
        })
      }
      takeOut={async ({ placed }) => {
        apply(undoEdits(schedule, placed))
        return undefined
      }}
    />
  )
}
