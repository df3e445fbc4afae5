import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hideToast, showSaved, showToast, toastStore } from '../lib/toast.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  // What came late in a former file is none of these.
  for (const { id } of toastStore.getSnapshot()) hideToast(id)
  vi.useFakeTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('BROWSER-4: what is saved is said without interrupting, other messages are said at once', () => {
  render(<Toasts />)
  act(() => {
    showSaved('Saved')
    showToast({ message: 'Refused', autoClose: false })
  })
  const liveOf = (text: string) =>
    screen.getByText(text).closest('[aria-live], [role=alert]')?.getAttribute('aria-live')
  expect(liveOf('Saved')).toBe('polite')
  expect(liveOf('Refused')).not.toBe('polite')
})

test('LIVE-10: what is saved is said for 1.25 s since the last time', () => {
  render(<Toasts />)
  act(() => showSaved('Saved'))
  pass(1000)
  act(() => showSaved('Saved'))
  pass(1000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  pass(250)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('BROWSER-4: a message goes by itself unless a pointer is over it, and a third one waits', () => {
  render(<Toasts />)
  act(() => {
    for (const message of ['First', 'Second', 'Third']) showToast({ message, autoClose: 1000 })
  })
  expect(screen.queryByText('Third')).toBeNull()
  fireEvent.pointerEnter(screen.getByText('First').closest('[role=alert]') as Element)
  pass(1000)
  expect(screen.getByText('First')).toBeTruthy()
  expect(screen.queryByText('Second')).toBeNull()
  expect(screen.getByText('Third')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button')[0] as Element)
  expect(screen.queryByText('First')).toBeNull()
})
