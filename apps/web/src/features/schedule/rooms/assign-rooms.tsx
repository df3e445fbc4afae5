import { Button } from '@mantine/core'
import { assignRoomsEdits } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'

/** Assigns the rooms of the plan in force as a new plan would; SESSION-8. */
export function AssignRooms() {
  const t = useT()
  const { variant, state, schedule } = useSchedule()
  const apply = useApplyEdits()
  const assign = () => {
    const edits = assignRoomsEdits(variant, state, schedule)
    apply(edits)
    const number = new Set(edits.map(({ address }) => `${address.topicId}|${address.topicGroupIndex}`)).size
    const message = number === 0 ? t('schedule.rooms.unchanged') : t('schedule.rooms.assigned', { number })
    showToast({ id: 'rooms', message })
  }
  return (
    <Button variant="default" title={t('schedule.rooms.assign.help')} onClick={assign}>
      {t('schedule.rooms.assign')}
    </Button>
  )
}
