import type { EventData, SignalPayload } from '@planner/protocol'
import { isTurnOver, nextTurn } from '../../limits/loop-turns.ts'
import { type Reader, seesRuns } from '../../readers/visibility.ts'
import { personalLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import type { ServerContext, Versions } from '../../server-context.ts'
import type { Connection } from '../connections/connection.ts'
import { RoomData } from './full-data/room-data.ts'
import { isNewToVisitor, noteVisitorData } from './visitor-data.ts'

export type DataContext = Pick<ServerContext, 'versions' | 'now' | 'log'>
type DataSignal = 'JoinEventHub' | 'ReloadData' | 'ReceivePlan'

/** Data that become outdated so often while they are prepared are sent as they can be composed at once. */
const MAX_PREPARATIONS = 5

/**
 * Sends a member the full data of its room, in the format that it has asked for. They are composed when they
 * are sent, so that they are current; whatever is sent to the member in between waits behind them. A member
 * that has left gets none. With `onlyIfNew` a visitor gets none either who has been sent the same meanwhile.
 */
export function sendData(
  context: DataContext,
  member: Connection,
  name: DataSignal,
  { onlyIfNew = false } = {},
): void {
  let preparations = 0
  member.signals.sendData({
    name,
    prepare() {
      const reader = readerOf(member)
      if (!reader || !member.membership) return undefined
      if (isTurnOver()) return nextTurn()
      preparations += 1
      if (preparations > MAX_PREPARATIONS) return undefined
      const prepared = RoomData.of(member.membership.room).prepare(reader, member.dataFormat)
      return prepared?.catch((error: unknown) =>
        context.log.error({ err: error }, 'Full data could not be prepared'),
      )
    },
    send(emit) {
      const reader = readerOf(member)
      if (!reader || !member.membership) return
      if (onlyIfNew && !isNewToVisitor(member)) return
      noteVisitorData(member)
      const { room } = member.membership
      const more = name === 'JoinEventHub' ? joinedFields(reader, room, context.versions) : {}
      const { json, packed } = RoomData.of(room).compose(reader, member.dataFormat, context.now(), more)
      emit(name, json, packed)
    },
  })
}

/** The reader that a member is; undefined when it has left its room. */
export function readerOf({ membership, baseUrl }: Connection): Reader | undefined {
  return membership ? { viewer: membership.viewer, baseUrl } : undefined
}

const NO_RUN = { lastPlannerStartTime: null, lastPlannerEndTime: null }

/** What JoinEventHub says beside the full data: the role and person that the key stands for. */
function joinedFields(
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
