import {
  can,
  longestFreeStretch,
  maySeeContactPreferences,
  numEnabledSessions,
  type PersonId,
  type TableName,
  type VariantDescription,
} from '@planner/domain'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type ChoiceSection, openChoiceSection, useWantedSection } from '../../lib/choice-section.ts'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { LiveSnapshot } from '../../lib/live/live-snapshot.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'

/** The parts of a person's choices and which are shown: on phones one at a time, elsewhere all (AVAIL-18). */
export function useChoiceSections(personId: PersonId | null) {
  const { variant, state } = useLiveSnapshot()
  const hidesTopics = useSetting('parameters|ui|hideTopicAndIntro') && !can(variant, 'pairs')
  const hidesCalendar = useSetting('parameters|ui|hideCalendar')
  const isNarrow = useIsNarrow()
  const asksForPeople = useFact('preferences', ({ variant, state, viewer }) =>
    maySeeContactPreferences(variant, state, viewer),
  )
  const hasSessions =
    variant.availability === 'sessions' && numEnabledSessions(variant, state.event, state.topics.values()) > 1
  const asksForWeek = isWeekly(variant) && !hidesCalendar
  const hasWeek = asksForWeek && personId !== null
  const lacksTimes = useFact(
    'weekDayHourAvailabilities',
    ({ variant, state }) => hasWeek && longestFreeStretch(variant, state, personId) === 0,
  )
  const asked: ChoiceSection[] = [
    ...(hidesTopics ? [] : (['topics'] as const)),
    // Where people meet in pairs, ratings stand beside the wishes.
    ...(asksForPeople && !can(variant, 'pairs') ? (['people'] as const) : []),
    ...(hasSessions || asksForWeek ? (['times'] as const) : []),
  ]
  // Only topics and sessions are shown of everybody at once.
  const isOfEverybody = (section: ChoiceSection) =>
    section === 'topics' || (section === 'times' && hasSessions)
  const sections = asked.filter((section) => personId !== null || isOfEverybody(section))
  const wanted = useWantedSection()
  const current = sections.find((section) => section === wanted?.section) ?? sections[0]
  return {
    sections,
    /** The event asks people for choices. */
    isAsking: asked.length > 0,
    current,
    /** Only the current one is shown. */
    showsOne: isNarrow,
    /** No hour of the week is chosen yet. */
    lacksTimes,
    isShown: (section: ChoiceSection) => sections.includes(section) && (!isNarrow || section === current),
    open: openChoiceSection,
    ...usePlace(wanted, current, isNarrow),
  }
}

function isWeekly({ availability }: VariantDescription): boolean {
  return availability === 'weekGrid' || availability === 'weekGridMaybe'
}

/** Goes to the section that was asked for; one shown alone begins at the buttons that switch. */
function usePlace(
  wanted: ReturnType<typeof useWantedSection>,
  current: ChoiceSection | undefined,
  showsOne: boolean,
) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted?.isNew || wanted.section !== current) return
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
function useFact(table: TableName, read: (snapshot: LiveSnapshot) => boolean): boolean {
  const { store } = useLive()
  return useSyncExternalStore(store.stateView([table]).subscribe, () => read(store.getSnapshot()))
}
