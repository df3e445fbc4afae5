import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BusyButton } from './busy-button.tsx'

afterEach(cleanup)

const inForm = (isBusy: boolean, onSubmit: () => void, onClick: () => void) => (
  <MantineProvider>
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <BusyButton type="submit" isBusy={isBusy} onClick={onClick}>
        Send
      </BusyButton>
    </form>
  </MantineProvider>
)

test('BROWSER-6: a button keeps the focus while it is busy, says so, and does nothing again', () => {
  const onSubmit = vi.fn()
  const onClick = vi.fn()
  const { rerender } = render(inForm(false, onSubmit, onClick))
  const button = screen.getByRole('button', { name: 'Send' })
  const states = () => ['aria-busy', 'aria-disabled', 'disabled'].map((name) => button.getAttribute(name))
  expect(states()).toEqual([null, null, null])
  button.focus()
  fireEvent.click(button)
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1])

  rerender(inForm(true, onSubmit, onClick))
  expect(document.activeElement).toBe(button)
  expect(states()).toEqual(['true', 'true', null])
  fireEvent.click(button)
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1])

  rerender(inForm(false, onSubmit, onClick))
  expect(document.activeElement).toBe(button)
  expect(states()).toEqual([null, null, null])
})

test('BROWSER-6: a button is busy until what it has started ends', async () => {
  const ends: (() => void)[] = []
  const onClick = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  render(
    <MantineProvider>
      <BusyButton onClick={onClick}>Send</BusyButton>
    </MantineProvider>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  await act(async () => ends[0]?.())
  expect(button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
})
