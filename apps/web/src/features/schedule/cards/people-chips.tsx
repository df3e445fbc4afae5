import { preferenceOf, type ScheduledGroup } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule } from '../schedule-context.tsx'
import { useAssignmentWarning } from '../use-item-warnings.ts'
import { useNames } from '../use-names.ts'
import { chipsOf } from './card-model.ts'
import { useChoiceText } from './chip-list.tsx'
import classes from './chips.module.css'
import { PersonChip } from './person-chip.tsx'

/** The people of a group to read, where they are not moved by hand; SCHED-34. */
export function PeopleChips({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const warningOf = useAssignmentWarning()
  const choiceText = useChoiceText()
  return (
    <ul className={classes.chips} aria-label={t('schedule.cards.people', { group: names.group(group) })}>
      {chipsOf(plan, group, sessionId).map(({ personId, isHost, isOwn, satisfaction }) => {
        const name = names.person(personId)
        const warning = warningOf(group, sessionId, personId)
        const choice =
          satisfaction !== null && !isHost
            ? choiceText(preferenceOf(plan.state, personId, group.topic.id))
            : ''
        const words = [isOwn && t('schedule.you'), isHost && t('schedule.host'), choice, warning]
        return (
          <PersonChip
            key={personId}
            personId={personId}
            name={name}
            label={[name, ...words].filter(Boolean).join(', ')}
            satisfaction={satisfaction}
            isHost={isHost}
            isOwn={isOwn}
            isPlaced
            isWarned={warning !== ''}
            isFound={false}
            isDragged={false}
            isMovable={false}
            isTabStop={false}
          />
        )
      })}
    </ul>
  )
}
