import { useState } from 'react'
import type { ParticipantFilter } from './participant-filter.ts'

export type ParticipantsView = {
  filter: ParticipantFilter
  selected: ReadonlySet<string>
  select: (personIds: Iterable<string>) => void
  /** Changes whom the table shows; nobody is selected then but `personIds`. */
  show: (filter: ParticipantFilter, personIds?: Iterable<string>) => void
  /** The same, and goes to the table. */
  goTo: (filter: ParticipantFilter, personIds?: Iterable<string>) => void
}

/** Whom the participants table shows, and who is selected in it. */
export function useParticipantsView(): ParticipantsView {
  const [filter, setFilter] = useState<ParticipantFilter>('all')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (personIds: Iterable<string>) => setSelected(new Set(personIds))
  const show = (next: ParticipantFilter, personIds: Iterable<string> = []) => {
    setFilter(next)
    select(personIds)
  }
  return {
    filter,
    selected,
    select,
    show,
    goTo(next, personIds) {
      show(next, personIds)
      const heading = document.getElementById('participants')
      heading?.scrollIntoView()
      heading?.focus({ preventScroll: true })
    },
  }
}
