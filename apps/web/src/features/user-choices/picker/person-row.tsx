import { Group, NativeSelect, Spoiler, Text } from '@mantine/core'
import {
  CONTACT_SCALES,
  cellAddress,
  editRefusal,
  type PersonId,
  PREFERENCE_SCALES,
  wishStateOf,
} from '@planner/domain'
import { memo } from 'react'
import { wishRefusalKey } from '../../../components/edit-refusals.ts'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useCell, useLive, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import classes from './topic-row.module.css'

type PersonRowProps = {
  /** The topic that stands for the other person. */
  rateable: RateableTopic
  personId: PersonId
  /** Whether the event asks how much one would like to meet somebody. */
  isRating: boolean
}

/** One person to meet: who they are, the wish, and what has become of it. */
export const PersonRow = memo(function PersonRow({ rateable, personId, isRating }: PersonRowProps) {
  const t = useWords()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const labelOf = usePreferenceLabel()
  const { topic, name, detail, profile } = rateable
  const address = cellAddress('preferences', { userId: personId, topicId: topic.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  const meeting = wishStateOf(value)
  const chosen = meeting ? 'Yes' : isRated(state, personId, topic.id) ? String(value) : undefined
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={600} component="h3" size="md">
            <UserText>{name}</UserText>
          </Text>
          {meeting && <MeetingStateBadge state={meeting} />}
        </Group>
        {detail !== '' && (
          <Text size="sm" c="dimmed">
            <UserText>{detail}</UserText>
          </Text>
        )}
        {profile !== '' && (
          <Spoiler
            maxHeight={60}
            showLabel={t('userChoices.more')}
            hideLabel={t('userChoices.less')}
            style={{ whiteSpace: 'pre-line' }}
          >
            <Text size="sm" dir="auto">
              {profile}
            </Text>
          </Spoiler>
        )}
        {refusal && <Text size="sm">{t(wishRefusalKey(refusal, value))}</Text>}
        {pending && <Text size="xs">{t('userChoices.pending')}</Text>}
      </div>
      <Group gap="sm" align="center">
        <ChoiceRadios
          label={t('userChoices.choiceAbout', { name })}
          name={`preference-${topic.id}`}
          choices={choices.map((choice) => ({
            value: choice,
            label: labelOf(choice),
            ...(labelOf(choice) === '' ? { name: t('preference.blank') } : {}),
          }))}
          value={chosen}
          isDisabled={refusal !== undefined}
          isPending={pending}
          onChoose={(choice) => live.setCell(address, choice)}
        />
        {isRating && <Rating personId={personId} otherId={topic.ownerId} name={name} />}
      </Group>
    </li>
  )
})

/** How much one would like to meet the other: the contact preference, in the row of the wish. */
function Rating({ personId, otherId, name }: { personId: PersonId; otherId: PersonId; name: string }) {
  const t = useWords()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const address = cellAddress('contactPreferences', { userId: personId, topicId: otherId })
  const { value } = useCell(address)
  const { choices, binaryChoices } = CONTACT_SCALES[variant.contactScale]
  const offered: readonly string[] = isBinary ? binaryChoices : choices
  const labels: Record<string, string> = { '': t('userChoices.rating.none'), No: t('userChoices.rating.no') }
  return (
    <NativeSelect
      aria-label={t('userChoices.rating', { name })}
      size="md"
      w={150}
      value={offered.includes(String(value)) ? String(value) : ''}
      disabled={editRefusal(variant, state, viewer, address) !== undefined}
      onChange={(event) => live.setCell(address, event.currentTarget.value)}
      data={offered.map((choice) => ({
        value: choice,
        label: labels[choice] ?? t('userChoices.rating.number', { number: choice }),
      }))}
    />
  )
}
