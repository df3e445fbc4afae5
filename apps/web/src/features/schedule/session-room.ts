import {
  groupHosts,
  isAdmin,
  membersIn,
  type PersonId,
  type PlanInView,
  type Session,
  unplacedIds,
} from '@planner/domain'
import { useCallback } from 'react'
import type { RoomPlan } from '../../components/room/room-plan.ts'
import { useRoomPerson } from '../../components/room/use-room-person.ts'
import { byName } from '../../lib/name-order.ts'
import type { PlanNames } from './names.ts'

/** Returns the groups of a session of a plan, and who is without one, as a picture shows them; ROOM-4. */
export function useSessionRoom(plan: PlanInView, names: PlanNames): (session: Session) => RoomPlan {
  const personIn = useRoomPerson()
  return useCallback(
    (session) => {
      const { variant, state, schedule } = plan
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
      const without = peopleWithout(plan, session)
        .filter((id) => !placed.has(id))
        .map((id) => personIn(id, null))
      return { groups, without: without.sort((a, b) => byName(a.name, b.name)) }
    },
    [plan, names, personIn],
  )
}

/** People without a group: organisers see everybody, participants themselves; SCHED-13. */
function peopleWithout(plan: PlanInView, session: Session): PersonId[] {
  const { schedule, viewer } = plan
  const sessions = schedule.layout === 'weeks' ? schedule.sessions : [session]
  const people = unplacedIds(plan, sessions)
  return isAdmin(viewer) ? people : people.filter((id) => id === viewer.personId)
}
