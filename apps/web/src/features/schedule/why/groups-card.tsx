import {
  COMPANY_EFFECTS,
  groupKey,
  type HardRule,
  isAdmin,
  isHostOf,
  preferenceOf,
  SETTING_KEYS,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import { Disclosure } from '../../../components/disclosure.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { percentOf } from '../../../lib/percent.ts'
import { useChoiceText } from '../cards/move-targets.ts'
import type { PlanNames } from '../names.ts'
import { KeepButton } from '../pins.tsx'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './why.module.css'

/** A person's groups, their rank among possible ones, and what stood in the way; WHY-2, WHY-3. */
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

/** What stood in the way of a better choice, in words; WHY-3. */
function useReasonText({ groups }: GroupsPlace) {
  const t = useT()
  const names = useNames()
  return ({ topicId, reason, instead }: GroupsPlace['better'][number]): string =>
    t(`why.reason.${reason}`, {
      sessions: names.sessionsOf(topicId),
      groups: names.groupsOf(instead.length > 0 ? instead : groups),
    })
}

/** What moving somebody there would cost the plan, for organisers; WHY-5. */
function CostLines({ cost, card }: { cost: WireMoveCost; card: GroupsPlace }) {
  const t = useT()
  const names = useNames()
  return (
    <Disclosure label={t('why.cost')}>
      <ul className={classes.cost}>
        {costTexts(t, names, card, cost).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

type CostNames = Pick<PlanNames, 'person' | 'topicOf' | 'groupOf' | 'groupsOf'>

/** A sentence per hard rule; a move breaks neither a group's range nor the number of groups. */
const BREAKS: Readonly<Record<HardRule, MessageKey>> = {
  size: 'why.breaks.size',
  rooms: 'why.breaks.rooms',
  hostMissing: 'why.breaks.hostMissing',
  limit: 'why.breaks.limit',
  contactNo: 'why.breaks.contactNo',
  language: 'why.breaks.language',
  oneGroupOnly: 'why.breaks.oneGroupOnly',
  busy: 'why.breaks.busy',
  unavailable: 'why.breaks.unavailable',
  notWanted: 'why.breaks.notWanted',
  fixed: 'why.breaks.fixed',
  pinned: 'why.breaks.pinned',
  range: 'why.breaks.other',
  parallel: 'why.breaks.other',
  groupCount: 'why.breaks.other',
}

/** The server may be newer than the page. */
function isHardRule(rule: string): rule is HardRule {
  return Object.hasOwn(BREAKS, rule)
}

/** What a move would cost the plan, the person and others, a sentence each; WHY-5. */
export function costTexts(
  t: Translate,
  names: CostNames,
  { personId }: GroupsPlace,
  cost: WireMoveCost,
): string[] {
  const person = names.person(personId)
  const { satisfaction, leaves, unfilled } = cost
  const percent = (share: number) => t('schedule.worth.percent', { percent: percentOf(share) })
  const [before, after] = [percent(satisfaction.before), percent(satisfaction.after)]
  return [
    worthText(t, cost),
    ...(leaves.length > 0 ? [t('why.cost.leaves', { person, groups: names.groupsOf(leaves) })] : []),
    ...new Set(
      cost.breaks.map(({ rule, personIds, topicId }) =>
        t(isHardRule(rule) ? BREAKS[rule] : 'why.breaks.other', {
          people: personIds.map(names.person).join(', '),
          topic: topicId === null ? '' : names.topicOf(topicId),
        }),
      ),
    ),
    ...(before === after ? [] : [t('why.cost.satisfaction', { person, before, after })]),
    ...(unfilled > 0 ? [t('why.cost.unfilled', { number: unfilled })] : []),
    ...(unfilled < 0 ? [t('why.cost.filled', { number: -unfilled })] : []),
    ...cost.sizes.map((size) =>
      t(size.isBelow ? 'why.cost.tooSmall' : size.isAbove ? 'why.cost.tooLarge' : 'why.cost.size', {
        group: names.groupOf(size),
        before: size.before,
        after: size.after,
      }),
    ),
    ...companyTexts(t, names, person, cost),
  ]
}

function companyTexts(t: Translate, names: CostNames, person: string, { company }: WireMoveCost): string[] {
  return COMPANY_EFFECTS.flatMap((effect) => {
    const touched = company
      .filter((each) => each.effect === effect)
      .map(({ personId }) => names.person(personId))
    return touched.length === 0 ? [] : [t(`why.company.${effect}`, { person, people: touched.join(', ') })]
  })
}

/** How the plan as a whole would be, and by which of the organiser's rules most of that comes. */
function worthText(t: Translate, { worth, because }: WireMoveCost): string {
  const text = t(`why.worth.${worth}`)
  const rules = because.flatMap((name) => {
    const key = SETTING_KEYS.find((each) => each === `parameters|softRules|${name}`)
    return key ? [t(`settings.name.${key}`)] : []
  })
  const isWorse = worth === 'worse' || worth === 'littleWorse'
  return isWorse && rules.length > 0 ? t('why.worth.because', { worth: text, rules: rules.join(', ') }) : text
}
