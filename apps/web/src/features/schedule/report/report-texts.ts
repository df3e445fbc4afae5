import { type GroupRoom, groupsBy, isolatedText } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { shortNames } from '../../../lib/short-names.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { useEventNames } from '../names.ts'
import { useRoomOfTopic } from '../tightest-room.ts'
import type { ReportLine } from './report-section.tsx'

/** So many of those who lack a place for one reason are named; on paper everybody is. */
const MAX_NAMES = 12

/** What the report says of people and topics, in sentences. */
export function useReportLines({ kind, lacking, resting }: EventReport) {
  const t = useT()
  const names = useEventNames()
  const isPrinting = usePrinting()
  const roomOf = useRoomOfTopic()
  const lackReason = ({ reason, topicIds }: EventReport['lacking'][number]): string => {
    if (kind === 'pairs' && reason === 'full') return t('report.lacking.partnersFull')
    const topics = names.topics(topicIds)
    const [only = '', ...more] = topicIds
    const room = reason === 'roomFull' && more.length === 0 ? roomOf(only, null) : undefined
    if (room) return t('report.lacking.roomFull.room', { topics, ...seatsOf(room) })
    return t(`report.lacking.${reason}`, { topics })
  }
  // People whom the same keeps out are told of together, those who lack most places first.
  const lackingLines = [...groupsBy(lacking, lackReason)]
    .map(([reason, people]): { line: ReportLine; places: number } => {
      const ids = people.map(({ personId }) => personId)
      const places = people.reduce((sum, each) => sum + each.places, 0)
      const own = ids.map(names.person)
      const told = isPrinting ? own.join(', ') : shortNames(t, own, MAX_NAMES)
      const values = { names: told, people: ids.length, places, reason }
      return { line: { key: ids[0] ?? reason, text: t('report.lacking.people', values) }, places }
    })
    .toSorted((a, b) => b.places - a.places)
    .map(({ line }) => line)
  const restingLines = resting.map(({ topicId, reason, number, needed, personIds }): ReportLine => {
    const values = { topic: names.topic(topicId), number, needed, people: names.people(personIds) }
    return { key: topicId, text: t(`report.resting.${reason}`, values) }
  })
  return { lackReason, lackingLines, restingLines }
}

const seatsOf = ({ name, capacity }: GroupRoom) => ({ room: isolatedText(name), seats: capacity })

type Missed = EventReport['worst'][number]['missed'][number]

/** What somebody missed, and why: a sentence for each reason, that of the wish that counted most first. */
export function useMissedTexts(): (missed: readonly Missed[]) => readonly string[] {
  const t = useT()
  const names = useEventNames()
  const isPrinting = usePrinting()
  // Paper gets into other hands: that somebody does not want to meet somebody stays on the screen.
  const toTell = (each: Missed): Missed =>
    isPrinting && each.reason === 'contactNo' ? { ...each, reason: 'breaksRule' } : each
  const roomOf = useRoomOfTopic()
  const roomIn = ({ reason, topicId, sessionId }: Missed) =>
    reason === 'roomFull' ? roomOf(topicId, sessionId) : undefined
  const keyOf = (each: Missed) => JSON.stringify([each.reason, each.insteadIds, roomIn(each)?.name])
  return (missed) =>
    [...groupsBy(missed.map(toTell), keyOf).values()].flatMap((together) => {
      const [first] = together
      if (first === undefined) return []
      const topics = names.topics(together.map(({ topicId }) => topicId))
      const groups = names.topics(first.insteadIds)
      const room = roomIn(first)
      if (room) return [t('report.missed.roomFull.room', { topics, ...seatsOf(room) })]
      return [t(`report.missed.${first.reason}`, { topics, groups, number: together.length })]
    })
}

/** What the plan is worth in one sentence: how near the best, unless places are missing. */
export function useReportTitle(): (report: EventReport) => string {
  const t = useWords()
  const qualityText = useQualityText()
  return (report) => {
    const missing = missingPlaces(report)
    const percent = meanPercent(report.satisfaction)
    if (report.satisfaction.length === 0) return t('report.nobodyCounts')
    if (missing > 0) return t('report.satisfied.missing', { missing, percent })
    return qualityText(report) ?? t('report.satisfied', { percent })
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
