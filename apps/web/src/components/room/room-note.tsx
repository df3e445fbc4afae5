import type { RoomLayout } from '@planner/domain'
import classes from './room.module.css'
import { placeOf, type Target } from './walk.ts'

/** No nearer to an edge than this; px. */
const EDGE = 90

/** Says beside a dot or circle what it is. A live region says so to a screen reader. */
export function RoomNote({ layout, target, text }: { layout: RoomLayout; target: Target; text: string }) {
  const place = placeOf(layout, target)
  if (!place) return null
  const top = place.y - place.radius
  const isBelow = top < 56
  const left = Math.min(
    Math.max(place.x, Math.min(EDGE, layout.width / 2)),
    Math.max(layout.width - EDGE, layout.width / 2),
  )
  return (
    <div
      className={classes.note}
      data-below={isBelow || undefined}
      style={{ left, top: isBelow ? place.y + place.radius : top }}
      aria-hidden="true"
    >
      {text}
    </div>
  )
}
