import {
  groupHosts,
  isAdmin,
  membersIn,
  type PersonId,
  type PlanInView,
  type Session,
  unplacedIds,
} from '@planner/domain'
import { useMemo } from 'react'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import { useRoomPerson } from '../../components/room/use-room-person.ts'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { byName } from '../../lib/name-order.ts'
import { RoomOverview } from './room-overview.tsx'
import { useNames, useSchedule } from './schedule-context.tsx'
import { useAskWhy } from './why/ask-why.tsx'

/** The groups of a session, or of a week, as a picture; ROOM-4. */
export function PlanRoom({ days }: { days: SessionDays }) {
  const names = useNames()
  const { schedule } = useSchedule()
  const planOf = useSessionRoom()
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
function useSessionRoom(): (sessionId: number) => RoomPlan {
  const names = useNames()
  const model = useSchedule()
  const personIn = useRoomPerson()
  return useMemo(() => {
    const { variant, state, schedule } = model
    const rooms = new Map<number, RoomPlan>()
    const roomOf = (session: Session): RoomPlan => {
      const running = schedule.groups.filter(({ sessions }) => sessions.includes(session.id))
      const groups = running.map((group) => {
        const hosts = groupHosts(variant, state, group, session.id)
        const members = membersIn(group, session.id)
          .map((id) => personIn(id, { topicId: group.topic.id, isHost: hosts.includes(id) }))
          .sort((a, b) => byName(a.name, b.name))
        const time = schedule.layout === 'weeks' ? names.time(group, session.id, 'short') : ''
        return { id: group.key, name: [names.group(group), time].filter(Boolean).join(', '), members }
      })
      const placed = new Set(groups.flatMap(({ members }) => members.map(({ personId }) => personId)))
      const without = peopleWithout(model, session)
        .filter((id) => !placed.has(id))
        .map((id) => personIn(id, null))
      return { groups, without: without.sort((a, b) => byName(a.name, b.name)) }
    }
    return (sessionId) => {
      const known = rooms.get(sessionId)
      if (known) return known
      const session = schedule.sessions.find(({ id }) => id === sessionId)
      const room = session ? roomOf(session) : { groups: [], without: [] }
      rooms.set(sessionId, room)
      return room
    }
  }, [model, names, personIn])
}

/** People without a group: organisers see everybody, participants themselves; SCHED-13. */
function peopleWithout(plan: PlanInView, session: Session): PersonId[] {
  const { schedule, viewer } = plan
  const sessions = schedule.layout === 'weeks' ? schedule.sessions : [session]
  const people = unplacedIds(plan, sessions)
  return isAdmin(viewer) ? people : people.filter((id) => id === viewer.personId)
}
