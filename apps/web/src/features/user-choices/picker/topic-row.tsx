import { Group, Text } from '@mantine/core'
import { cellAddress, editRefusal, isHostPreference, type PersonId, PREFERENCE_SCALES } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { memo, type ReactNode } from 'react'
import { LongText } from '../../../components/long-text.tsx'
import { usePreferenceLabel } from '../../../components/preference-label.ts'
import { TopicFacts } from '../../../components/topic-facts.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useCell, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { wishRefusalKey } from '../edit-refusals.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'
import { UnsavedNote } from '../unsaved-note.tsx'
import { ChoiceRadios } from './choice-radios.tsx'
import classes from './topic-row.module.css'

type TopicRowProps = {
  rateable: RateableTopic
  personId: PersonId
  /** Hosting is a step of its own, so that nobody does it by a slip of the finger (CHOICE-16). */
  offersHost: boolean
}

/** A topic with one person's choice; none is selected until one is stored. */
export const TopicRow = memo(function TopicRow({ rateable, personId, offersHost }: TopicRowProps) {
  const { topic, name, detail } = rateable
  const { refusal, pending, radios } = useChoice(rateable, personId)
  const hasHost = offersHost || isHostPreference(radios.value ?? '')
  return (
    <ChoiceRow
      name={name}
      facts={<TopicFacts topic={topic} />}
      detail={detail}
      text={topic.description}
      refusal={refusal}
      isPending={pending}
    >
      <div className={classes.choices}>
        <ChoiceRadios
          {...radios}
          choices={radios.choices.filter(({ value }) => hasHost || !isHostPreference(value))}
        />
      </div>
    </ChoiceRow>
  )
})

/** A person's choice for a topic, and what its radios need; undefined until one is stored. */
export function useChoice({ topic, name }: RateableTopic, personId: PersonId) {
  const t = useWords()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const labelOf = usePreferenceLabel()
  const address = cellAddress('preferences', { userId: personId, topicId: topic.id })
  const { value, pending } = useCell(address)
  const refusal = editRefusal(variant, state, viewer, address)
  return {
    value,
    pending,
    /** Why nothing can be chosen. */
    refusal: refusal && wishRefusalKey(refusal, value),
    radios: {
      label: t('userChoices.choiceAbout', { name }),
      name: `preference-${topic.id}`,
      // Where choices are named one by one, "No" has its name too (CHOICE-4).
      choices: PREFERENCE_SCALES[variant.preferenceScale].choices.map((choice) => ({
        value: choice,
        label: labelOf(choice) || t('preference.no'),
      })),
      value: pending || isRated(state, personId, topic.id) ? String(value) : undefined,
      isDisabled: refusal !== undefined,
      isPending: pending,
      onChoose: (choice: string) => live.setCell(address, choice),
    },
  }
}

type ChoiceRowProps = {
  name: string
  /** Beside the name. */
  badge?: ReactNode
  facts?: ReactNode
  /** One line below the name. */
  detail?: string
  text?: string
  /** What is to be known before choosing. */
  note?: string | undefined
  refusal: MessageKey | undefined
  isPending: boolean
  /** What is chosen. */
  children: ReactNode
}

/** The row of a topic or person: details, a description, how its choice is, and beside them the choice. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, badge, facts, detail = '', text = '', note, refusal, isPending, children } = props
  const t = useWords()
  const title = (
    <Text fw={600} component="h3" size="md">
      <UserText>{name}</UserText>
    </Text>
  )
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {badge === undefined ? (
          title
        ) : (
          <Group gap="xs">
            {title}
            {badge}
          </Group>
        )}
        {facts}
        {detail !== '' && (
          <Text size="sm" c="dimmed">
            <UserText>{detail}</UserText>
          </Text>
        )}
        {text !== '' && <LongText text={text} />}
        {note && <Text size="sm">{note}</Text>}
        {refusal && <Text size="sm">{t(refusal)}</Text>}
      </div>
      {children}
      {isPending && <UnsavedNote />}
    </li>
  )
}
