import { isAdmin, isPlanned, type Session } from '@planner/domain'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { AddGroup } from '../add-group.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { type GroupCard as Card, cardsOf } from './card-model.ts'
import classes from './cards.module.css'
import { GroupCard } from './group-card.tsx'
import { placeKey } from './move-targets.ts'
import { UnplacedCard } from './unplaced-card.tsx'
import { Windowed } from './windowed.tsx'

type Props = {
  session: Session
  title: ReactNode
  order: 2 | 3
  /** Leaves out groups that are full. */
  onlyWithRoom: boolean
  /** The only session, which has the whole width. */
  isAlone: boolean
  /** Stands beside its name. */
  aside: ReactNode
}

/** A session: its groups as cards, one below the other, and whoever has none. */
export function SessionColumn({ session, title, order, onlyWithRoom, isAlone, aside }: Props) {
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
        {aside}
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
