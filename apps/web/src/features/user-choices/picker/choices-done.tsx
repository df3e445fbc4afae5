import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { maySeeSchedule, type PersonId } from '@planner/domain'
import { type ComponentType, useEffect, useState } from 'react'
import { type ChoiceSection, SECTION_STEPS, useChoiceSection } from '../../../lib/choice-section.ts'
import { useEventState, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, type RateableTopic } from '../rateable-topics.ts'
import classes from './rated-count.module.css'

/** How many of the topics, or people, the person has decided about. */
function useNumRated(topics: readonly RateableTopic[], personId: PersonId): number {
  const state = useEventState('preferences')
  return topics.filter(({ topic }) => isRated(state, personId, topic.id)).length
}

type RatedCountProps = {
  topics: readonly RateableTopic[]
  personId: PersonId
  /** Opens search and filter, where these are not shown already. */
  onSearch?: (() => void) | undefined
}

/** The count with a bar, in view however long the list is; CHOICE-17, BROWSER-4. */
export function RatedCount({ topics, personId, onSearch }: RatedCountProps) {
  const t = useWords()
  const rated = useNumRated(topics, personId)
  const text = t('userChoices.rated', { rated, all: topics.length })
  return (
    <div className={classes.strip}>
      <div className={classes.bar} aria-hidden="true">
        <div style={{ width: `${(100 * rated) / Math.max(1, topics.length)}%` }} />
      </div>
      <div className={classes.line}>
        <Text size="sm">{text}</Text>
        {onSearch && (
          <Button variant="subtle" size="compact-sm" mih={44} onClick={onSearch}>
            {t('app.search')}
          </Button>
        )}
      </div>
    </div>
  )
}

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
  const { want } = useChoiceSection()
  if (personId !== viewer.personId || rated < topics.length || PersonalLink === undefined) return null
  return (
    <Stack component="section" aria-label={t('userChoices.done.title')} className="no-print">
      <Paper withBorder p="md">
        <Stack gap="sm" align="flex-start">
          <Title order={3} size="h4">
            {t('userChoices.done.title')}
          </Title>
          <Text>{t('userChoices.done.text')}</Text>
          {maySeeSchedule(variant, state, viewer) && <Text>{t('userChoices.done.plan')}</Text>}
          {next && (
            <Button variant="filled" size="md" onClick={() => want(next)}>
              {t(SECTION_STEPS[next])}
            </Button>
          )}
        </Stack>
      </Paper>
      {PersonalLink && <PersonalLink />}
    </Stack>
  )
}

/**
 * The link, fetched with the list; null when that fails. A part that comes later would push the focused
 * element out of view (BROWSER-5).
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
