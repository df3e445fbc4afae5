import { expect, test } from 'vitest'
import { MeetingCommands } from './meeting-commands.ts'

const DONE = { ok: true, applied: true }
const REFUSED = { ok: false, status: 409, message: '' }

test('SCREEN-8: what was asked for here is known once, unless it was refused', async () => {
  const commands = new MeetingCommands(async () => DONE as never)
  await commands.change('ConfirmMeeting', { people: ['ann', 'bob'], state: 'reserved' })
  expect(commands.takeAsked('ann|bob', 'cancelled')).toBe(false)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(true)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(false)
  const refused = new MeetingCommands(async () => REFUSED as never)
  await refused.change('CancelMeeting', { people: ['ann', 'bob'], state: 'committed' })
  expect(refused.takeAsked('ann|bob', 'cancelled')).toBe(false)
})

test('MEET-25: who agrees to a meeting that stands changes no state, about which there could be news', async () => {
  const sent: unknown[] = []
  const invoke = async (...message: unknown[]) => {
    sent.push(message)
    return DONE
  }
  const commands = new MeetingCommands(invoke as never)
  await commands.change(
    'ConfirmMeeting',
    { people: ['ann', 'bob'], state: 'committed' },
    { reach: 'at the desk' },
  )
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(false)
  expect(sent).toEqual([['ConfirmMeeting', { personIds: ['ann', 'bob'], reach: 'at the desk' }]])
})
