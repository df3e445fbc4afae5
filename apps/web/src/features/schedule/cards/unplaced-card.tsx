import { type NoOpeningReason, type Session, unplacedPeople } from '@planner/domain'
import { useId, useMemo } from 'react'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { DropMark } from '../move-prices/drop-mark.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { cardsOf, chipOf } from './card-model.ts'
import classes from './cards.module.css'
import { useCards } from './cards-context.ts'
import { ChipList } from './chip-list.tsx'
import { placeKey } from './move-targets.ts'

/** People that are shown at once. */
const SHORT = 40

/** How many groups with room are named. */
const MAX_NAMED = 4

/** Those who have no group in a session, by the reason for that, and the groups that have room; SCHED-37. */
export function UnplacedCard({ session, order }: { session: Session; order: 3 | 4 }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { over, found, dragged, markOf } = useCards()
  const titleId = useId()
  const place = { sessionId: session.id, key: null }
  const key = placeKey(place)
  const unplaced = useMemo(
    () => unplacedPeople(plan.variant, plan.state, plan.schedule, [session]),
    [plan, session],
  )
  const open = cardsOf(plan, session.id)
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free)
  const foundFirst = unplaced.toSorted(
    (a, b) => Number(found.people.has(b.personId)) - Number(found.people.has(a.personId)),
  )
  const { shown, button } = useShortList(foundFirst, SHORT)
  const reasons = new Map<NoOpeningReason | null, string[]>()
  for (const { reason, personId } of shown) reasons.set(reason, [...(reasons.get(reason) ?? []), personId])
  const Title = order === 3 ? 'h3' : 'h4'
  return (
    <article
      className={classes.card}
      data-unplaced={unplaced.length}
      data-over={over === key || undefined}
      data-current={found.current === key || undefined}
      aria-labelledby={titleId}
    >
      {dragged && dragged.place !== key && <DropMark mark={markOf(place)} />}
      <Title id={titleId} className={classes.title}>
        {t('schedule.unplaced.title', { number: unplaced.length })}
      </Title>
      {unplaced.length === 0 && (
        <div className={classes.facts}>
          <p>{t('schedule.cards.allPlaced')}</p>
        </div>
      )}
      {[...reasons].map(([reason, people]) => (
        <div key={reason} className={classes.reason}>
          <p className={classes.why}>
            {t(reason === null ? 'schedule.cards.hasOpening' : `schedule.unplaced.none.${reason}`)}
          </p>
          <ChipList
            label={t('schedule.unplaced.title', { number: people.length })}
            place={place}
            group={null}
            chips={people.map((personId) => chipOf(plan, personId, null))}
          />
        </div>
      ))}
      {button}
      {unplaced.length > 0 && open.length > 0 && (
        <div className={classes.facts}>
          <p>
            {t('schedule.cards.room', {
              groups: open
                .slice(0, MAX_NAMED)
                .map(({ group, free }) => `${names.group(group)} (${free})`)
                .join(', '),
            })}
            {open.length > MAX_NAMED && ` ${t('schedule.plan.more', { number: open.length - MAX_NAMED })}`}
          </p>
        </div>
      )}
    </article>
  )
}
