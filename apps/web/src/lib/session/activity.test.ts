import { expect, test, vi } from 'vitest'
import { trackActivity } from './activity.ts'

test('HTTP-11: activity is reported at most once a minute, and nothing while there is none', () => {
  vi.useFakeTimers()
  const sent = vi.fn(async (_address: string) => Response.json({}))
  vi.stubGlobal('fetch', sent)
  const stop = trackActivity()
  for (let second = 0; second < 150; second += 1) {
    window.dispatchEvent(new Event(second % 2 === 0 ? 'keydown' : 'pointerdown'))
    vi.advanceTimersByTime(1000)
  }
  expect(sent).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(600_000)
  expect(sent).toHaveBeenCalledTimes(3)
  for (const [address] of sent.mock.calls) expect(address).toMatch(/^\/api\/Auth\/UserIsActive\//)
  stop()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(120_000)
  expect(sent).toHaveBeenCalledTimes(3)
})
