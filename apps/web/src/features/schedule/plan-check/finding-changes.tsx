import { Anchor, Button } from '@mantine/core'
import type { SettingKey } from '@planner/domain'
import type { FindingChange, PlanFinding } from '@planner/protocol'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { type Remedy, remedyOf } from './remedies.ts'
import type { FindingNames } from './use-finding-names.ts'

/** Of these only the person knows what is true. */
const OWN = new Set<PlanFinding['code']>(['personHasNoTime', 'personHasNoTopic'])

type Props = {
  finding: PlanFinding
  names: FindingNames
  isDisabled: boolean
  onMake: (remedy: Remedy) => void
}

/** The changes that end a finding, each as a button that makes it, or as a link to where it is made; CHECK-4. */
export function FindingChanges({ finding, names, isDisabled, onMake }: Props) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { person, topic } = names
  const label = (change: FindingChange): string => {
    const { what, path, value, topicId, personIds } = change
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
  const isOwn = (change: FindingChange) =>
    change.what === 'wish' || (change.what === 'available' && OWN.has(finding.code))
  const subject = state.persons.get(finding.personId ?? '')
  const link =
    subject !== undefined && 'personalLink' in subject && typeof subject.personalLink === 'string'
      ? subject.personalLink
      : ''
  const isAsked = finding.changes.some(isOwn) || finding.code === 'personTooFewTopics'
  return (
    <>
      {finding.changes
        .filter((change) => !isOwn(change))
        .map((change) => {
          const remedy = remedyOf(variant, state, change)
          return (
            remedy && (
              <Button
                key={JSON.stringify(change)}
                variant="default"
                mih={44}
                h="auto"
                py={6}
                // Not `disabled`, which would take the focus from the one that was pressed.
                aria-disabled={isDisabled}
                data-disabled={isDisabled}
                styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                onClick={() => !isDisabled && onMake(remedy)}
              >
                {label(change)}
              </Button>
            )
          )
        })}
      {isAsked && link !== '' && (
        <Anchor href={link} target="_blank" py={10}>
          {t('planCheck.do.choices', { person: person(finding.personId) })}
        </Anchor>
      )}
    </>
  )
}
