import { Button, Group, Stack, Text } from '@mantine/core'
import { activePeople, can, isAdmin, maySeeMatrix, type PersonId, type PersonRecord } from '@planner/domain'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { EmptyNote } from '../../components/empty-note.tsx'
import { HelpedTitle } from '../../components/help/help.tsx'
import type { HelpTopic } from '../../components/help/help-texts.ts'
import type { ChoiceSection } from '../../lib/choice-section.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { firstComponent, lazyComponent } from '../../lib/lazy-component.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useWords } from '../../lib/live/use-words.ts'
import { isLineScarce } from '../../lib/scarce-line.ts'
import { isNarrowNow, useIsNarrow } from '../../lib/use-is-narrow.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import classes from './choice-sections.module.css'
import { OwnTopics, TopicsToolbar } from './picker/own-topics.tsx'
import { ChoicesBar } from './steps/choices-bar.tsx'
import type { TopicsView } from './topics-views.tsx'
import { useChoiceSections } from './use-choice-sections.ts'

// What many events do not ask for, and what organisers alone have: a guest is sent neither (JOIN-6).
const SessionAvailability = firstComponent(
  async () => (await import('./availability/session-availability.tsx')).SessionAvailability,
)
const WeekGrid = firstComponent(async () => (await import('./availability/week-grid.tsx')).WeekGrid)
const ContactPreferences = firstComponent(
  async () => (await import('./picker/contact-preferences.tsx')).ContactPreferences,
)
const PeopleToMeet = firstComponent(async () => (await import('./picker/people-to-meet.tsx')).PeopleToMeet)
const DonePage = firstComponent(async () => (await import('./steps/done-page.tsx')).DonePage)
const ChoicesOf = firstComponent(async () => (await import('./choices-of.tsx')).ChoicesOf)
const AnswersList = firstComponent(async () => (await import('./answers-list.tsx')).AnswersList)
const TopicsViews = firstComponent(async () => (await import('./topics-views.tsx')).TopicsViews)

/** A separate chunk: neither phones nor variants that show choices below the user's data need it. */
const fetchMatrix = async () => (await import('./matrix/preference-matrix.tsx')).PreferenceMatrix
const PreferenceMatrix = lazyComponent(fetchMatrix)

/**
 * Fetches with the tab what phones open next, and the matrix, before the event's data arrive; on a scarce
 * line only what is shown at once (JOIN-6).
 */
export function fetchParts(): void {
  const isNarrow = isNarrowNow()
  const isScarce = isLineScarce()
  if (!isNarrow || !isScarce) TopicsToolbar.fetch().catch(() => {})
  if (!isNarrow && !isScarce) fetchMatrix().catch(() => {})
}

/** The user's choices on a tab of their own; CHOICE-15. */
export function UserChoicesTab() {
  useRememberPerson()
  return <ChoiceSections isWhole />
}

/** A person's choices: topics, people, times; CHOICE-15. Admins may choose for anybody. `isWhole`: on a tab alone. */
export function ChoiceSections({ isWhole = false }: { isWhole?: boolean }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [chosenId, setChosenId] = useState<PersonId | null>(null)
  const people = activePeople(state)
  const personId =
    (isAdmin(viewer) && chosenId !== null && state.persons.has(chosenId) ? chosenId : null) ?? viewer.personId
  const { view, maySwitch, pick } = useTopicsView()
  const parts = useChoiceSections(personId)
  const { sections, isAsking, current, alone, isShown } = parts
  const choose = (id: PersonId | null) => {
    setChosenId(id)
    pick('own')
  }
  useFetchedParts(sections)
  if (!isAsking) return <EmptyNote>{t('userChoices.nothing')}</EmptyNote>
  const choicesOf = (
    <ChoicesOf people={people} ownId={viewer.personId} chosenId={personId} onChoose={choose} />
  )
  if (isAdmin(viewer) && personId === null && people.length === 0) return choicesOf
  const isAlone = alone !== undefined
  return (
    <Stack gap="xl" ref={parts.place} className={classes.parts ?? ''} data-whole={isWhole || undefined}>
      {(isAdmin(viewer) || sections.length > 1) && (
        <Group gap="sm" align="end">
          {isAdmin(viewer) && people.length > 0 && choicesOf}
          {sections.length > 1 && (
            <SectionNav
              sections={sections}
              current={alone}
              lacksTimes={parts.lacksTimes}
              onOpen={parts.open}
            />
          )}
        </Group>
      )}
      {sections.length === 0 && <EmptyNote>{t('userChoices.notTakingPart')}</EmptyNote>}
      {isShown('topics') && (
        <Section id="topics" title={t(can(variant, 'pairs') ? 'userChoices.people' : 'userChoices.topics')}>
          <TopicChoices
            personId={personId}
            view={view}
            maySwitch={maySwitch}
            onPick={pick}
            people={people}
            onChoose={choose}
          />
        </Section>
      )}
      {isShown('people') && personId !== null && (
        <Section id="people" title={t('userChoices.contacts')}>
          <Part isAlone={isAlone}>
            <ContactPreferences key={personId} personId={personId} />
          </Part>
        </Section>
      )}
      {isShown('times') && (
        <Section id="times" title={t('userChoices.availability')}>
          <Part isAlone={isAlone}>
            {variant.availability === 'sessions' ? (
              <SessionAvailability />
            ) : (
              personId !== null && <WeekGrid key={personId} personId={personId} />
            )}
          </Part>
        </Section>
      )}
      {current === 'done' && personId !== null && (
        <Part isAlone>
          <DonePage personId={personId} first={sections[0] ?? 'topics'} />
        </Part>
      )}
      {current && current !== 'done' && personId !== null && (!isAdmin(viewer) || view === 'own') && (
        <ChoicesBar section={current} sections={sections} personId={personId} />
      )}
    </Stack>
  )
}

