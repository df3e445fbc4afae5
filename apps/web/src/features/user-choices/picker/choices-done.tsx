import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { maySeeSchedule, type PersonId } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { type ChoiceSection, openChoiceSection } from '../../../lib/choice-section.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { RateableTopic } from '../rateable-topics.ts'
import { useNumRated } from './rated-count.tsx'

const STEPS = {
  topics: 'userData.step.rate',
  people: 'userData.step.people',
  times: 'userData.step.availability',
} as const satisfies Record<ChoiceSection, MessageKey>

type ChoicesDoneProps = {
  topics: readonly RateableTopic[]
  personId: PersonId
  next?: ChoiceSection | undefined
}

/** The end of the list, once all of it is decided: what comes next, and the way back; CHOICE-18. */
export function ChoicesDone({ topics, personId, next }: ChoicesDoneProps) {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const rated = useNumRated(topics, personId)
  const PersonalLink = usePersonalLink()
  if (personId !== viewer.personId || rated < topics.length || PersonalLink === undefined) return null
  return (
    <Stack component="section" aria-label={t('userChoices.done.title')} gap="md" className="no-print">
      <Paper withBorder p="md">
        <Stack gap="sm" align="flex-start">
          <Title order={3} size="h4">
            {t('userChoices.done.title')}
          </Title>
          <Text>{t('userChoices.done.text')}</Text>
          {maySeeSchedule(variant, state, viewer) && <Text>{t('userChoices.done.plan')}</Text>}
          {next && (
            <Button size="md" onClick={() => openChoiceSection(next)}>
              {t(STEPS[next])}
            </Button>
          )}
        </Stack>
      </Paper>
      {PersonalLink && <PersonalLink />}
    </Stack>
  )
}

/**
 * Fetched with the list, null when that fails: all of the end comes with the last choice. Whoever goes on by keyboard is below it
 * when a part comes later, and finds what has the focus pushed out of view (BROWSER-5).
 */
function usePersonalLink(): ComponentType | null | undefined {
  const [component, setComponent] = useState<ComponentType | null>()
  useEffect(() => {
    let isMounted = true
    const set = (fetched: ComponentType | null) => isMounted && setComponent(() => fetched)
    import('../../../components/personal-link.tsx').then(
      ({ PersonalLink }) => set(PersonalLink),
      () => set(null),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return component
}
