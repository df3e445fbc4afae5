import type { FindingCode } from '@planner/domain'
import type { FindingChange, FindingRemedy, PlanFinding } from '@planner/protocol'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../../lib/tab.ts'
import type { Found } from '../plan-questions.ts'
import { type FindingTexts, groupedCode, useFindingTexts } from './finding-texts.ts'
import { type Remedy, remedyOf } from './remedies.ts'

/** What helps with a finding: a change, a place of this page where it is made, or the page of a person. */
export type Repair = {
  label: string
  /** What is otherwise then, where the label does not say it; '' */
  effect: string
} & (
  | { kind: 'make'; isOff: boolean; act: () => void }
  | { kind: 'open'; act: () => void }
  | { kind: 'link'; href: string }
)

/** A finding as a row, or all of a kind where there are many of it. */
export type FindingRow = {
  key: string
  code: FindingCode
  sentence: string
  /** What it does to plans. */
  harm: Harm
  /** Every plan lacks a place or breaks a rule because of it. */
  isSerious: boolean
  /** Since the last change that was made here. */
  isNew: boolean
  /** The best first. Of many findings those that help with each of them. */
  repairs: readonly Repair[]
  /** Each of them, where there are many; as far as they are listed. */
  each: readonly FindingRow[]
  /** How many more of its kind there are than are listed. */
  more: number
}

type Options = {
  isOff: boolean
  isNew: (finding: PlanFinding) => boolean
  onMake: (remedy: Remedy) => void
}

/** Rows of what was found, the most harmful first; CHECK-10. */
export function useFindingRows(found: Found | undefined, options: Options): readonly FindingRow[] {
  const texts = useFindingTexts()
  const repairOf = useRepairOf(texts, options)
  const linkOf = useLinkOf(texts)
  if (found === undefined) return []
  const rowOf = (finding: PlanFinding): FindingRow => ({
    key: JSON.stringify(finding),
    code: finding.code,
    sentence: texts.sentence(finding),
    harm: HARM_OF[finding.code],
    isSerious: finding.isSerious,
    isNew: options.isNew(finding),
    repairs: repairsOf(finding, repairOf, linkOf(finding)),
    each: [],
    more: 0,
  })
  return found.counts
    .flatMap(({ code, number }): FindingRow[] => {
      const own = found.findings.filter((finding) => finding.code === code)
      const kind = groupedCode({ code, number })
      const more = number - own.length
      if (kind === undefined)
        return own.map((finding, index) => ({ ...rowOf(finding), more: index === own.length - 1 ? more : 0 }))
      return [
        {
          key: code,
          code,
          sentence: texts.ofMany(kind, number),
          harm: HARM_OF[code],
          isSerious: own.some(({ isSerious }) => isSerious),
          isNew: own.some(options.isNew),
          repairs: own.length === number ? inCommon(own, repairOf) : [],
          each: own.map(rowOf),
          more,
        },
      ]
    })
    .toSorted((a, b) => rank(a) - rank(b))
}

/** How much there is to look at: many of a kind that are one row are one thing. */
export function numEntries(rows: readonly FindingRow[]): number {
  return rows.reduce((sum, { each, more }) => sum + 1 + (each.length > 0 ? 0 : more), 0)
}

/** What every plan suffers from comes before what some plan may be without. */
function rank({ harm, isSerious }: FindingRow): number {
  return HARMS.indexOf(harm) + (isSerious ? 0 : HARMS.length)
}

/** Whom it leads to: a change by an organiser, the rooms of the event, or people's own choices. */
function useRepairOf(texts: FindingTexts, { isOff, onMake }: Options) {
  const { variant, state } = useLiveSnapshot()
  const { tabs, openTab } = usePlannerTab()
  return (finding: PlanFinding, remedy: FindingRemedy): Repair | null => {
    const common = { label: texts.remedy(remedy), effect: texts.effect(finding, remedy) }
    if (remedy.changes.some(({ what }) => what === 'rooms'))
      return tabs.includes('eventData') ? { ...common, kind: 'open', act: () => openTab('eventData') } : null
    const made = remedyOf(variant, state, remedy.changes)
    return made ? { ...common, kind: 'make', isOff, act: () => !isOff && onMake(made) } : null
  }
}

