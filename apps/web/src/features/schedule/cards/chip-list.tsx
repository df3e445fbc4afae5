import { type PersonId, type Place, preferenceOf, type ScheduledGroup } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useWhyText } from '../why/use-why-text.ts'
import { useAskWhy } from '../why/why-context.tsx'
import type { PersonChip as Chip } from './card-model.ts'
import { useCards } from './cards-context.ts'
import classes from './chips.module.css'
import { placeKey } from './move-targets.ts'
import { PersonChip } from './person-chip.tsx'
import { useTabStop } from './use-chip-asking.ts'
import { useChoiceText } from './use-choice-text.ts'

type Props = { label: string; place: Place; group: ScheduledGroup | null; chips: readonly Chip[] }

/** The people of a card. One of them is a tab stop, arrow keys lead to the others. */
export function ChipList({ label, place, group, chips }: Props) {
  const t = useT()
  const names = useNames()
  const { state } = useSchedule()
  const { found, dragged, mayMove, warningOf } = useCards()
  const askWhy = useAskWhy()
  const whyText = useWhyText()
  const choiceText = useChoiceText()
  const list = useTabStop()
  const askText = (personId: PersonId) =>
    askWhy({ personId, sessionId: place.sessionId }) ? whyText(personId) : null
  const first = chips.find(({ personId }) => mayMove(personId) || askText(personId) !== null)?.personId
  return (
    <ul ref={list} className={classes.chips} aria-label={label}>
      {chips.map(({ personId, isHost, isOwn, isKept, satisfaction }) => {
        const name = names.person(personId)
        const warning = group ? warningOf(group, place.sessionId, personId) : ''
        const choice =
          group && satisfaction !== null && !isHost
            ? choiceText(preferenceOf(state, personId, group.topic.id))
            : ''
        return (
          <PersonChip
            key={personId}
            personId={personId}
            name={name}
            label={[
              isOwn ? t('schedule.people.you', { name }) : name,
              isHost && t('schedule.host'),
              choice,
              isKept && t('schedule.cards.pinned'),
              warning,
            ]
              .filter(Boolean)
              .join(', ')}
            satisfaction={satisfaction}
            isHost={isHost}
            isOwn={isOwn}
            isKept={isKept}
            isPlaced={group !== null}
            isWarned={warning !== ''}
            isFound={found.people.has(personId)}
            isDragged={dragged?.personId === personId && dragged.place === placeKey(place)}
            isMovable={mayMove(personId)}
            askText={askText(personId)}
            isTabStop={personId === first}
          />
        )
      })}
    </ul>
  )
}
