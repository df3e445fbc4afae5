import { Anchor, Button } from '@mantine/core'
import { groupRoomsOf, type SettingKey, settingValue } from '@planner/domain'
import type { FindingChange, FindingRemedy, PlanFinding } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../../lib/tab.ts'
import type { Names } from '../names.ts'
import { type Remedy, remedyOf } from './remedies.ts'

/** Of these only the person knows what is true. */
const OWN = new Set<PlanFinding['code']>(['personHasNoTime', 'personHasNoTopic', 'personCannotJoin'])

type Props = {
  finding: PlanFinding
  names: Names
  isDisabled: boolean
  onMake: (remedy: Remedy) => void
}

/** What helps with a finding, each remedy as a button that makes it, or as a link to where it is made; CHECK-4. */
export function FindingRemedies({ finding, names, isDisabled, onMake }: Props) {
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
                variant="default"
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
