import { Button, Group, Stack, Text } from '@mantine/core'
import { isHostPreference, type PersonId, PREFERENCE_SCALES } from '@planner/domain'
import { startTransition, useState } from 'react'
import { firstComponent } from '../../../lib/lazy-component.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { useRateableTopics, useTopicFilter } from '../rateable-topics.ts'
import classes from './topic-row.module.css'
import { TopicRow } from './topic-row.tsx'

/** On phones it is asked for; elsewhere it comes with the list. */
export const TopicsToolbar = firstComponent(async () => (await import('./choice-toolbar.tsx')).TopicsToolbar)

/** One person's choices, a row per topic: on phones, and for who does not see the matrix; CHOICE-9. */
export function OwnTopics({ personId }: { personId: PersonId }) {
  const t = useWords()
  const variant = useVariant()
  const [unratedFirst, setUnratedFirst] = useState(false)
  const isNarrow = useIsNarrow()
  const [wantsToolbar, setWantsToolbar] = useState(false)
  const hasToolbar = !isNarrow || wantsToolbar
  const [offersHost, setOffersHost] = useState(false)
  const mayHost = PREFERENCE_SCALES[variant.preferenceScale].choices.some(isHostPreference)
  const [wantsBeginners, setWantsBeginners] = useState(false)
  const all = useRateableTopics()
  const hasBeginners =
    variant.topicFields.includes('beginnerFriendlyFlag') &&
    all.some(({ topic }) => topic.beginnerFriendlyFlag)
  const forBeginners = wantsBeginners && hasBeginners
  const first = unratedFirst ? 'unrated' : null
  const { shown, toolbar } = useTopicFilter(all, personId, first, forBeginners)

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  return (
    <Stack gap="sm">
      {((mayHost && !offersHost) || !hasToolbar) && (
        <Group justify="space-between" gap="xs" className="no-print">
          {mayHost && !offersHost && (
            <Button variant="subtle" px="xs" ms={-10} onClick={() => setOffersHost(true)}>
              {t('userChoices.canHost')}
            </Button>
          )}
          {!hasToolbar && (
            <Button
              variant="subtle"
              px="xs"
              ms="auto"
              me={-10}
              onClick={() => startTransition(() => setWantsToolbar(true))}
            >
              {t('app.search')}
            </Button>
          )}
        </Group>
      )}
      {hasToolbar && (
        <TopicsToolbar
          {...toolbar}
          isWanted={wantsToolbar}
          unratedFirst={unratedFirst}
          onUnratedFirst={setUnratedFirst}
          beginners={hasBeginners ? { isOn: forBeginners, onSwitch: setWantsBeginners } : undefined}
        />
      )}
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack
        component="ul"
        gap={0}
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        className={mayHost ? classes.hosted : undefined}
      >
        {shown.map((each) => (
          <TopicRow key={each.topic.id} rateable={each} personId={personId} offersHost={offersHost} />
        ))}
      </Stack>
    </Stack>
  )
}
