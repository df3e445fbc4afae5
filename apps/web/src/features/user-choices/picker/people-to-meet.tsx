import { Box, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import {
  cellAddress,
  isOwnChoice,
  maySeeContactPreferences,
  type PersonId,
  wishStateOf,
} from '@planner/domain'
import { memo, useMemo } from 'react'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { byName } from '../../../lib/name-order.ts'
import { isOwnPerson, type RateableTopic, useRateableTopics, useTopicFilter } from '../rateable-topics.ts'
import { ChoiceRadios } from './choice-radios.tsx'
import { ChoiceToolbar } from './choice-toolbar.tsx'
import { useContactChoice } from './contact-choice.ts'
import classes from './topic-row.module.css'
import { ChoiceRow, useChoice } from './topic-row.tsx'

/** Everybody whom a person may meet, with the wish and, where asked for, the rating; SCREEN-10. */
export function PeopleToMeet({ personId }: { personId: PersonId }) {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const rateable = useRateableTopics()
  const all = useMemo(
    () =>
      rateable
        .filter(({ topic }) => !isOwnPerson(variant, topic, personId))
        .toSorted((a, b) => byName(a.name, b.name)),
    [rateable, variant, personId],
  )
  const { shown, toolbar } = useTopicFilter(all, personId, 'chosen')

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  const isRating = maySeeContactPreferences(variant, state, viewer)
  return (
    <Stack gap="sm">
      {isRating && (
        <Text size="sm">{t(isBinary ? 'userChoices.rating.help.binary' : 'userChoices.rating.help')}</Text>
      )}
      <ChoiceToolbar {...toolbar} />
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <PersonRow key={each.topic.id} rateable={each} personId={personId} isRating={isRating} />
        ))}
      </Stack>
    </Stack>
  )
}

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
  const { state } = useLiveSnapshot()
  const { topic, name, detail, profile } = rateable
  const address = cellAddress('preferences', { userId: personId, topicId: topic.id })
  const { value, refusal, pending, radios } = useChoice(rateable, personId)
  const meeting = wishStateOf(value)
  const isOwn = isOwnChoice(state, { address, value })
  const chosen = meeting ? 'Yes' : radios.value
  const isReserved = meeting === 'reserved' && !refusal
  return (
    <ChoiceRow
      name={name}
      badge={meeting ? <MeetingStateBadge state={meeting} /> : null}
      detail={detail}
      text={profile}
      note={
        isReserved ? t(isOwn ? 'userChoices.reserved' : 'userChoices.reserved.asked', { name }) : undefined
      }
      refusal={refusal}
      isPending={pending}
    >
      <Group gap="sm" className={classes.wish}>
        <ChoiceRadios {...radios} value={isOwn ? chosen : undefined} />
        {isRating && (
          <Rating
            personId={personId}
            otherId={topic.ownerId}
            name={name}
            wish={isOwn ? chosen : undefined}
            isOver={meeting === 'past'}
          />
        )}
      </Group>
    </ChoiceRow>
  )
})

type RatingProps = {
  personId: PersonId
  otherId: PersonId
  name: string
  /** One's own wish; undefined while one has not decided. */
  wish: string | undefined
  /** They have met, and never will again (MEET-6): what was said stays to be read. */
  isOver: boolean
}

/** The contact preference beside the wish: how much a Yes means, or that a No is final. */
function Rating({ personId, otherId, name, wish, isOver }: RatingProps) {
  const t = useWords()
  const { offered, chosen, refusal, choose } = useContactChoice(personId, otherId)
  const labels: Record<string, string> = { '': t('userChoices.rating.none'), No: t('userChoices.rating.no') }
  const labelOf = (choice: string) => labels[choice] ?? t('userChoices.rating.number', { number: choice })
  if (isOver) {
    if (chosen === '') return null
    return <Text size="sm">{t('userChoices.rating.was', { rating: labelOf(chosen) })}</Text>
  }
  const isDisabled = refusal !== undefined
  const ratings = offered.filter((choice) => choice !== 'No')
  return (
    <Box className={classes.rating ?? ''}>
      {wish === '' || chosen === 'No' ? (
        <Checkbox
          size="md"
          label={t('userChoices.rating.never')}
          aria-label={t('userChoices.rating.never.about', { name })}
          checked={chosen === 'No'}
          disabled={isDisabled}
          onChange={(event) => choose(event.currentTarget.checked ? 'No' : '')}
          styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        />
      ) : (
        wish !== undefined &&
        ratings.length > 1 && (
          <NativeSelect
            aria-label={t('userChoices.rating', { name })}
            size="md"
            value={chosen}
            disabled={isDisabled}
            onChange={(event) => choose(event.currentTarget.value)}
            data={ratings.map((choice) => ({ value: choice, label: labelOf(choice) }))}
          />
        )
      )}
    </Box>
  )
}
