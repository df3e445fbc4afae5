import type { Ack, InvocationInput, InvocationName, SignalPayload } from '@planner/protocol'
import { io, type Socket } from 'socket.io-client'

/** A client of the real hub, for fast set-up of events outside the browser. */
export class HubClient {
  readonly #socket: Socket

  constructor(url: string, hubPath = '/api/SessionsPlanner/hub') {
    this.#socket = io(url + hubPath, { transports: ['websocket'], forceNew: true })
  }

  /** @throws with the server's message when the call is refused. */
  async call<N extends InvocationName>(
    name: N,
    payload: InvocationInput<N>,
  ): Promise<Extract<Ack<N>, { ok: true }>> {
    const ack: Ack<N> = await this.#socket.timeout(60_000).emitWithAck(name, payload)
    if (!ack.ok) throw new Error(`${name} was refused: ${ack.message}`)
    return ack as Extract<Ack<N>, { ok: true }>
  }

  /** The join data of the event's admin. */
  async joined(adminKey: string): Promise<SignalPayload<'JoinEventHub'>> {
    const answer = new Promise<SignalPayload<'JoinEventHub'>>((resolve) =>
      this.#socket.once('JoinEventHub', resolve),
    )
    await this.call('JoinEventHub2', { urlKey: adminKey })
    return answer
  }

  /** Has a plan made as the event's admin, and waits for it. @throws when the run fails. */
  async planned(event: PreparedEvent): Promise<void> {
    await this.joined(event.adminKey)
    const ended = new Promise<SignalPayload<'ReceivePlan'>>((resolve) =>
      this.#socket.once('ReceivePlan', resolve),
    )
    await startPlan(this, event)
    const answer = await ended
    if ('error' in answer) throw new Error(`There is no plan: ${answer.error}`)
  }

  /** Sets one shared value as the event's admin. */
  async setCell({ adminKey }: PreparedEvent, { value, ...address }: PreparedCell): Promise<void> {
    const keys = { eventAdminGuid: adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
    await this.call('SendSharedValue', { ...keys, ...address, value, timestamp: Date.now() })
  }

  /**
   * Puts a group with its members into the plan as the event's admin: what a journey about plans needs that
   * is not about a run. A start is an hour of the week, or left out where sessions follow one another.
   */
  async setGroup(event: PreparedEvent, group: PreparedGroup): Promise<void> {
    const { topicId, topicGroupIndex = 0, sessionId = 1, start = sessionId - 1, userIds } = group
    const address = { topicId, topicGroupIndex, sessionId }
    await this.setCell(event, { tableName: 'weekDayHourAssignments', ...address, value: start })
    for (const userId of userIds)
      await this.setCell(event, { tableName: 'assignments', ...address, userId, value: true })
  }

  /** Sets a rectangle of a person's week as the event's admin: days from 1, hours from 1 for 00:00. */
  async setRange({ adminKey }: PreparedEvent, range: PreparedRange): Promise<void> {
    const keys = { eventAdminGuid: adminKey, eventUserPrivateGuid: '', eventShareGuid: '' }
    const tableName = 'weekDayHourAvailabilities'
    await this.call('SendSharedRangeValue', { ...keys, tableName, ...range, timestamp: Date.now() })
  }

  async setSetting({ adminKey }: PreparedEvent, path: string, value: SettingValue): Promise<void> {
    const timestamp = Date.now()
    await this.call('SendSettingValue', { eventAdminGuid: adminKey, path, value, timestamp })
  }

  close(): void {
    this.#socket.disconnect()
  }
}

type SharedValue = InvocationInput<'SendSharedValue'>
type SettingValue = InvocationInput<'SendSettingValue'>['value']
export type PreparedCell = Pick<SharedValue, 'tableName' | 'value'> &
  Partial<Pick<SharedValue, 'sessionId' | 'userId' | 'topicId' | 'topicGroupIndex'>>

type PreparedGroup = {
  topicId: string
  topicGroupIndex?: number
  sessionId?: number
  start?: number
  userIds: Iterable<string>
}

type Range = InvocationInput<'SendSharedRangeValue'>
export type PreparedRange = Omit<Range, `event${string}` | 'tableName' | 'timestamp'>

export type PreparedEvent = { shareLink: string; adminLink: string; adminKey: string; shareKey: string }
export type PreparedPerson = { id: string; key: string; link: string }

/** A short time limit, so that no journey waits long for a plan, even on a busy machine. */
const QUICK_PLANS = { 'parameters|groups|solverTimeLimit': 5 }
/** For tests of running plans: the run ends only when it is stopped. */
export const LONG_PLANS = { 'parameters|groups|solverTimeLimit': 300 }

export async function prepareEvent(
  hub: HubClient,
  { settings, ...event }: Partial<InvocationInput<'RegisterEvent'>['event']> = {},
): Promise<PreparedEvent> {
  const ack = await hub.call('RegisterEvent', {
    event: { name: 'Open Space', numSessions: 2, ...event, settings: { ...QUICK_PLANS, ...settings } },
  })
  const shareKey = new URL(ack.shareLink).searchParams.get('participantInvite') ?? ''
  return { shareLink: ack.shareLink, adminLink: ack.adminLink, adminKey: ack.eventAdminGuid, shareKey }
}

export async function preparePerson(
  hub: HubClient,
  { adminKey }: PreparedEvent,
  name: string,
  topic?: string,
  more: Partial<InvocationInput<'RegisterUser'>['user']> = {},
): Promise<PreparedPerson> {
  const user = { name, topics: topic === undefined ? [] : [{ name: topic }], ...more }
  const ack = await hub.call('RegisterUser', { user, key: adminKey })
  return { id: ack.eventUserShareGuid, key: ack.eventUserPrivateGuid, link: ack.personalLink }
}

/** Starts a run as the event's admin without waiting for its end. */
export async function startPlan(hub: HubClient, { adminKey }: PreparedEvent): Promise<void> {
  await hub.call('PlanEvent', { adminKey })
}
