import { COMPANY_EFFECTS, type HardRule, SETTING_KEYS } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { GroupsPlace, WireMoveCost } from '@planner/protocol'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { percentOf } from '../../../lib/percent.ts'
import type { PlanNames } from '../names.ts'

type CostNames = Pick<PlanNames, 'person' | 'topicOf' | 'groupOf' | 'groupsOf'>

/** A sentence for each hard rule; a move breaks neither the range of a group nor how many groups there are. */
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

/** What a move would cost, one sentence for each thing: what it is for the plan, for the person, for others; WHY-5. */
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
