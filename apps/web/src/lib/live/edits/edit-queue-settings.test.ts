import { expect, test } from 'vitest'
import { NO_ANSWER } from '../hub-connection.ts'
import { testData } from '../testing/data.ts'
import { TestPage } from '../testing/page.ts'

const SIZE = 'parameters|groups|maxGroupSize'

const settingOf = (page: TestPage) => page.store.getSnapshot().state.settings.get(SIZE)
const sentTimes = (page: TestPage) => page.sentSettings.map(({ value, timestamp }) => [value, timestamp])
/** Waits until the server has responded to everything sent. */
const answered = () => new Promise((resolve) => setTimeout(resolve))
const stored = () => ({ ok: true, applied: true }) as const
const refused = (status: number, reason: string) => () =>
  ({ ok: false, status, message: '', reason }) as const

test('LIVE-7: a setting without a response is kept and resent with its timestamp', async () => {
  const page = new TestPage(1000)
  page.join()
  const outcome = page.edits.editSetting(SIZE, 7)
  await answered()
  expect(settingOf(page)).toEqual({ value: 7, timestamp: 1000 })
  page.now = 9000
  page.answerSetting = stored
  page.edits.resend()
  expect(await outcome).toBe('saved')
  expect(sentTimes(page)).toEqual([
    [7, 1000],
    [7, 1000],
  ])
  page.edits.resend()
  expect(page.sentSettings).toHaveLength(2)
})

test('LIVE-7: a refused setting reverts to its previous value, or to a value others have set meanwhile', async () => {
  const page = new TestPage(1000)
  page.join()
  const outcome = page.edits.editSetting(SIZE, 7)
  await answered()
  page.receive('ReceiveSettingValue', { path: SIZE, value: 9, timestamp: 900 })
  expect(settingOf(page)?.value).toBe(7)
  page.answerSetting = refused(403, 'notAllowed')
  page.edits.resend()
  expect(await outcome).toBe('refused')
  expect(settingOf(page)).toEqual({ value: 9, timestamp: 900 })
})

test('LIVE-2: a newer value of somebody else wins over a pending one', async () => {
  const page = new TestPage(1000)
  page.join()
  void page.edits.editSetting(SIZE, 7)
  await answered()
  page.join({ ...testData(), settings: { [SIZE]: { value: 9, timestamp: 2000 } } })
  expect(settingOf(page)).toEqual({ value: 9, timestamp: 2000 })
})

test('PLAN-5: a setting superseded by a planner run is resent after it with a new timestamp', async () => {
  const page = new TestPage(1000)
  page.join()
  page.answerSetting = refused(409, 'plannerRunning')
  const outcome = page.edits.editSetting(SIZE, 7)
  await answered()
  page.answerSetting = stored
  page.now = 3000
  page.receive('ReceivePlan', testData({ start: 1001, end: 2000 }))
  expect(await outcome).toBe('saved')
  expect(sentTimes(page)).toEqual([
    [7, 1000],
    [7, 3000],
  ])
})

test('LIVE-3: a setting stamped by a fast clock is resent with a corrected timestamp', async () => {
  const page = new TestPage(60_000)
  page.join()
  page.offset = -50_000
  page.answerSetting = ({ timestamp }) =>
    timestamp > 15_000 ? refused(422, 'clockAhead')() : { ok: true, applied: true }
  expect(await page.edits.editSetting(SIZE, 7)).toBe('saved')
  expect(settingOf(page)).toEqual({ value: 7, timestamp: 10_000 })
})

test('an edit superseded by a later one of the same setting resolves as replaced', async () => {
  const page = new TestPage(1000)
  page.join()
  page.answerSetting = () => NO_ANSWER
  const first = page.edits.editSetting(SIZE, 7)
  const second = page.edits.editSetting(SIZE, 8)
  expect(await first).toBe('replaced')
  page.answerSetting = stored
  page.edits.resend()
  expect(await second).toBe('saved')
  expect(settingOf(page)?.value).toBe(8)
})

test('LIVE-2, LIVE-6: an edit made after receiving somebody else’s value wins over it, even with a slow clock', async () => {
  const page = new TestPage(1000)
  page.join()
  page.answerSetting = stored
  page.receive('ReceiveSettingValue', { path: SIZE, value: 9, timestamp: 5000 })
  expect(await page.edits.editSetting(SIZE, 7)).toBe('saved')
  expect(sentTimes(page)).toEqual([[7, 5001]])
  expect(settingOf(page)).toEqual({ value: 7, timestamp: 5001 })
})

test('an invalid setting is refused without being sent', async () => {
  const page = new TestPage(1000)
  page.join()
  expect(await page.edits.editSetting(SIZE, -1)).toBe('refused')
  expect(page.sentSettings).toEqual([])
})
