import { expect, test } from 'vitest'
import { MeetingCommands } from './meeting-commands.ts'

const KEYS = { adminKey: 'admin', shareKey: '', privateKey: 'own' }

function commandsOf(personId: string | null, answer: object, keys = KEYS) {
  const sent: unknown[] = []
  const invoke = async (name: string, payload: { key?: string }) => {
    sent.push([name, payload.key])
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
  await commands.confirm({ people: ['ann', 'bob'] })
  await commands.withdraw({ people: ['bob', 'cid'] })
  const guest = commandsOf('ann', { ok: true, applied: true }, { ...KEYS, adminKey: '' })
  await guest.commands.cancel({ people: ['ann', 'bob'] })
  expect([...sent, ...guest.sent]).toEqual([
    ['ConfirmMeeting', 'own'],
    ['WithdrawMeeting', 'admin'],
    ['CancelMeeting', 'own'],
  ])
})

test('SCREEN-8: what was asked for here is known once, unless it was refused', async () => {
  const { commands } = commandsOf('ann', { ok: true, applied: true })
  await commands.confirm({ people: ['ann', 'bob'] })
  expect(commands.takeAsked('ann|bob', 'cancelled')).toBe(false)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(true)
  expect(commands.takeAsked('ann|bob', 'committed')).toBe(false)
  const refused = commandsOf('ann', { ok: false, status: 409, message: '' })
  await refused.commands.cancel({ people: ['ann', 'bob'] })
  expect(refused.commands.takeAsked('ann|bob', 'cancelled')).toBe(false)
})
