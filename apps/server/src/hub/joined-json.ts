import type { EventData, SignalPayload } from '@planner/protocol'
import { personalLink } from '../rooms/links.ts'
import type { Room } from '../rooms/room.ts'
import type { Versions } from '../server-context.ts'
import { dataJson } from './data-json.ts'
import { type Reader, seesRuns } from './visibility.ts'

const NO_RUN = { lastPlannerStartTime: null, lastPlannerEndTime: null }

/** The JoinEventHub payload as JSON: the full data, and the role and person that the key stands for. */
export function joinedJson(
  reader: Reader,
  room: Room,
  { versions, now }: { versions: Versions; now: () => number },
): string {
  const { viewer, baseUrl } = reader
  const privateKey = viewer.personId === null ? '' : room.privateKeyOf(viewer.personId)
  const { lastPlannerStartTime, lastPlannerEndTime } = seesRuns(viewer) ? room.state.event : NO_RUN
  const joined: Omit<SignalPayload<'JoinEventHub'>, keyof EventData> = {
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
  return dataJson(reader, room, now(), joined)
}
