import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionStatus } from '../lib/live/hub-connection.ts'
import { useConnectionNotice } from './connection-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const opened = () => {
  const { result, rerender } = renderHook(({ status }) => useConnectionNotice(status), {
    initialProps: { status: 'connecting' as ConnectionStatus },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { result, pass, become: (status: ConnectionStatus) => rerender({ status }) }
}

test('LIVE-15: after five seconds without a connection the notice says still connecting', () => {
  const { result, pass, become } = opened()
  pass(4999)
  expect(result.current).toBe(null)
  pass(1)
  expect(result.current).toBe('first')
  become('connected')
  expect(result.current).toBe(null)
})

test('LIVE-15: a failed first attempt shows still connecting immediately', () => {
  const { result, become } = opened()
  become('lost')
  expect(result.current).toBe('first')
})

test('LIVE-15: a closed connection shows lost immediately, every time', () => {
  const { result, pass, become } = opened()
  become('connected')
  pass(60_000)
  expect(result.current).toBe(null)
  for (const _ of [1, 2]) {
    become('lost')
    expect(result.current).toBe('lost')
    become('connected')
    expect(result.current).toBe(null)
  }
})
