import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { maySeeSchedule, type PersonId, seesPlan } from '@planner/domain'
import { useEffect, useRef } from 'react'
import { PersonalLink } from '../../../components/personal-link.tsx'
import { type ChoiceSection, useChoiceSection } from '../../../lib/choice-section.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { usePlannerTab } from '../../../lib/tab.ts'
import { useFact } from './use-fact.ts'
import { useRated } from './use-progress.ts'
import { useStored } from './use-stored.ts'

type DonePageProps = { personId: PersonId; first: ChoiceSection }

/** Gives the focus to the end of the way when somebody has come there: it may be loaded only then. */
function useArrival() {
  const place = useRef<HTMLDivElement>(null)
  const { wanted } = useChoiceSection()
  useEffect(() => {
    const element = place.current
    if (!wanted?.isNew || wanted.part !== 'done' || !element) return
    wanted.isNew = false
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) element.parentElement?.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
  }, [wanted])
  return place
}

/** The end of the way: that all is saved, where the groups are or will be, and the link back; CHOICE-18. */
export function DonePage({ personId, first }: DonePageProps) {
  const t = useWords()
  const place = useArrival()
  const { variant, state, viewer } = useLiveSnapshot()
  const { openTab } = usePlannerTab()
  const { want } = useChoiceSection()
  const { rated, all } = useRated(personId)
  const hasPlan = useFact('assignments', (now) => seesPlan(now.variant, now.state, now.viewer))
  const stored = useStored()
  const left = first === 'topics' ? all - rated : 0
  return (
    <Stack
      component="section"
      ref={place}
      gap="md"
      maw="var(--measure-form)"
      data-section="done"
      tabIndex={-1}
      aria-label={t('userChoices.done.title')}
    >
      <Title order={2}>{t('userChoices.done.title')}</Title>
      <Text>{t(stored === 'unsaved' ? 'userChoices.done.unsaved' : 'userChoices.done.text')}</Text>
      {left > 0 && <Text>{t('userChoices.done.left', { number: left })}</Text>}
      {hasPlan ? (
        <Text>{t('userChoices.done.planned')}</Text>
      ) : (
        maySeeSchedule(variant, state, viewer) && <Text>{t('userChoices.done.plan')}</Text>
      )}
      <Group gap="sm">
        {hasPlan && (
          <Button variant="filled" size="md" onClick={() => openTab('schedule')}>
            {t('userChoices.done.seePlan')}
          </Button>
        )}
        <Button size="md" onClick={() => want(first)}>
          {t('userChoices.done.change')}
        </Button>
      </Group>
      <PersonalLink />
    </Stack>
  )
}
