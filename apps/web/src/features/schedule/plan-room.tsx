import { useMemo } from 'react'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { RoomOverview } from './room-overview.tsx'
import { useNames, useSchedule } from './schedule-context.tsx'
import { useSessionRoom } from './session-room.ts'
import { useAskWhy } from './why/ask-why.tsx'

/** The groups of a session, or of a week, as a picture; ROOM-4. */
export function PlanRoom({ days }: { days: SessionDays }) {
  const names = useNames()
  const { schedule } = useSchedule()
  const planOf = useKnownRooms()
  const askWhy = useAskWhy()
  const sessions = schedule.sessions.map((session) => ({ id: session.id, name: names.session(session) }))
  const first =
    days.current ??
    schedule.sessions.find(({ id }) => schedule.groups.some((group) => group.sessions.includes(id)))
  return (
    <RoomOverview
      sessions={sessions}
      first={first?.id ?? 1}
      planOf={planOf}
      onPerson={(personId, sessionId) => askWhy({ personId, sessionId })?.()}
    />
  )
}

/** The picture of each session; the same object until something of the plan changes. */
function useKnownRooms(): (sessionId: number) => RoomPlan {
  const plan = useSchedule()
  const { schedule } = plan
  const roomOf = useSessionRoom(plan, useNames())
  return useMemo(() => {
    const rooms = new Map<number, RoomPlan>()
    return (sessionId) => {
      const known = rooms.get(sessionId)
      if (known) return known
      const session = schedule.sessions.find(({ id }) => id === sessionId)
      const room = session ? roomOf(session) : { groups: [], without: [] }
      rooms.set(sessionId, room)
      return room
    }
  }, [schedule, roomOf])
}
