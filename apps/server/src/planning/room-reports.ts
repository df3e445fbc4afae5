import type { Logger } from 'pino'
import type { Rooms } from '../rooms/rooms.ts'
import type { PlanningListener } from './planning.ts'

/** Brings what planning reports to the rooms that somebody has open. */
export function roomReports({ rooms, log }: { rooms: Rooms; log: Logger }): PlanningListener {
  const orLog = (eventId: string, message: string) => (error: unknown) => {
    log.error({ err: error, eventId }, message)
  }
  return {
    onProgress(eventId, progress) {
      const reported = rooms.loaded(eventId)?.reportProgress(progress)
      reported?.catch(orLog(eventId, 'The progress of a planner run could not be published'))
    },
    onFinished(eventId, end) {
      const error = end.kind === 'failed' ? end.error : null
      rooms
        .loadedOrLoading(eventId)
        .then((room) => room?.endPlan(end.writes, error))
        .catch(orLog(eventId, 'A finished plan could not be brought to its room'))
    },
  }
}
