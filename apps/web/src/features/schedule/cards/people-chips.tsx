import { type PersonId, preferenceOf, type ScheduledGroup } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { useWhyText } from '../why/use-why-text.ts'
import { useAskWhy } from '../why/why-context.tsx'
import { chipsOf } from './card-model.ts'
import classes from './chips.module.css'
import { PersonChip } from './person-chip.tsx'
import { useChipAsking } from './use-chip-asking.ts'
import { useChoiceText } from './use-choice-text.ts'

/** The people of a group to read and ask about, where they are not moved by hand; SCHED-34, WHY-6. */
export function PeopleChips({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const warningOf = useWarnings().ofSeat
  const choiceText = useChoiceText()
  const askWhy = useAskWhy()
  const whyText = useWhyText()
  const ask = (personId: PersonId) => askWhy({ personId, sessionId })
  const askText = (personId: PersonId) => (ask(personId) ? whyText(personId) : null)
  const asking = useChipAsking(ask)
  const chips = chipsOf(plan, group, sessionId)
  const first = chips.find(({ personId }) => ask(personId))?.personId
  return (
    <ul
      className={classes.chips}
      aria-label={t('schedule.cards.people', { group: names.group(group) })}
      {...asking}
    >
      {chips.map(({ personId, isHost, isOwn, isKept, satisfaction }) => {
        const name = names.person(personId)
        const warning = warningOf(group, sessionId, personId)
        const choice =
          satisfaction !== null && !isHost
            ? choiceText(preferenceOf(plan.state, personId, group.topic.id))
            : ''
        const kept = isKept && t('schedule.cards.pinned')
        const words = [isOwn && t('schedule.you'), isHost && t('schedule.host'), choice, kept, warning]
        return (
          <PersonChip
            key={personId}
            personId={personId}
            name={name}
            label={[name, ...words].filter(Boolean).join(', ')}
            satisfaction={satisfaction}
            isHost={isHost}
            isOwn={isOwn}
            isKept={isKept}
            isPlaced
            isWarned={warning !== ''}
            isFound={false}
            isDragged={false}
            isMovable={false}
            askText={askText(personId)}
            isTabStop={personId === first}
          />
        )
      })}
    </ul>
  )
}
