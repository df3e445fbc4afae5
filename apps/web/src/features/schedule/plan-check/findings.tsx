import { Anchor, Button, Text } from '@mantine/core'
import { type FindingCode, groupRoomsOf, type SettingKey, settingValue } from '@planner/domain'
import type { FindingChange, FindingRemedy, PlanFinding } from '@planner/protocol'
import { Disclosure } from '../../../components/disclosure.tsx'
import { type Translate, useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { Answer } from '../../../lib/live/questions.ts'
import { usePlannerTab } from '../../../lib/tab.ts'
import { type Names, useEventNames } from '../names.ts'
import type { Found } from '../plan-questions.ts'
import classes from './plan-check.module.css'
import { type Remedy, remedyOf, type useMakeRemedy } from './remedies.ts'

type FindingsProps = {
  check: Answer<Found>
  remedies: ReturnType<typeof useMakeRemedy>
  /** Of these it is said that they are new since the last change that was made here. */
  isNew: (finding: PlanFinding) => boolean
}

/** All that was found, kind by kind; what is found of many is one line that opens. CHECK-5 */
export function Findings({ check: { value: found, state }, remedies, isNew }: FindingsProps) {
  const t = useT()
  const names = useEventNames()
  if (!found) return null
  const entryOf = (finding: PlanFinding) => (
    <li key={JSON.stringify(finding)} data-serious={finding.isSerious || undefined}>
      <Text>
        {sentence(t, names, finding)}
        {isNew(finding) && <span className={classes.new}>{t('planCheck.new')}</span>}
      </Text>
      <div className={classes.changes}>
        <FindingRemedies
          finding={finding}
          names={names}
          isDisabled={state !== 'current' || remedies.status === 'busy'}
          onMake={(remedy) => void remedies.make(remedy)}
        />
      </div>
    </li>
  )
  return (
    <ul className={classes.findings} aria-label={t('planCheck.title')}>
      {found.counts.map((count) => {
        const { code, number } = count
        const own = found.findings.filter((finding) => finding.code === code)
        const entries = [
          ...own.map(entryOf),
          number > own.length && (
            <li key={code}>
              <Text c="dimmed">{t('planCheck.more', { number: number - own.length })}</Text>
            </li>
          ),
        ]
        const kind = groupedCode(count)
        if (!kind) return entries
        return (
          <li key={code} data-serious={own.some(({ isSerious }) => isSerious) || undefined}>
            <Disclosure isLine label={t(`planCheck.many.${kind}`, { number })}>
              <ul className={classes.own}>{entries}</ul>
            </Disclosure>
          </li>
        )
      })}
    </ul>
  )
}

/** A finding in the language of the page, with the names of the event as it is. */
function sentence(t: Translate, names: Names, finding: PlanFinding): string {
  const { code, topicId, otherTopicId, personId, otherPersonId, slot, number, needed } = finding
  return t(`planCheck.why.${code}`, {
    topic: names.topic(topicId),
    other: names.topic(otherTopicId),
    person: names.person(personId),
    otherPerson: names.person(otherPersonId),
    when: names.slot(slot),
    number: number ?? 0,
    needed: needed ?? 0,
  })
}

/** Of these only the person knows what is true. */
const OWN = new Set<PlanFinding['code']>(['personHasNoTime', 'personHasNoTopic', 'personCannotJoin'])

type Props = {
  finding: PlanFinding
  names: Names
  isDisabled: boolean
  onMake: (remedy: Remedy) => void
}

/** What helps with a finding: a button that does it, or a link to where it is done; CHECK-4. */
function FindingRemedies({ finding, names, isDisabled, onMake }: Props) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const labelOf = useRemedyLabel(names)
  const { tabs, openTab } = usePlannerTab()
  const isOwn = ({ what }: FindingChange) =>
    what === 'wish' || (what === 'available' && OWN.has(finding.code))
  const subject = state.persons.get(finding.personId ?? '')
  const link =
    subject !== undefined && 'personalLink' in subject && typeof subject.personalLink === 'string'
      ? subject.personalLink
      : ''
  const { remedies, code } = finding
  const isAsked = remedies.some(({ changes }) => changes.some(isOwn)) || code === 'personTooFewTopics'
  return (
    <>
      {remedies
        .filter(({ changes }) => !changes.some(isOwn))
        .map((each) => {
          const isOfRooms = each.changes.some(({ what }) => what === 'rooms')
          const remedy = isOfRooms ? undefined : remedyOf(variant, state, each.changes)
          const key = JSON.stringify(each.changes)
          if (isOfRooms && tabs.includes('eventData'))
            return (
              <Anchor key={key} component="button" type="button" py={10} onClick={() => openTab('eventData')}>
                {labelOf(each)}
              </Anchor>
            )
          return (
            remedy && (
              <Button
                key={key}
                h="auto"
                py={6}
                // Not `disabled`, which would take the focus from the one that was pressed.
                aria-disabled={isDisabled}
                data-disabled={isDisabled}
                styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                onClick={() => !isDisabled && onMake(remedy)}
              >
                {labelOf(each)}
              </Button>
            )
          )
        })}
      {isAsked && link !== '' && (
        <Anchor href={link} target="_blank" py={10}>
          {t('planCheck.do.choices', { person: names.person(finding.personId) })}
        </Anchor>
      )}
    </>
  )
}

