import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { browserSessions, SESSION_COOKIE } from './browser-session.ts'

const sessions = browserSessions('a secret')
const others = browserSessions('another secret')

test('HTTP-5: only a cookie with a valid signature has an id', () => {
  const cookie = sessions.create()
  const id = sessions.idOf(cookie)
  expect(id).toMatch(/^[\w-]{24}$/)
  expect(sessions.idOfHeader(`a=b; ${SESSION_COOKIE}=${encodeURIComponent(cookie)}; c=d`)).toBe(id)
  const forged = [others.create(), `${cookie}x`, `x${cookie}`, `${id}.`, id, '.', '', undefined]
  expect(forged.map((text) => sessions.idOf(text))).toEqual(forged.map(() => ''))
  expect([sessions.idOfHeader(undefined), sessions.idOfHeader('a=b')]).toEqual(['', ''])
})

test('cookies with a base64url signature stay valid', () => {
  for (let number = 0; number < 50; number += 1) {
    const id = `session-${number}_`
    const signature = createHmac('sha256', 'a secret').update(`session:${id}`).digest('base64url')
    expect(sessions.idOf(`${id}.${signature}`)).toBe(id)
  }
})

test('HTTP-4: an anti-forgery token is valid for one session of one server', () => {
  const [mine, other] = [sessions.idOf(sessions.create()), sessions.idOf(sessions.create())]
  const token = sessions.antiForgeryToken(mine)
  expect(sessions.isAntiForgeryToken(mine, token)).toBe(true)
  expect(sessions.isAntiForgeryToken(other, token)).toBe(false)
  expect(others.isAntiForgeryToken(mine, token)).toBe(false)
  for (const text of ['', 'x', `${token}x`, mine]) expect(sessions.isAntiForgeryToken(mine, text)).toBe(false)
  expect(sessions.isAntiForgeryToken('', '')).toBe(false)
})
