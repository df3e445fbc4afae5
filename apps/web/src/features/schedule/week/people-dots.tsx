import type { ScheduledGroup } from '@planner/domain'
import { chipsOf } from '../cards/card-model.ts'
import chips from '../cards/chips.module.css'
import { useSchedule } from '../schedule-context.tsx'
import classes from './week.module.css'

/** The people of a block, as far as there is room; its group says who they are. SCHED-43 */
export function PeopleDots({ group, sessionId }: { group: ScheduledGroup; sessionId: number }) {
  const plan = useSchedule()
  return (
    <span className={classes.dots} aria-hidden="true">
      <span className={classes.rows}>
        {chipsOf(plan, group, sessionId).map(({ personId, satisfaction, isHost }) => (
          <span key={personId} className={classes.place}>
            <span
              className={chips.dot}
              data-level={satisfaction ?? undefined}
              data-host={isHost || undefined}
            />
          </span>
        ))}
      </span>
    </span>
  )
}
