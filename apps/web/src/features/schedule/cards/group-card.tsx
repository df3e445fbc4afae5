import { isAdmin, type PersonId, type Place, preferenceOf, type ScheduledGroup } from '@planner/domain'
import { useId, useMemo } from 'react'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { DropMark } from '../move-prices.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useAskWhy, useWhyText } from '../why/ask-why.tsx'
import { type GroupCard as Card, type PersonChip as Chip, chipsOf, hostsElsewhere } from './card-model.ts'
import classes from './cards.module.css'
import { useCards } from './cards-context.ts'
import chipsClasses from './chips.module.css'
import { PersonChip, useTabStop } from './chips.tsx'
import { placeKey, useChoiceText } from './move-targets.ts'

/** A group in a session: topic, room, how many of how many, and its people; SCHED-33. */
export function GroupCard({ card, order }: { card: Card; order: 3 | 4 }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { found, over, dragged, markOf, groupWarningOf } = useCards()
  const titleId = useId()
  const { group, sessionId, size, max, isOwn } = card
  const place = { sessionId, key: group.key }
  const key = placeKey(place)
  const chips = useMemo(() => chipsOf(plan, group, sessionId), [plan, group, sessionId])
  const hosts = hostsElsewhere(plan, card)
  const warning = groupWarningOf(group)
  const Title = order === 3 ? 'h3' : 'h4'
  const name = names.group(group)
  const room = group.rooms.get(sessionId)
  return (
    <article
      className={classes.card}
      aria-labelledby={titleId}
      data-own={isOwn || undefined}
      data-over={over === key || undefined}
      data-found={found.places.has(key) || undefined}
      data-current={found.current === key || undefined}
    >
      {dragged && dragged.place !== key && <DropMark mark={markOf(place)} />}
      <div className={classes.top}>
        <Title id={titleId} className={classes.title}>
          {name}
        </Title>
        <span className={classes.count} data-over={size > max || undefined}>
          <span aria-hidden="true">
            {size}/{max}
          </span>
          <span className="visually-hidden">{t('schedule.cards.count', { number: size, max })}</span>
        </span>
      </div>
      <div className={classes.facts}>
        <TopicFacts topic={group.topic} />
        {plan.schedule.rooms.length > 0 && (
          <p>{room ? t('schedule.room', { room: names.room(room) }) : t('schedule.room.none')}</p>
        )}
        {hosts.length > 0 && <p>{t('schedule.list.hosts', { names: names.people(hosts) })}</p>}
        {isAdmin(plan.viewer) && group.pinned.size > 0 && (
          <p title={t('schedule.row.fixed.help')}>{t('schedule.row.fixed')}</p>
        )}
        {isOwn && <p className={classes.yours}>{t('schedule.list.yours')}</p>}
        {chips.length === 0 && <p>{t('schedule.list.nobody')}</p>}
        {warning && <p className={classes.bad}>{warning}</p>}
      </div>
      {chips.length > 0 && (
        <ChipList
          label={t('schedule.cards.people', { group: name })}
          place={place}
          group={group}
          chips={chips}
        />
      )}
    </article>
  )
}

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
    <ul ref={list} className={chipsClasses.chips} aria-label={label}>
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
