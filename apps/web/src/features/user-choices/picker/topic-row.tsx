import { Spoiler, Text } from '@mantine/core'
import { cellAddress, editRefusal, type PersonId, PREFERENCE_SCALES } from '@planner/domain'
import { memo } from 'react'
import { REFUSALS } from '../../../components/edit-refusals.ts'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { isRated, type RateableTopic } from '../rateable-topics.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import classes from './topic-row.module.css'

type TopicRowProps = { rateable: RateableTopic; personId: PersonId }

/** A topic with the choices of one person. Until a choice is stored, none is selected, not even the blank one. */
export const TopicRow = memo(function TopicRow({ rateable, personId }: TopicRowProps) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const labelOf = usePreferenceLabel()
  const { topic, name, detail } = rateable
  const address = cellAddress('preferences', { userId: personId, topicId: topic.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  const chosen = isRated(state, personId, topic.id) ? String(value) : undefined
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} component="h3" size="md">
          <UserText>{name}</UserText>
        </Text>
        {detail !== '' && (
          <Text size="sm" c="dimmed">
            <UserText>{detail}</UserText>
          </Text>
        )}
        {topic.description !== '' && (
          <Spoiler
            maxHeight={60}
            showLabel={t('userChoices.more')}
            hideLabel={t('userChoices.less')}
            style={{ whiteSpace: 'pre-line' }}
          >
            <Text size="sm" dir="auto">
              {topic.description}
            </Text>
          </Spoiler>
        )}
        {refusal && <Text size="sm">{t(REFUSALS[refusal])}</Text>}
        {pending && <Text size="xs">{t('userChoices.pending')}</Text>}
      </div>
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
    </li>
  )
})
