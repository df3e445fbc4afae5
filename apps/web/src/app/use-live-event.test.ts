import { variantOf } from '@planner/domain'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LiveEvent } from '../lib/live/live-event.ts'
import { useLiveEvent } from './use-live-event.ts'

test('ROUTE-5: leaving the pages of a planner closes the live connection, another page of the event does not', () => {
  vi.stubGlobal('__TRANSLATIONS_VERSION__', '')
  const close = vi.spyOn(LiveEvent.prototype, 'close')
  const { result, rerender, unmount } = renderHook(() => useLiveEvent(variantOf('planner'), ''))
  const live = result.current
  rerender()
  expect(result.current).toBe(live)
  expect(close).not.toHaveBeenCalled()
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
})
