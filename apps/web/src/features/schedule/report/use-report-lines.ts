import type { SoftRule } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { percentOf } from '../../../lib/percent.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useEventNames } from '../names.ts'
import type { ReportLine } from './report-section.tsx'

/** Whether the report tells of a rule that is not hard, in this order. Broken hard rules are told of together. */
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
  // It concerns the people of `personToHighValueTopic`; sizes have a table of their own, and what changed has its list.
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
    const more = byReason(missed.map(toTell)).map(({ topicIds, reason, insteadIds }) =>
      t('report.missed', {
        topics: names.topics(topicIds),
        reason: t(`why.reason.${reason}`, { groups: names.topics(insteadIds), sessions: '' }),
      }),
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
  const ruleRows = [
    ...RULES.flatMap((rule) => {
      const touch = rules.find((each) => each.rule === rule)
      return touch ? [{ key: rule, label: t(`report.rule.${rule}`), value: touch.people }] : []
    }),
    ...(broken.length > 0
      ? [
          {
            key: 'broken',
            label: t('report.rule.broken'),
            value: Math.max(...broken.map((each) => each.people)),
          },
        ]
      : []),
  ]
  return { lackReason, lackingLines, worstLines, restingLines, ruleRows }
}

type Missed = EventReport['worst'][number]['missed'][number]
type MissedTogether = Pick<Missed, 'reason' | 'insteadIds'> & { topicIds: string[] }

/** What the same thing stood in the way of, together; the wish that counted most comes first. */
function byReason(missed: readonly Missed[]): MissedTogether[] {
  const together = new Map<string, MissedTogether>()
  for (const { topicId, reason, insteadIds } of missed) {
    const key = [reason, ...insteadIds].join()
    const before = together.get(key)
    if (before) before.topicIds.push(topicId)
    else together.set(key, { reason, insteadIds, topicIds: [topicId] })
  }
  return [...together.values()]
}
