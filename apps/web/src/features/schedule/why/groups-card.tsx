import { groupKey, isAdmin, isHostOf, preferenceOf } from '@planner/domain'
import type { GroupsPlace } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { KeepButton } from '../cards/keep-button.tsx'
import { useChoiceText } from '../cards/use-choice-text.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { CostLines } from './cost-lines.tsx'
import { useReasonText } from './use-reason-text.ts'
import classes from './why.module.css'

/** Where somebody is, how good that is among what was possible, and what stood in the way of everything better; WHY-2, WHY-3. */
export function GroupsCard({ card }: { card: GroupsPlace }) {
  const t = useT()
  const { viewer } = useSchedule()
  const isUntold = !isAdmin(viewer) && card.better.some(({ reason }) => reason === 'notPossible')
  return (
    <>
      <Here card={card} />
      {card.chosen === 0 && <p>{t('why.noChoice')}</p>}
      {card.chosen > 0 && card.better.length === 0 && card.status === 'placed' && <p>{t('why.best')}</p>}
      {card.better.length > 0 && <Better card={card} />}
      {isUntold && <p className={classes.quiet}>{t('why.untold')}</p>}
    </>
  )
}

function Here({ card }: { card: GroupsPlace }) {
  const t = useT()
  const { schedule } = useSchedule()
  const names = useNames()
  const choiceOf = useChoiceOf(card.personId)
  if (card.status !== 'placed') return <p>{t(`why.status.${card.status}`)}</p>
  const rankText = card.isOfRunning ? 'why.rank' : 'why.rank.ofAll'
  return (
    <ul className={classes.here} aria-label={t('why.here')}>
      {card.groups.map((place) => (
        <li key={groupKey(place)}>
          <strong>{names.groupOf(place)}</strong>
          <span className={classes.quiet}>{names.whenOf(place, card.sessionId)}</span>
          <span>
            {t('schedule.cards.choice', { choice: choiceOf(place.topicId) })}
            {place.rank !== null && card.possible > 1 && (
              <>
                <br />
                {t(rankText, { rank: place.rank, possible: card.possible })}
              </>
            )}
            {schedule.byKey.get(groupKey(place))?.keeps.has(card.personId) && (
              <>
                <br />
                {t('why.pinned')}
              </>
            )}
          </span>
          <KeepButton personId={card.personId} groupKey={groupKey(place)} />
        </li>
      ))}
    </ul>
  )
}

function Better({ card }: { card: GroupsPlace }) {
  const t = useT()
  const names = useNames()
  const choiceOf = useChoiceOf(card.personId)
  const reasonText = useReasonText(card)
  return (
    <section aria-label={t('why.better')}>
      <h3 className={classes.heading}>{t(card.status === 'placed' ? 'why.better' : 'why.choices')}</h3>
      <ol className={classes.better}>
        {card.better.map((choice) => (
          <li key={choice.topicId}>
            <strong>{names.topicOf(choice.topicId)}</strong>
            <span className={classes.quiet}>
              {t('schedule.cards.choice', { choice: choiceOf(choice.topicId) })}
            </span>
            <span>{reasonText(choice)}</span>
            {choice.cost && <CostLines cost={choice.cost} card={card} />}
          </li>
        ))}
      </ol>
      {card.more > 0 && <p className={classes.quiet}>{t('why.more', { number: card.more })}</p>}
    </section>
  )
}

function useChoiceOf(personId: string): (topicId: string) => string {
  const t = useT()
  const { variant, state } = useSchedule()
  const choiceText = useChoiceText()
  return (topicId) =>
    isHostOf(variant, state, personId, topicId)
      ? t('schedule.host')
      : choiceText(preferenceOf(state, personId, topicId))
}
