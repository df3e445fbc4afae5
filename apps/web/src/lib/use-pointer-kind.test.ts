import { fireEvent, renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { usePointerKind } from './use-pointer-kind.ts'

test('AVAIL-20: how one points is taken up after the click of a press, not beneath it', () => {
  vi.useFakeTimers()
  const { result } = renderHook(usePointerKind)
  const press = (pointerType: string) => {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      fireEvent(document.body, Object.assign(new Event(type, { bubbles: true }), { pointerType }))
  }
  expect(result.current).toBe('mouse')
  press('touch')
  expect(result.current).toBe('mouse')
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current).toBe('touch')
  press('pen')
  expect(result.current).toBe('touch')
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current).toBe('mouse')
})