/** The choices of whom a finding is about. */
function useLinkOf(texts: FindingTexts) {
  const { state } = useLiveSnapshot()
  return ({ personId }: PlanFinding): Repair | null => {
    const person = state.persons.get(personId ?? '')
    const href = person && 'personalLink' in person ? person.personalLink : ''
    if (typeof href !== 'string' || href === '') return null
    return { kind: 'link', label: texts.choices(personId), effect: '', href }
  }
}

type RepairOf = ReturnType<typeof useRepairOf>

/** What somebody else would have to choose is asked of them by a link, after what an organiser can do. */
function repairsOf(finding: PlanFinding, repairOf: RepairOf, link: Repair | null): readonly Repair[] {
  const own = finding.remedies.filter(({ changes }) => !isAsked(finding, changes))
  const made = own.flatMap((remedy) => repairOf(finding, remedy) ?? [])
  const asks = own.length < finding.remedies.length || finding.code === 'personTooFewTopics'
  return asks && link ? [...made, link] : made
}

/** Of these only the person knows what is true. */
const OWN = new Set<FindingCode>(['personHasNoTime', 'personHasNoTopic', 'personCannotJoin'])

function isAsked({ code }: PlanFinding, changes: readonly FindingChange[]): boolean {
  return changes.some(({ what }) => what === 'wish' || (what === 'available' && OWN.has(code)))
}

/** What helps with each of many findings. */
function inCommon(findings: readonly PlanFinding[], repairOf: RepairOf): readonly Repair[] {
  const [first, ...others] = findings
  if (first === undefined) return []
  const keyOf = ({ changes }: FindingRemedy) => JSON.stringify(changes)
  const isInAll = (remedy: FindingRemedy) =>
    others.every(({ remedies }) => remedies.some((each) => keyOf(each) === keyOf(remedy)))
  return first.remedies
    .filter((remedy) => !isAsked(first, remedy.changes) && isInAll(remedy))
    .flatMap((remedy) => repairOf(first, remedy) ?? [])
}

/** What findings do to plans, the worst first: nothing can be planned, a rule is broken, places are missing ... */
const HARMS = ['nothing', 'rule', 'places', 'person', 'topic', 'wish'] as const
export type Harm = (typeof HARMS)[number]

const HARM_OF = {
  noTopic: 'nothing',
  fixedOffStart: 'rule',
  fixedTwice: 'rule',
  fixedTogether: 'rule',
  fixedParallel: 'rule',
  fixedRooms: 'rule',
  fixedTooFew: 'rule',
  fixedHostAway: 'rule',
  fixedHostLimit: 'rule',
  fixedTooFewTogether: 'rule',
  fixedContradict: 'rule',
  pinnedTogether: 'rule',
  pinnedOverLimit: 'rule',
  pinnedAway: 'rule',
  pinnedTooMany: 'rule',
  pinnedTopicRests: 'rule',
  pinnedNotWanted: 'rule',
  pinnedRefuses: 'rule',
  pinnedNoLanguage: 'rule',
  tooFewSeats: 'places',
  tooFewSeatsAt: 'places',
  groupsCompete: 'places',
  meetingsCompete: 'places',
  topicHasNoStart: 'topic',
  topicHostNeverFree: 'topic',
  topicHostLimit: 'topic',
  topicHostBusy: 'topic',
  topicTooManyHosts: 'topic',
  topicHostsClash: 'topic',
  topicNoRoom: 'topic',
  topicTooFew: 'topic',
  topicTooFewTogether: 'topic',
  personHasNoTime: 'person',
  personWantsMoreThanTime: 'person',
  personWantsMoreThanLimit: 'person',
  personWantsTooFew: 'person',
  personHasNoWish: 'person',
  personHasNoTopic: 'person',
  personCannotJoin: 'person',
  personTooFewTopics: 'person',
  nobodyToMeet: 'person',
  wishesNotMutual: 'wish',
  wishesWithoutSession: 'wish',
  wishesOverCapacity: 'wish',
} as const satisfies Record<FindingCode, Harm>
