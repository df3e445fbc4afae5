import {
  COMPANY_EFFECTS,
  groupKey,
  type HardRule,
  isAdmin,
  isHostOf,
  membersIn,
  type PlanInView,
  preferenceOf,
  SETTING_KEYS,
  satisfactionOf,
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
import { tightestRoom } from '../tightest-room.ts'
import classes from './why.module.css'

type GroupsCardProps = {
  card: GroupsPlace
  /** The one group is named above. */
  isNamed: boolean
}

/** How much a person likes their groups, their rank among possible ones, and what stood in the way; WHY-2, WHY-3. */
export function GroupsCard({ card, isNamed }: GroupsCardProps) {
  const t = useT()
  const { viewer } = useSchedule()
  const isUntold = !isAdmin(viewer) && card.better.some(({ reason }) => reason === 'notPossible')
  const isBest = card.chosen > 0 && card.better.length === 0 && card.status === 'placed'
  const [only] = card.groups
  return (
    <>
      {card.status !== 'placed' && <p>{t(`why.status.${card.status}`)}</p>}
      {card.status === 'placed' && isNamed && only && (
        <p>
          <Standing card={card} place={only} />
        </p>
      )}
      {card.status === 'placed' && !isNamed && <Places card={card} />}
      {card.chosen === 0 && <p>{t('why.noChoice')}</p>}
      {isBest && <p>{t('why.best')}</p>}
      {card.better.length > 0 && <Better card={card} />}
      {isUntold && <p className={classes.quiet}>{t('why.untold')}</p>}
    </>
  )
}

/** What the person has chosen of a group, its rank, and that they are kept there. */
function Standing({ card, place }: { card: GroupsPlace; place: GroupsPlace['groups'][number] }) {
  const t = useT()
  const { schedule } = useSchedule()
  const choiceOf = useChoiceOf(card.personId)
  const rankText = card.isOfRunning ? 'why.rank' : 'why.rank.ofAll'
  const isPinned = schedule.byKey.get(groupKey(place))?.keeps.has(card.personId)
  return (
    <>
      <strong className={classes.choice}>{choiceOf(place.topicId)}</strong>
      {place.rank !== null &&
        card.possible > 1 &&
        `. ${t(rankText, { rank: place.rank, possible: card.possible })}`}
      {isPinned && ` ${t('why.pinned')}`}
    </>
  )
}

/** Several groups, as of a whole week, or those of a place that is not the heading. */
function Places({ card }: { card: GroupsPlace }) {
  const names = useNames()
  return (
    <ul className={classes.better}>
      {card.groups.map((place) => (
        <li key={groupKey(place)}>
          <strong>{names.groupOf(place)}</strong>
          <span className={classes.quiet}>{names.whenOf(place, card.sessionId)}</span>
          <span>
            <Standing card={card} place={place} />
          </span>
          <KeepButton personId={card.personId} groupKey={groupKey(place)} />
        </li>
      ))}
    </ul>
  )
}

/** What the person likes better: the best of it at once, the rest when it is asked for. */
function Better({ card }: { card: GroupsPlace }) {
  const t = useT()
  const title = t(card.status === 'placed' ? 'why.better' : 'why.choices')
  const [first, ...others] = card.better
  if (!first) return null
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      <ol className={classes.better}>
        <Choice card={card} choice={first} />
      </ol>
      {others.length > 0 && (
        <Disclosure
          isLine
          label={
            <span className={classes.others}>{t('why.others', { number: others.length + card.more })}</span>
          }
        >
          <ol className={classes.better} start={2}>
            {others.map((choice) => (
              <Choice key={choice.topicId} card={card} choice={choice} />
            ))}
          </ol>
          {card.more > 0 && <p className={classes.quiet}>{t('why.more', { number: card.more })}</p>}
        </Disclosure>
      )}
    </section>
  )
}

function Choice({ card, choice }: { card: GroupsPlace; choice: GroupsPlace['better'][number] }) {
  const names = useNames()
  const choiceOf = useChoiceOf(card.personId)
  const reasonText = useReasonText(card)
  return (
    <li>
      <span>
        <strong>{names.topicOf(choice.topicId)}</strong>{' '}
        <span className={classes.quiet}>{choiceOf(choice.topicId)}</span>
      </span>
      <span>{reasonText(choice)}</span>
      {choice.cost && <CostLines cost={choice.cost} card={card} />}
    </li>
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
function useReasonText({ groups, sessionId }: GroupsPlace) {
  const t = useT()
  const names = useNames()
  const plan = useSchedule()
  return (choice: GroupsPlace['better'][number]): string => {
    const { topicId, reason, instead } = choice
    if (reason === 'full' && isFirstOfAll(plan, choice, sessionId)) return t('why.reason.full.allFirst')
    const room = reason === 'roomFull' ? tightestRoom(plan, choice) : undefined
    if (room) return t('why.reason.roomFull.room', { room: names.room(room), seats: room.capacity })
    return t(`why.reason.${reason}`, {
      sessions: names.sessionsOf(topicId),
      groups: names.groupsOf(instead.length > 0 ? instead : groups),
    })
  }
}

/** Whether everybody in the group that somebody missed likes it best; for organisers who read choices (WHY-4). */
function isFirstOfAll(
  { variant, state, viewer, schedule }: PlanInView,
  { topicId, topicGroupIndex }: Pick<GroupsPlace['better'][number], 'topicId' | 'topicGroupIndex'>,
  sessionId: number | null,
): boolean {
  if (!isAdmin(viewer) || topicGroupIndex === null) return false
  const group = schedule.byKey.get(groupKey({ topicId, topicGroupIndex }))
  const members = group ? membersIn(group, sessionId ?? group.sessions[0] ?? 1) : []
  return (
    members.length > 0 && members.every((id) => satisfactionOf(variant, state, viewer, id, topicId) === 4)
  )
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
