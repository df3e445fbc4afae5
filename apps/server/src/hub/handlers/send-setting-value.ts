import {
  type ChangeRejection,
  isSettingKey,
  readSettingValue,
  type VariantDescription,
} from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { settingError } from '../../forms/event-form.ts'
import { couldNotStore, refuse, refuseFields } from '../../gate/refusal.ts'
import { changeRefusal } from '../change-refusals.ts'
import type { Handler } from './handler.ts'

/** Sets one setting; last write wins. */
export const sendSettingValue: Handler<'SendSettingValue'> = async (_, connection, payload, authority) => {
  const { room } = authority
  const { path, timestamp } = payload
  const value = readSettingValue(path, payload.value)
  const change = { kind: 'setting', key: path, value, timestamp } as const
  const outcome = await room.edit(
    [change],
    { kind: 'setting' },
    { origin: connection.id, actor: actorOf(connection, authority) },
  )
  if (outcome.kind === 'notStored') return couldNotStore()
  if (outcome.kind === 'rejected') return settingRefusal(outcome.reason, path, room.variant)
  const winner = isSettingKey(path) ? room.state.settings.get(path) : undefined
  if (outcome.superseded.length > 0 && winner)
    connection.signals.send('ReceiveSettingValue', { path, ...winner })
  return { ok: true, applied: outcome.numApplied > 0 }
}

function settingRefusal(reason: ChangeRejection, path: string, variant: VariantDescription): Refusal {
  if (reason === 'invalidValue' && isSettingKey(path))
    return refuseFields([settingError(variant, path, 'value')])
  if (reason === 'unknownSetting' || reason === 'invalidValue')
    return refuse(422, 'unknownSetting', `path names no setting of the variant ${variant.id}.`)
  return changeRefusal(reason)
}
