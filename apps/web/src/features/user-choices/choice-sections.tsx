import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  activePeople,
  can,
  isAdmin,
  isolatedText,
  maySeeMatrix,
  type PersonId,
  type PersonRecord,
} from '@planner/domain'
import { type ReactNode, Suspense, useState } from 'react'
import { EmptyNote } from '../../components/empty-note.tsx'
import { Help } from '../../components/help/help.tsx'
import type { HelpTopic } from '../../components/help/help-texts.ts'
import type { ChoiceSection } from '../../lib/choice-section.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { byName } from '../../lib/name-order.ts'
import { AnswersList } from './answers-list.tsx'
import { SessionAvailability } from './availability/session-availability.tsx'
import { WeekGrid } from './availability/week-grid.tsx'
import { ContactPreferences } from './picker/contact-preferences.tsx'
import { OwnTopics } from './picker/own-topics.tsx'
import { PeopleToMeet } from './picker/people-to-meet.tsx'
import { SectionNav } from './section-nav.tsx'
import { useChoiceSections } from './use-choice-sections.ts'

/** A separate chunk: neither phones nor variants that show choices below the user's data need it. */
export const fetchMatrix = async () => (await import('./matrix/preference-matrix.tsx')).PreferenceMatrix
const PreferenceMatrix = lazyComponent(fetchMatrix)

/** A person's choices: topics, people, times; CHOICE-15. Admins may choose for anybody. */
export function ChoiceSections() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [chosenId, setChosenId] = useState<PersonId | null>(null)
  const [view, setView] = useState<TopicsView | null>(null)
  const people = activePeople(state).sort((a, b) => byName(a.name, b.name))
  const personId =
    (isAdmin(viewer) && chosenId !== null && state.persons.has(chosenId) ? chosenId : null) ?? viewer.personId
  const { sections, isAsking, current, showsOne, lacksTimes, isShown, open, place } =
    useChoiceSections(personId)
  const choose = (id: PersonId | null) => {
    setChosenId(id)
    setView('own')
  }
  if (!isAsking) return <EmptyNote>{t('userChoices.nothing')}</EmptyNote>
  if (isAdmin(viewer) && personId === null && people.length === 0)
    return <EmptyNote>{t('matrix.noPeople')}</EmptyNote>
  return (
    <Stack gap="xl" ref={place}>
      {(isAdmin(viewer) || sections.length > 1) && (
        <Group gap="sm" align="end">
          {isAdmin(viewer) && people.length > 0 && (
            <NativeSelect
              className="no-print"
              label={t('userChoices.choicesOf')}
              description={t('userChoices.choicesOf.help')}
              value={personId ?? ''}
              onChange={(event) => choose(event.currentTarget.value || null)}
              data={[
                ...(viewer.personId === null
                  ? [{ value: '', label: t('userChoices.choicesOf.nobody') }]
                  : []),
                ...people.map(({ id, name }) => ({
                  value: id,
                  label: id === viewer.personId ? t('userChoices.you', { name }) : isolatedText(name),
                })),
              ]}
              style={{ flex: '0 1 400px' }}
            />
          )}
          {sections.length > 1 && (
            <SectionNav
              sections={sections}
              current={showsOne ? current : undefined}
              lacksTimes={lacksTimes}
              onOpen={open}
            />
          )}
        </Group>
      )}
      {sections.length === 0 && <EmptyNote>{t('userChoices.notTakingPart')}</EmptyNote>}
      {isShown('topics') && (
        <Section id="topics" title={t(can(variant, 'pairs') ? 'userChoices.people' : 'userChoices.topics')}>
          <TopicChoices
            personId={personId}
            picked={view}
            onPick={setView}
            next={sections[sections.indexOf('topics') + 1]}
            people={people}
            onChoose={choose}
          />
        </Section>
      )}
      {isShown('people') && personId !== null && (
        <Section id="people" title={t('userChoices.contacts')}>
          <ContactPreferences key={personId} personId={personId} />
        </Section>
      )}
      {isShown('times') && (
        <Section id="times" title={t('userChoices.availability')}>
          {variant.availability === 'sessions' ? (
            <SessionAvailability />
          ) : (
            personId !== null && <WeekGrid key={personId} personId={personId} />
          )}
        </Section>
      )}
    </Stack>
  )
}

type TopicsView = 'own' | 'everyone'

type TopicChoicesProps = {
  personId: PersonId | null
  /** Null until a view is picked. */
  picked: TopicsView | null
  onPick: (view: TopicsView) => void
  next: ChoiceSection | undefined
  /** Whom admins may choose for. */
  people: readonly PersonRecord[]
  onChoose: (id: PersonId) => void
}

/** The user's own choices or everybody's. On phones only admins can switch to the matrix, which needs space. */
function TopicChoices({ personId, picked, onPick, next, people, onChoose }: TopicChoicesProps) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const maySwitch = maySeeMatrix(variant, state, viewer) && (!isNarrow || isAdmin(viewer))
  const isOwn = personId !== null && personId === viewer.personId
  const usual = isAdmin(viewer) && !isNarrow ? 'everyone' : 'own'
  const view = maySwitch ? (picked ?? usual) : 'own'
  const Own = can(variant, 'pairs') ? PeopleToMeet : OwnTopics
  return (
    <Stack gap="md" align="stretch">
      {maySwitch && (
        <SegmentedControl
          aria-label={t('userChoices.view')}
          value={view}
          onChange={(value) => onPick(value as TopicsView)}
          data={[
            { value: 'own', label: isOwn ? t('userChoices.view.own') : t('userChoices.view.one') },
            { value: 'everyone', label: t('userChoices.view.everyone') },
          ]}
          size="md"
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      {view === 'everyone' ? (
        <Suspense fallback={<LoadingMatrix />}>
          <PreferenceMatrix ownId={viewer.personId} />
        </Suspense>
      ) : personId === null ? (
        people.length > 0 && isAdmin(viewer) ? (
          <AnswersList people={people} onChoose={onChoose} />
        ) : (
          <EmptyNote>{t('userChoices.notTakingPart')}</EmptyNote>
        )
      ) : (
        <Own key={personId} personId={personId} next={next} />
      )}
    </Stack>
  )
}

/** Placeholder with the size of the matrix, so that lazily mounted content below stays out of the viewport. */
function LoadingMatrix() {
  const t = useT()
  return (
    <Text role="status" mih="100dvh">
      {t('app.loading')}
    </Text>
  )
}

const HELP = {
  topics: 'choices',
  people: 'contacts',
  times: 'times',
} as const satisfies Record<ChoiceSection, HelpTopic>

type SectionProps = { id: ChoiceSection; title: string; children: ReactNode }

function Section({ id, title, children }: SectionProps) {
  return (
    <Stack component="section" gap="sm" data-section={id} tabIndex={-1} aria-label={title}>
      <Help topic={HELP[id]} about={title}>
        <Title order={2} size="h4">
          {title}
        </Title>
      </Help>
      {children}
    </Stack>
  )
}
