import { isAdmin, type MeetingFact, pairKey, peopleWithoutMeeting, sessionsOf } from '@planner/domain'
import { useMemo } from 'react'
import { preferenceLabel } from '../../../components/preference-label.ts'
import type { RoomPerson, RoomPlan } from '../../../components/room/room-plan.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { useEventNames } from '../names.ts'
import { RoomOverview } from '../room-overview.tsx'
import { useFoldedRoom } from '../use-folded-room.ts'
import { useAskWhy } from '../why/why-context.tsx'

/** The session of meetings that have none. */
const UNTIMED = 0

/** Everybody's meetings of the open week as a picture, each a circle of two; ROOM-4. */
export function MeetingsRoom() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const meetings = useMemo(
    () =>
      [...state.meetings.values()].filter((each) => each.state === 'reserved' || each.state === 'committed'),
    [state.meetings],
  )
  const planOf = useMeetingRoom(meetings)
  const isUntimed = meetings.some(({ sessionId }) => sessionId === null)
  const sessions = sessionsOf(variant, state.event)
    .map(({ id, name }) => ({ id, name: name || t('schedule.session', { number: id }) }))
    .filter(({ id }) => meetings.some(({ sessionId }) => sessionId === id))
  if (isUntimed) sessions.push({ id: UNTIMED, name: t('room.untimed') })
  const fold = useFoldedRoom()
  const askWhy = useAskWhy()
  if (meetings.length === 0) return null
  return (
    <RoomOverview
      sessions={sessions}
      first={sessions[0]?.id ?? UNTIMED}
      planOf={planOf}
      fold={fold}
      onPerson={(personId) => askWhy({ personId, sessionId: null })?.()}
    />
  )
}

function useMeetingRoom(meetings: readonly MeetingFact[]): (sessionId: number) => RoomPlan {
  const t = useT()
  const names = useEventNames()
  const { state, viewer } = useLiveSnapshot()
  return useMemo(() => {
    const personOf = (personId: string, meeting: MeetingFact | null): RoomPerson => {
      // Who had asked for a meeting is told to organisers alone (PRIV-9).
      const isTold = meeting !== null && isAdmin(viewer)
      const hasAsked = meeting?.wishedBy.includes(personId) === true
      return {
        personId,
        name: names.somebody(personId),
        satisfaction: isTold ? (hasAsked ? 4 : 1) : null,
        choice: isTold ? (hasAsked ? preferenceLabel(t, 'Yes') : t('room.notChosen')) : '',
        isHost: false,
        isYou: personId === viewer.personId,
      }
    }
    const without = peopleWithoutMeeting(state)
      .map(({ personId }) => personOf(personId, null))
      .sort((a, b) => byName(a.name, b.name))
    return (session) => ({
      groups: meetings
        .filter(({ sessionId }) => (sessionId ?? UNTIMED) === session)
        .map((meeting) => {
          const members = meeting.people.map((id) => personOf(id, meeting))
          return { id: pairKey(...meeting.people), name: members.map(({ name }) => name).join(', '), members }
        }),
      without,
    })
  }, [t, meetings, names, state, viewer])
}
