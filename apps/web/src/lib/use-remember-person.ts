import { useEffect } from 'react'
import { useLiveSnapshot } from './live/live-context.tsx'
import { rememberPerson } from './remembered-person.ts'

/** Remembers the event's current participant in this browser. */
export function useRememberPerson(): void {
  const { state, viewer, keys } = useLiveSnapshot()
  const { privateKey: personalKey } = keys
  const eventId = state.event.id
  const name = viewer.personId === null ? undefined : state.persons.get(viewer.personId)?.name
  useEffect(() => {
    if (name !== undefined && personalKey !== '') rememberPerson(localStorage, eventId, { name, personalKey })
  }, [name, personalKey, eventId])
}
