import { cellAddress, variantOf } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LiveEvent } from '../lib/live/live-event.ts'
import { keepLanguage, keepSession } from '../lib/session/session-store.ts'
import { useLiveEvent } from './planner-page.tsx'

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

test('HTTP-10, LIVE-17: with another language the cells of an open event are drawn anew', () => {
  vi.stubGlobal('__TRANSLATIONS_VERSION__', '')
  keepSession({ isLoggedIn: true } as SessionResponse)
  const { result, unmount } = renderHook(() => useLiveEvent(variantOf('planner'), ''))
  const store = result.current?.store
  if (!store) throw new Error('No live event')
  const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
  const before = store.cells.view(address)
  act(() => keepLanguage('et'))
  const after = store.cells.view(address)
  expect(after.viewKey).toBeGreaterThan(before.viewKey)
  expect(after).toMatchObject({ value: before.value, pending: before.pending })
  unmount()
})