/** What a remedy does, and how far it goes where that is not all the way. */
function useRemedyLabel({ person, topic }: Names): (remedy: FindingRemedy) => string {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const fits = settingValue(variant, state.settings, 'parameters|groups|groupsFitRooms')
  const rooms = fits ? groupRoomsOf(variant, state.event) : []
  const changeLabel = ({ what, path, value, topicId, personIds }: FindingChange): string => {
    const values = { value: value ?? 0, topic: topic(topicId), person: person(personIds[0] ?? null) }
    if (what === 'setting') {
      const name = t(`settings.name.${path as SettingKey}`)
      return path?.startsWith('parameters|rules|')
        ? t('planCheck.do.settingOff', { name })
        : t('planCheck.do.setting', { name, value: value ?? 0 })
    }
    if (what === 'available') return t('planCheck.do.available', { people: personIds.map(person).join(', ') })
    return what === 'wish' ? '' : t(`planCheck.do.${what}`, values)
  }
  return ({ changes, number }) => {
    const label = changes.map(changeLabel).join(' + ')
    if (number !== null) return t('planCheck.do.upTo', { change: label, number })
    // Groups that may be as large as the largest room fill whatever room there is.
    const largest = Math.max(0, ...rooms.map(({ capacity }) => capacity))
    const size = changes.find(({ path }) => path === 'parameters|groups|maxGroupSize')?.value ?? 0
    if (rooms.length === 0 || size < largest) return label
    const seats = rooms.reduce((sum, { capacity }) => sum + capacity, 0)
    return t('planCheck.do.useRooms', { change: label, rooms: rooms.length, seats })
  }
}

/** What is found of so many people or topics that one line for each would hide the rest. */
const GROUPED = [
  'topicTooFew',
  'topicTooFewTogether',
  'topicNoRoom',
  'personHasNoTime',
  'personWantsMoreThanTime',
  'personWantsMoreThanLimit',
  'personWantsTooFew',
  'personHasNoWish',
  'personHasNoTopic',
  'personCannotJoin',
  'personTooFewTopics',
  'nobodyToMeet',
  'wishesNotMutual',
  'wishesOverCapacity',
] as const satisfies readonly FindingCode[]

type GroupedCode = (typeof GROUPED)[number]

/** More than so many of a kind are one entry that opens. */
const MOST = 5

type Count = { code: FindingCode; number: number }

/** The kind that is told in one line; undefined where each finding is told by itself. */
function groupedCode({ code, number }: Count): GroupedCode | undefined {
  return number > MOST ? GROUPED.find((each) => each === code) : undefined
}

/** How much there is to look at. */
export function numEntries(counts: readonly Count[]): number {
  return counts.reduce((sum, count) => sum + (groupedCode(count) ? 1 : count.number), 0)
}
