import { groupsBy, isAdmin, isPlanned, type Place, type Session, unplacedPeople } from '@planner/domain'
import { type ReactNode, useId, useMemo } from 'react'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { useShortList } from '../../../components/use-short-list.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { AddGroup } from '../add-group.tsx'
import { DropMark } from '../move-prices.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { type GroupCard as Card, cardsOf, chipOf, chipsOf, hostsElsewhere } from './card-model.ts'
import classes from './cards.module.css'
import { useCards } from './cards-context.ts'
import { ChipList, type ChipListProps, useTabStop } from './chips.tsx'
import { placeKey } from './move-targets.ts'
import { Windowed } from './windowed.tsx'

type Props = {
  session: Session
  title: ReactNode
  order: 2 | 3
  /** Leaves out groups that are full. */
  onlyWithRoom: boolean
  /** The only session, which has the whole width. */
  isAlone: boolean
}

/** A session: its groups as cards, one below the other, and whoever has none. */
export function SessionColumn({ session, title, order, onlyWithRoom, isAlone }: Props) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const isOrganiser = isAdmin(plan.viewer)
  const all = cardsOf(plan, session.id)
  const cards = onlyWithRoom ? all.filter(({ free }) => free > 0) : all
  const Title = order === 2 ? 'h2' : 'h3'
  const cardOrder = order === 2 ? 3 : 4
  return (
    <section
      className={classes.column}
      aria-label={names.session(session)}
      data-session={session.id}
      data-alone={isAlone || undefined}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <div className={classes.named}>
          <Title className={classes.session}>{title}</Title>
          <p className={classes.sums}>
            {t('schedule.session.sums', { groups: all.length, people: sumOf(all) })}
          </p>
        </div>
      </div>
      <div className={classes.cards}>
        {cards.length === 0 && (
          <p className={classes.nothing}>
            {t(all.length === 0 ? 'schedule.session.noGroups' : 'schedule.cards.noRoom')}
          </p>
        )}
        {cards.map((card) => {
          const place = placeKey({ sessionId: session.id, key: card.group.key })
          return (
            <Windowed key={place} place={place} height={96 + 17 * card.size}>
              {() => <GroupCard card={card} order={cardOrder} />}
            </Windowed>
          )
        })}
        {isOrganiser && (
          <Windowed place={placeKey({ sessionId: session.id, key: null })} height={96}>
            {() => <UnplacedCard session={session} order={cardOrder} />}
          </Windowed>
        )}
      </div>
      {isOrganiser && plan.schedule.layout === 'sessions' && (
        <AddGroup
          session={session}
          groups={plan.schedule.groups.filter((group) => !isPlanned(group))}
          onReveal={() => {}}
        />
      )}
    </section>
  )
}

function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, { size }) => sum + size, 0)
}

/** People that are shown at once. */
const SHORT = 40

/** How many groups with room are named. */
const MAX_NAMED = 4

/** Those who have no group in a session, by the reason for that, and the groups that have room; SCHED-37. */
function UnplacedCard({ session, order }: { session: Session; order: 3 | 4 }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { over, found, dragged, markOf, best } = useCards()
  const titleId = useId()
  const place = { sessionId: session.id, key: null }
  const key = placeKey(place)
  const unplaced = useMemo(() => unplacedPeople(plan, [session]), [plan, session])
  const open = cardsOf(plan, session.id)
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free)
  const foundFirst = unplaced.toSorted(
    (a, b) => Number(found.people.has(b.personId)) - Number(found.people.has(a.personId)),
  )
  const { shown, button } = useShortList(foundFirst, SHORT)
  const Title = order === 3 ? 'h3' : 'h4'
  return (
    <article
      className={classes.card}
      data-unplaced={unplaced.length}
      data-over={over === key || undefined}
      data-best={best === key || undefined}
      data-current={found.current === key || undefined}
      aria-labelledby={titleId}
    >
      {dragged && dragged.place !== key && <DropMark mark={markOf(place)} isBest={best === key} />}
      <Title id={titleId} className={classes.title}>
        {t('schedule.unplaced.title', { number: unplaced.length })}
      </Title>
      {unplaced.length === 0 && (
        <div className={classes.facts}>
          <p>{t('schedule.cards.allPlaced')}</p>
        </div>
      )}
      {[...groupsBy(shown, ({ reason }) => reason)].map(([reason, people]) => (
        <div key={reason} className={classes.reason}>
          <p className={classes.why}>
            {t(reason === null ? 'schedule.cards.hasOpening' : `schedule.unplaced.none.${reason}`)}
          </p>
          <BoardChips
            label={t('schedule.unplaced.title', { number: people.length })}
            place={place}
            group={null}
            chips={people.map(({ personId }) => chipOf(plan, personId, null))}
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

/** A group in a session: topic, room, how many of how many, and its people; SCHED-33. */
function GroupCard({ card, order }: { card: Card; order: 3 | 4 }) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  const { found, over, dragged, markOf, best } = useCards()
  const titleId = useId()
  const { group, sessionId, size, max, isOwn } = card
  const place = { sessionId, key: group.key }
  const key = placeKey(place)
  const chips = useMemo(() => chipsOf(plan, group, sessionId), [plan, group, sessionId])
  const hosts = hostsElsewhere(plan, card)
  const warning = useWarnings().ofGroup(group)
  const Title = order === 3 ? 'h3' : 'h4'
  const name = names.group(group)
  const number = names.number(group)
  const room = group.rooms.get(sessionId)
  return (
    <article
      className={classes.card}
      aria-labelledby={titleId}
      data-own={isOwn || undefined}
      data-over={over === key || undefined}
      data-best={best === key || undefined}
      data-found={found.places.has(key) || undefined}
      data-current={found.current === key || undefined}
    >
      {dragged && dragged.place !== key && <DropMark mark={markOf(place)} isBest={best === key} />}
      <div className={classes.top}>
        <Title id={titleId} className={classes.title}>
          {names.topic(group)}
          {number && <span className={classes.number}> {number}</span>}
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
        <BoardChips
          label={t('schedule.cards.people', { group: name })}
          place={place}
          group={group}
          chips={chips}
        />
      )}
    </article>
  )
}

type BoardChipsProps = Omit<ChipListProps, 'sessionId' | 'ownName' | 'onBoard'> & { place: Place }

/** The people of a card. One of them is a tab stop, arrow keys lead to the others. */
function BoardChips({ place, ...list }: BoardChipsProps) {
  const t = useT()
  const { found, dragged, mayMove } = useCards()
  return (
    <ChipList
      {...list}
      ref={useTabStop()}
      sessionId={place.sessionId}
      ownName={(name) => t('app.you', { name })}
      onBoard={(personId) => ({
        isFound: found.people.has(personId),
        isDragged: dragged?.personId === personId && dragged.place === placeKey(place),
        isMovable: mayMove(personId),
      })}
    />
  )
}
