import type { EventData, SignalPayload } from '@planner/protocol'
import { personalLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { Versions } from '../../server-context.ts'
import { type Reader, seesRuns } from '../visibility.ts'

const NO_RUN = { lastPlannerStartTime: null, lastPlannerEndTime: null }

/** What JoinEventHub says beside the full data: the role and person that the key stands for. */
export function joinedFields(
  { viewer, baseUrl }: Reader,
  room: Room,
  versions: Versions,
): Omit<SignalPayload<'JoinEventHub'>, keyof EventData> {
  const privateKey = viewer.personId === null ? '' : room.privateKeyOf(viewer.personId)
  const { lastPlannerStartTime, lastPlannerEndTime } = seesRuns(viewer) ? room.state.event : NO_RUN
  return {
    backendVersion: versions.backend,
    frontendVersion: versions.frontend,
    translationsVersion: versions.translations,
    userPassword: '',
    role: viewer.role,
    isAdminView: viewer.role === 'admin',
    eventUserShareGuid: viewer.personId ?? '',
    eventUserPrivateGuid: privateKey,
    personalLink: privateKey === '' ? '' : baseUrl + personalLink(room.variant, privateKey),
    eventAdminGuid: viewer.role === 'admin' ? room.keys.adminKey : '',
    lastPlannerStartTime,
    lastPlannerEndTime,
  }
}
