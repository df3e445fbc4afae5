import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
