import { Button, Group, Stack, Text } from '@mantine/core'
import {
  activePeople,
  can,
  isAdmin,
  longestFreeStretch,
  maySeeMatrix,
  type PersonId,
  type PersonRecord,
  type TableName,
} from '@planner/domain'
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { EmptyNote } from '../../components/empty-note.tsx'
import { HelpedTitle } from '../../components/help/help.tsx'
import type { HelpTopic } from '../../components/help/help-texts.ts'
import { askedSections, type ChoiceSection, SECTIONS, useChoiceSection } from '../../lib/choice-section.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { firstComponent, lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useLiveSnapshot, useVariant, type Wanted } from '../../lib/live/live-context.tsx'
import type { LiveSnapshot } from '../../lib/live/live-snapshot.ts'
import { useWords } from '../../lib/live/use-words.ts'
import { isLineScarce } from '../../lib/scarce-line.ts'
import { isNarrowNow, useIsNarrow } from '../../lib/use-is-narrow.ts'
import { useRememberPerson } from '../../lib/use-remember-person.ts'
import { OwnTopics, TopicsToolbar } from './picker/own-topics.tsx'
import type { TopicsView } from './topics-views.tsx'

// What many events do not ask for, and what organisers alone have: a guest is sent neither (JOIN-6).
const SessionAvailability = firstComponent(
  async () => (await import('./availability/session-availability.tsx')).SessionAvailability,
)
const WeekGrid = firstComponent(async () => (await import('./availability/week-grid.tsx')).WeekGrid)
const ContactPreferences = firstComponent(
  async () => (await import('./picker/contact-preferences.tsx')).ContactPreferences,
)
const PeopleToMeet = firstComponent(async () => (await import('./picker/people-to-meet.tsx')).PeopleToMeet)
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
  return <ChoiceSections />
}

/** A person's choices: topics, people, times; CHOICE-15. Admins may choose for anybody. */
export function ChoiceSections() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const [chosenId, setChosenId] = useState<PersonId | null>(null)
  const [view, setView] = useState<TopicsView | null>(null)
  const people = activePeople(state)
  const personId =
    (isAdmin(viewer) && chosenId !== null && state.persons.has(chosenId) ? chosenId : null) ?? viewer.personId
  const { sections, isAsking, current, showsOne, lacksTimes, isShown, open, place } =
    useChoiceSections(personId)
  const choose = (id: PersonId | null) => {
    setChosenId(id)
    setView('own')
  }
  useFetchedParts(sections)
  if (!isAsking) return <EmptyNote>{t('userChoices.nothing')}</EmptyNote>
  const choicesOf = (
    <ChoicesOf people={people} ownId={viewer.personId} chosenId={personId} onChoose={choose} />
  )
  if (isAdmin(viewer) && personId === null && people.length === 0) return choicesOf
  return (
    <Stack gap="xl" ref={place}>
      {(isAdmin(viewer) || sections.length > 1) && (
        <Group gap="sm" align="end">
          {isAdmin(viewer) && people.length > 0 && choicesOf}
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
          <Part isAlone={showsOne}>
            <ContactPreferences key={personId} personId={personId} />
          </Part>
        </Section>
      )}
      {isShown('times') && (
        <Section id="times" title={t('userChoices.availability')}>
          <Part isAlone={showsOne}>
            {variant.availability === 'sessions' ? (
              <SessionAvailability />
            ) : (
              personId !== null && <WeekGrid key={personId} personId={personId} />
            )}
          </Part>
        </Section>
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
  }, [hasPeople, hasTimes, Times])
}

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

/** One's own choices or everybody's; on phones only admins can switch to the matrix. */
function TopicChoices({ personId, picked, onPick, next, people, onChoose }: TopicChoicesProps) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const isNarrow = useIsNarrow()
  const maySwitch = maySeeMatrix(variant, state, viewer) && (!isNarrow || isAdmin(viewer))
  const isOwn = personId !== null && personId === viewer.personId
  const usual = isAdmin(viewer) && !isNarrow ? 'everyone' : 'own'
  const view = maySwitch ? (picked ?? usual) : 'own'
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
        <Own key={personId} personId={personId} next={next} />
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

/** The parts of a person's choices and which are shown: on phones one at a time, elsewhere all (AVAIL-18). */
function useChoiceSections(personId: PersonId | null) {
  const { availability } = useVariant()
  const isNarrow = useIsNarrow()
  const asked = useFact('preferences', (now) => askedSections(now, now.viewer).join()).split(',')
  // Only topics and sessions are shown of everybody at once.
  const isOfEverybody = (section: ChoiceSection) =>
    section === 'topics' || (section === 'times' && availability === 'sessions')
  const sections = SECTIONS.filter(
    (section) => asked.includes(section) && (personId !== null || isOfEverybody(section)),
  )
  const hasWeek = personId !== null && sections.includes('times') && availability !== 'sessions'
  const lacksTimes = useFact(
    'weekDayHourAvailabilities',
    ({ variant, state }) => hasWeek && longestFreeStretch(variant, state, personId) === 0,
  )
  const { wanted, want } = useChoiceSection()
  const current = sections.find((section) => section === wanted?.part) ?? sections[0]
  return {
    sections,
    /** The event asks people for choices. */
    isAsking: asked.some(Boolean),
    current,
    /** Only the current one is shown. */
    showsOne: isNarrow,
    /** No hour of the week is chosen yet. */
    lacksTimes,
    isShown: (section: ChoiceSection) => sections.includes(section) && (!isNarrow || section === current),
    open: want,
    ...usePlace(wanted, current, isNarrow),
  }
}

/** Goes to the section that was asked for; one shown alone begins at the buttons that switch. */
function usePlace(
  wanted: Wanted<ChoiceSection> | null,
  current: ChoiceSection | undefined,
  showsOne: boolean,
) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted?.isNew || wanted.part !== current) return
    wanted.isNew = false
    const section = place.current?.querySelector<HTMLElement>(`[data-section="${current}"]`)
    const start = showsOne ? place.current?.querySelector('nav') : section
    const top = start?.getBoundingClientRect().top ?? 0
    if (showsOne && top >= 0 && top < window.innerHeight / 2) return
    start?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [wanted, current, showsOne])
  return { place }
}

/** Something that follows from the cells of a table: re-renders only when it changes. */
function useFact<T extends string | boolean>(table: TableName, read: (snapshot: LiveSnapshot) => T): T {
  const { store } = useLive()
  return useSyncExternalStore(store.cells.stateView([table]).subscribe, () => read(store.getSnapshot()))
}
