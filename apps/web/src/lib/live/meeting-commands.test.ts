import { expect, test } from 'vitest'
import { MeetingCommands } from './meeting-commands.ts'

const KEYS = { adminKey: 'admin', shareKey: '', privateKey: 'own' }

function commandsOf(personId: string | null, answer: object, keys = KEYS) {
  const sent: unknown[] = []
  const invoke = async (name: string, payload: { key?: string }) => {
    const { key, personIds: _, ...more } = payload as { key?: string; personIds?: string[] }
    sent.push([name, key, more])
    return answer
  }
  const commands = new MeetingCommands({
    hub: () => ({ invoke }) as never,
    keys: () => keys,
    personId: () => personId,
  })
  return { commands, sent }
}

test('MEET-11: an organiser acts on own meetings as the person, on others as organiser', async () => {
  const { commands, sent } = commandsOf('ann', { ok: true, applied: true })
  await commands.confirm({ people: ['ann', 'bob'], state: 'reserved' })
  await commands.withdraw({ people: ['bob', 'cid'], state: 'reserved' })
  const guest = commandsOf('ann', { ok: true, applied: true }, { ...KEYS, adminKey: '' })
  await guest.commands.cancel({ people: ['ann', 'bob'], state: 'committed' })
  expect([...sent, ...guest.sent]).toEqual([
    ['ConfirmMeeting', 'own', {}],
    ['WithdrawMeeting', 'admin', {}],
    ['CancelMeeting', 'own', {}],
  ])
})

test('MEET-25: what somebody says goes with their own key, with nothing beside it', async () => {
  const { commands, sent } = commandsOf('ann', { ok: true, applied: true })
  await commands.confirm({ people: ['ann', 'bob'], state: 'committed' }, 'at the desk')
  await commands.say({ people: ['ann', 'bob'] }, { message: 'Hello' })
  expect(sent).toEqual([
    ['ConfirmMeeting', 'own', { reach: 'at the desk' }],
    ['SayInMeeting', 'own', { message: 'Hello' }],
  ])
  // Who agrees to a meeting that stands has changed no state, about which there could be news.
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(false)
})

test('SCREEN-8: what was asked for here is known once, unless it was refused', async () => {
  const { commands } = commandsOf('ann', { ok: true, applied: true })
  await commands.confirm({ people: ['ann', 'bob'], state: 'reserved' })
  expect(commands.takeAsked('ann|bob', 'cancelled')).toBe(false)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(true)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(false)
  const refused = commandsOf('ann', { ok: false, status: 409, message: '' })
  await refused.commands.cancel({ people: ['ann', 'bob'], state: 'committed' })
  expect(refused.commands.takeAsked('ann|bob', 'cancelled')).toBe(false)
})