/** Fetches the parts after the first, so that they open without a network too; JOIN-6. */
function useFetchedParts(sections: readonly ChoiceSection[]): void {
  const { variant } = useLiveSnapshot()
  const Times = variant.availability === 'sessions' ? SessionAvailability : WeekGrid
  const hasPeople = sections.includes('people')
  const hasTimes = sections.includes('times')
  useEffect(() => {
    if (isLineScarce()) return
    if (hasPeople) ContactPreferences.fetch().catch(() => {})
    if (hasTimes) Times.fetch().catch(() => {})
    DonePage.fetch().catch(() => {})
  }, [hasPeople, hasTimes, Times])
}

/** One's own choices or everybody's; on phones only admins can switch to the matrix. */
function useTopicsView() {
  const { variant, state, viewer } = useLiveSnapshot()
  const isNarrow = useIsNarrow()
  const [picked, pick] = useState<TopicsView | null>(null)
  const maySwitch = maySeeMatrix(variant, state, viewer) && (!isNarrow || isAdmin(viewer))
  const usual = isAdmin(viewer) && !isNarrow ? 'everyone' : 'own'
  return { view: maySwitch ? (picked ?? usual) : 'own', maySwitch, pick }
}

type TopicChoicesProps = {
  personId: PersonId | null
  view: TopicsView
  maySwitch: boolean
  onPick: (view: TopicsView) => void
  /** Whom admins may choose for. */
  people: readonly PersonRecord[]
  onChoose: (id: PersonId) => void
}

/** The topics, or the people to meet. */
function TopicChoices({ personId, view, maySwitch, onPick, people, onChoose }: TopicChoicesProps) {
  const t = useT()
  const { variant, viewer } = useLiveSnapshot()
  const isOwn = personId !== null && personId === viewer.personId
  const Own = can(variant, 'pairs') ? PeopleToMeet : OwnTopics
  return (
    <Stack align="stretch">
      {maySwitch && <TopicsViews view={view} isOwn={isOwn} onPick={onPick} />}
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
        <Own key={personId} personId={personId} />
      )}
    </Stack>
  )
}

/** A part shown alone may come when it is opened; shown with others, the tab comes as a whole. */
function Part({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const t = useT()
  if (!isAlone) return children
  return <Suspense fallback={<Text role="status">{t('app.loading')}</Text>}>{children}</Suspense>
}

/** A placeholder of the matrix's size, which keeps lazily mounted content out of the viewport. */
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
      <HelpedTitle topic={HELP[id]} order={2} size="h4">
        {title}
      </HelpedTitle>
      {children}
    </Stack>
  )
}

type SectionNavProps = {
  sections: readonly ChoiceSection[]
  /** The only one that is shown; undefined where all are. */
  current: ChoiceSection | undefined
  lacksTimes: boolean
  onOpen: (section: ChoiceSection) => void
}

/** One tap to each part of the choices; AVAIL-18. */
function SectionNav({ sections, current, lacksTimes, onOpen }: SectionNavProps) {
  const t = useWords()
  return (
    <Group component="nav" gap="xs" aria-label={t('userChoices.sections')}>
      {sections.map((section) => (
        <Button
          key={section}
          variant={section === current ? 'light' : 'default'}
          px="sm"
          aria-current={section === current ? 'true' : undefined}
          onClick={() => onOpen(section)}
        >
          {t(`userChoices.section.${section}`)}
          {section === 'times' && lacksTimes && (
            <>
              <span aria-hidden="true">{'\u00a0●'}</span>
              <span className="visually-hidden">{`, ${t('userChoices.section.nothingYet')}`}</span>
            </>
          )}
        </Button>
      ))}
    </Group>
  )
}
