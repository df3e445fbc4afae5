import {
  isPlannerRunning,
  isSettingKey,
  isValidSettingValue,
  lastPlanTime,
  SETTINGS,
  type SettingKey,
  settingKeysOf,
  supersedes,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { adminAuthorityOf } from '../authority.ts'
import { tellData, tellSetting } from '../broadcast.ts'
import { couldNotStore, plannerRunning, refuse, refuseFields } from '../refusal.ts'
import { participantsSight } from '../visibility.ts'
import { aheadOfClock } from './clock-ahead.ts'
import type { Handler } from './handler.ts'

/** Sets one setting; the newest wins. Who may now see more or less gets fresh data (decision 11). */
export const sendSettingValue: Handler<'SendSettingValue'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.eventAdminGuid)
  if (!authority.ok) return authority
  const { room } = authority
  const { variant, state, eventId } = room
  const { path, value, timestamp } = payload
  if (!isSettingKey(path) || !settingKeysOf(variant).includes(path))
    return refuse(422, 'unknownSetting', `path names no setting of the variant ${variant.id}.`)
  if (!isValidSettingValue(path, value)) return notAllowed(path)
  const ahead = aheadOfClock(timestamp, context.now())
  if (ahead) return ahead
  if (isPlannerRunning(state.event)) return plannerRunning()
  if (timestamp < lastPlanTime(state.event))
    return refuse(409, 'beforePlan', 'A plan was made after this change. Please make the change again.')

  const stored = state.settings.get(path)
  const cell = { value, timestamp }
  if (stored && !supersedes(cell, stored)) {
    await room.settled()
    connection.outbox.send('ReceiveSettingValue', { path, ...(room.state.settings.get(path) ?? stored) })
    return { ok: true, applied: false }
  }
  const sightBefore = participantsSight(variant, state)
  if (!(await room.change([{ kind: 'putSetting', eventId, key: path, cell }]))) return couldNotStore()
  tellSetting(room, path, context.now, connection)
  if (participantsSight(variant, room.state) !== sightBefore) tellData(room, context.now, 'participant')
  return { ok: true, applied: true }
}

function notAllowed(path: SettingKey): Refusal {
  const setting = SETTINGS[path]
  if (setting.type === 'number')
    return refuseFields([{ field: 'value', rule: 'range', params: { min: setting.min, max: setting.max } }])
  const allowed = setting.type === 'bool' ? 'true, false' : setting.choices.join(', ')
  return refuseFields([{ field: 'value', rule: 'notIn', params: { allowed } }])
}
