import { longestFreeStretch, type PersonId } from '@planner/domain'
import { useEffect, useRef } from 'react'
import {
  askedSections,
  type ChoicePart,
  type ChoiceSection,
  SECTIONS,
  useChoiceSection,
} from '../../lib/choice-section.ts'
import { useVariant, type Wanted } from '../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { useFact } from './steps/use-fact.ts'

/** The parts of a person's choices and which are shown: on phones one at a time, elsewhere all (AVAIL-18). */
export function useChoiceSections(personId: PersonId | null) {
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
  const isDone = wanted?.part === 'done' && sections.length > 0
  const section = sections.find((each) => each === wanted?.part) ?? sections[0]
  const current: ChoicePart | undefined = isDone ? 'done' : section
  return {
    sections,
    /** The event asks people for choices. */
    isAsking: asked.some(Boolean),
    current,
    /** The part that is shown alone. */
    alone: isNarrow && !isDone ? section : undefined,
    /** No hour of the week is chosen yet. */
    lacksTimes,
    isShown: (part: ChoiceSection) => sections.includes(part) && !isDone && (!isNarrow || part === section),
    open: want,
    ...usePlace(wanted, current, isNarrow),
  }
}

/** Goes to the part that was asked for; one shown alone begins at the buttons that switch. */
function usePlace(wanted: Wanted<ChoicePart> | null, current: ChoicePart | undefined, showsOne: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The end takes the focus itself, once it has come.
    if (!wanted?.isNew || wanted.part !== current || current === 'done') return
    wanted.isNew = false
    const section = place.current?.querySelector<HTMLElement>(`[data-section="${current}"]`)
    const nav = showsOne ? place.current?.querySelector('nav') : null
    const start = nav ?? section
    const top = start?.getBoundingClientRect().top ?? 0
    const isInView = top >= 0 && top < window.innerHeight / 2
    // Whoever pressed one of the buttons is there already.
    if (nav?.contains(document.activeElement) && isInView) return
    if (!nav || !isInView) start?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [wanted, current, showsOne])
  return { place }
}
