import { groupsBy, type SoftRule } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { useEventNames } from '../names.ts'
import type { ReportLine } from './report-section.tsx'

/** Whether the report shows a soft rule, in this order. Broken hard rules are shown together. */
const TELLS = {
  personToHighValueTopic: true,
  avoidNonPreferredTopicAssignments: true,
  unfilled: true,
  assignAllSessionsToAllParticipants: true,
  fairness: true,
  preferNewPersonToPersonContacts: true,
  contactPreferences: true,
  avoidRepeatedTopics: true,
  avoidMaybeAvailability: true,
  // The first concerns people of `personToHighValueTopic`; sizes and changes have tables of their own.
  highValueTopicToSelectivePerson: false,
  optimalGroupSize: false,
  keepPreviousPlan: false,
} as const satisfies Record<SoftRule | 'unfilled', boolean>
type ToldRule = {
  [Rule in keyof typeof TELLS]: (typeof TELLS)[Rule] extends true ? Rule : never
}[keyof typeof TELLS]
const RULES = (Object.keys(TELLS) as (keyof typeof TELLS)[]).filter((rule): rule is ToldRule => TELLS[rule])

/** What the report says of people, topics and rules, in sentences. */
export function useReportLines({ kind, lacking, worst, resting, rules }: EventReport) {
  const t = useT()
  const names = useEventNames()
  const isPrinting = usePrinting()
  // Paper gets into other hands: that somebody does not want to meet somebody stays on the screen.
  const toTell = (each: Missed): Missed =>
    isPrinting && each.reason === 'contactNo' ? { ...each, reason: 'breaksRule' } : each
  const lackReason = ({ reason, topicIds }: EventReport['lacking'][number]): string =>
    kind === 'pairs' && reason === 'full'
      ? t('report.lacking.partnersFull')
      : t(`report.lacking.${reason}`, { topics: names.topics(topicIds) })
  const lackingLines = lacking.map((each): ReportLine => {
    const { personId, places } = each
    const values = { name: names.person(personId), places, reason: lackReason(each) }
    return { key: personId, text: t('report.lacking.person', values) }
  })
  const worstLines = worst.map(({ personId, share, missed }): ReportLine => {
    const reasonOf = ({ reason, insteadIds }: Missed) =>
      t(`why.reason.${reason}`, { groups: names.topics(insteadIds), sessions: '' })
    // The wish that counted most comes first.
    const more = [...groupsBy(missed.map(toTell), reasonOf)].map(([reason, together]) =>
      t('schedule.labelled', { label: names.topics(together.map(({ topicId }) => topicId)), text: reason }),
    )
    return {
      key: personId,
      text: t('report.worst.person', { name: names.person(personId), percent: percentOf(share) }),
      more: kind === 'groups' && more.length === 0 ? [t('report.worst.noMissed')] : more,
    }
  })
  const restingLines = resting.map(({ topicId, reason, number, needed, personIds }): ReportLine => {
    const values = { topic: names.topic(topicId), number, needed, people: names.people(personIds) }
    return { key: topicId, text: t(`report.resting.${reason}`, values) }
  })
  const isTold = (rule: string) => (RULES as readonly string[]).includes(rule)
  const broken = rules.filter(({ rule, isHard }) => isHard && !isTold(rule))
  const rowOf = (rule: ToldRule | 'broken', touches: EventReport['rules']) => {
    const value = Math.max(...touches.map(({ people }) => people))
    return touches.length === 0 ? [] : [{ key: rule, label: t(`report.rule.${rule}`), value }]
  }
  const ruleRows = [
    ...RULES.flatMap((rule) =>
      rowOf(
        rule,
        rules.filter((each) => each.rule === rule),
      ),
    ),
    ...rowOf('broken', broken),
  ]
  return { lackReason, lackingLines, worstLines, restingLines, ruleRows }
}

type Missed = EventReport['worst'][number]['missed'][number]
/** What the plan is worth in one sentence: how near the best, unless seats are missing. */
export function useReportTitle(): (report: EventReport) => string {
  const t = useWords()
  const qualityText = useQualityText()
  return (report) => {
    const quality = report.lacking.length === 0 ? qualityText(report) : null
    return quality ?? t('report.satisfied', { percent: meanPercent(report.satisfaction) })
  }
}

/** How near the plan is to the best possible, and what limits that; null where nothing is proven. */
export function useQualityText(): (report: EventReport) => string | null {
  const t = useWords()
  const distanceText = useDistanceText()
  return ({ position, lacking }) => {
    const quality = position ? comparedQuality(position) : undefined
    if (!position || position.bound === null || quality === undefined) return null
    const distance = distanceText(position.soft, position.bound)
    if (lacking.length === 0) return t(`report.${quality}`, { distance })
    return t(`report.${quality}.${position.missing}`, { distance })
  }
}

/** From the least satisfied to the most: the shade of a dot (LOOK-1). */
type Level = 1 | 2 | 3 | 4

export type Bin = {
  /** In percent: from here up to the next; the first is all below `belowPercent`. */
  fromPercent: number
  people: readonly { personId: string; percent: number }[]
}

const FIRST = 40

export function levelOf(percent: number): Level {
  if (percent < 40) return 1
  if (percent < 70) return 2
  return percent < 90 ? 3 : 4
}

/** One bin below 40%, then one for each ten percent, and one for everything. */
export function binsOf(satisfaction: EventReport['satisfaction']): Bin[] {
  const people = satisfaction.map(({ personId, share }) => ({ personId, percent: percentOf(share) }))
  const starts = [0, FIRST, 50, 60, 70, 80, 90, 100]
  return starts.map((fromPercent, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    return {
      fromPercent,
      people: people.filter(({ percent }) => percent >= fromPercent && percent < next),
    }
  })
}

export function meanPercent(satisfaction: EventReport['satisfaction']): number {
  const sum = satisfaction.reduce((total, { share }) => total + share, 0)
  return satisfaction.length === 0 ? 100 : percentOf(sum / satisfaction.length)
}

/** Places that people lack. */
export function missingPlaces({ lacking }: Pick<EventReport, 'lacking'>): number {
  return lacking.reduce((sum, { places }) => sum + places, 0)
}

type Position =
  /** The way from random plans to the best possible, 0..1; null where random ones cannot be compared. */
  { kind: 'proven'; share: number | null } | { kind: 'unproven'; isBetter: boolean | null } | null

/** Where the plan lies, as far as something can be said of it; SCHED-21. */
export function positionIn({ position }: Pick<EventReport, 'position'>): Position {
  if (!position) return null
  const { soft, random, bound } = position
  const isBetter = random === null ? null : soft > random
  if (!comparedQuality({ soft, bound }) || bound === null) return { kind: 'unproven', isBetter }
  if (random === null) return { kind: 'proven', share: null }
  if (!isBetter) return { kind: 'unproven', isBetter }
  return { kind: 'proven', share: Math.min(1, (soft - random) / (bound - random)) }
}
