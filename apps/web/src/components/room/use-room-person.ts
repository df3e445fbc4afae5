import { isolatedText, type PersonId, preferenceOf, satisfactionOf, type TopicId } from '@planner/domain'
import { useCallback } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { usePreferenceLabel } from '../preference-label.ts'
import type { RoomPerson } from './room-plan.ts'

type At = { topicId: TopicId; isHost: boolean }

/** Somebody in a group, or without one, with as much of their choices as the reader may know (ROOM-5). */
export function useRoomPerson(): (personId: PersonId, at: At | null) => RoomPerson {
  const { variant, state, viewer } = useLiveSnapshot()
  const t = useT()
  const label = usePreferenceLabel()
  return useCallback(
    (personId, at) => {
      const satisfaction = at && satisfactionOf(variant, state, viewer, personId, at.topicId)
      const chosen = at && satisfaction !== null ? label(preferenceOf(state, personId, at.topicId)) : ''
      return {
        personId,
        name: isolatedText(state.persons.get(personId)?.name ?? ''),
        satisfaction,
        // The words of a blank choice may be none, and then a shade alone would tell.
        choice: satisfaction === 1 ? t('room.notChosen') : chosen,
        isHost: at?.isHost ?? false,
        isYou: personId === viewer.personId,
      }
    },
    [t, variant, state, viewer, label],
  )
}
