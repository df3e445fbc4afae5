import type { SessionResponse } from '@planner/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/languages.ts'
import { requestSession } from './session-request.ts'
import { currentSession, currentViewKey, keepSession, subscribeSession } from './session-store.ts'

const ANN = {
  isLoggedIn: true,
  name: 'Ann',
  userId: 'ann',
  userEmail: 'ann@example.org',
  userCreatedOn: '2026-11-02',
  eventName: 'Spring',
  eventId: 'e',
  eventEmail: 'us@example.org',
  eventCreatedOn: '2026-11-01',
  allUserEvents: [{ name: 'Spring', link: '/planner/', role: 'participant', openedOn: '2026-11-02' }],
  plan: 'free',
  upgradeDate: '2026-11-01',
  isAdmin: false,
  permissions: ['EVENT_ADMIN'],
  languageCode: 'en-GB',
  eventLanguageCode: 'et',
  antiForgeryToken: 'first',
} as unknown as SessionResponse

let answer: SessionResponse
beforeEach(() => {
  vi.stubGlobal('__TRANSLATIONS_VERSION__', 'this one')
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/Translations/') ? { keys: {} } : answer),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('HTTP-8: the page keeps every field of its session, and the newest answer replaces it', async () => {
  answer = ANN
  await requestSession('InitSession')
  expect(currentSession()).toEqual(ANN)
  answer = { ...ANN, isLoggedIn: false, name: '', userId: '', allUserEvents: [], permissions: [] }
  await requestSession('UserIsActive')
  expect(currentSession()).toEqual(answer)
})

test('HTTP-8: an answer with nothing new but its token is kept without drawing anything anew', async () => {
  keepSession(ANN)
  const session = currentSession()
  const redraw = vi.fn()
  const stop = subscribeSession(redraw)
  answer = { ...ANN, antiForgeryToken: 'second' }
  await requestSession('UserIsActive')
  expect(currentSession()).toBe(session)
  expect(currentSession()?.antiForgeryToken).toBe('second')
  expect(redraw).not.toHaveBeenCalled()
  stop()
})

test('HTTP-10: setting the language counts up the view key when somebody is logged in, and is kept in any case', async () => {
  keepSession(ANN)
  const before = currentViewKey()
  await switchLanguage('de')
  expect([currentSession()?.languageCode, currentViewKey()]).toEqual(['de', before + 1])
  keepSession({ ...ANN, isLoggedIn: false })
  await switchLanguage('et')
  expect([currentSession()?.languageCode, currentViewKey()]).toEqual(['et', before + 1])
})
