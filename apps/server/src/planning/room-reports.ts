import type { Logger } from 'pino'
import type { FailureReports } from '../http/failure-reports.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { PlanningListener } from './planning.ts'

type Options = { rooms: Rooms; failures: FailureReports; log: Logger }

/** The failure of a run that only says that no group or no meeting is possible. */
const NOT_POSSIBLE = 422
const BROKEN = 500

/**
 * Brings what planning reports to the rooms that somebody has open, and its failures to the operator
 * (PLAN-20).
 */
export function roomReports({ rooms, failures, log }: Options): PlanningListener {
  const orLog = (eventId: string, message: string) => (error: unknown) => {
    log.error({ err: error, eventId }, message)
  }
  return {
    onWaiting(eventId, seconds) {
      const reported = rooms.tell(eventId, { kind: 'planWaiting', seconds })
      reported.catch(orLog(eventId, 'That a planner run waits could not be published'))
    },
    onProgress(eventId, progress) {
      const reported = rooms.tell(eventId, { kind: 'planProgress', progress })
      reported.catch(orLog(eventId, 'The progress of a planner run could not be published'))
    },
    onFinished(_, end) {
      if (end.kind === 'done') return
      const { reason } = end.failure
      const status = reason === 'emptyPlan' ? NOT_POSSIBLE : BROKEN
      failures.add({ source: 'planning', command: 'PlanEvent', status, reason })
    },
  }
}
