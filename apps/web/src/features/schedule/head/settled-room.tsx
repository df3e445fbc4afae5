import { layoutRoom } from '@planner/domain'
import { useMemo } from 'react'
import { placesOf } from '../../../components/room/room-plan.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useSessionRoom } from '../session-room.ts'
import classes from './settled-room.module.css'

/** Px, of the room that the picture is made of; it is shown far smaller. */
const SIZE = { width: 640, height: 170 }

/** The first session that has groups, as a small picture that stands still; ROOM-12. */
export function SettledRoom() {
  const plan = useSchedule()
  const { sessions, groups } = plan.schedule
  const roomOf = useSessionRoom(plan, useNames())
  const room = useMemo(() => {
    const first = sessions.find(({ id }) => groups.some((group) => group.sessions.includes(id)))
    return first && roomOf(first)
  }, [sessions, groups, roomOf])
  if (!room) return null
  const { width, height, scale, circles, dots } = layoutRoom(placesOf(room), SIZE)
  const people = new Map(
    room.groups.flatMap(({ id, members }) =>
      members.map((person) => [`${id} ${person.personId}`, person] as const),
    ),
  )
  return (
    <svg className={classes.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {circles.map(({ id, x, y, radius }) => (
        <circle key={id} className={classes.group} cx={x} cy={y} r={radius} />
      ))}
      {dots.map(({ key, groupId, personId, x, y }) => {
        const person = people.get(`${groupId} ${personId}`)
        return (
          <circle
            key={key}
            className={classes.dot}
            data-shade={person?.satisfaction ?? undefined}
            data-host={person?.isHost || undefined}
            data-aside={person === undefined || undefined}
            cx={x}
            cy={y}
            r={scale.dotRadius}
          />
        )
      })}
    </svg>
  )
}
