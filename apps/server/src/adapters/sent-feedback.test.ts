import { expect, test } from 'vitest'
import { feedbackToSend } from './mail.ts'

test('OPS-15, PRIV-7: keys in a text stay here, of whatever letters they are, and words stay in it', () => {
  const sent = (text: string) => feedbackToSend({ text, email: 'fan@example.org' }, 0)
  const word = 'Donaudampfschifffahrtsgesellschaft'
  for (const key of ['k3Y-_zQ9fT0aBcDeFgHiJkLm', 'kYzQfTaBcDeFgHiJkLmNoPqR', '%6bYzQfTaBcDeFgHiJkLmNoPqR'])
    expect(sent(`${word}: https://x.org/planner/participant/?personalKey=${key}.`).text).toMatch(
      /^Donaudampfschifffahrtsgesellschaft: https:\/\/x.org\/planner\/participant\/\?personalKey=%?\{key\}\.$/,
    )
  expect(sent('x')).toEqual({
    id: expect.any(String),
    at: '1970-01-01T00:00:00.000Z',
    text: 'x',
    email: 'fan@example.org',
  })
})
