import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOfGone } from './use-focus-of-gone.ts'

afterEach(cleanup)

function Place({ isDone }: { isDone: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusOfGone(place)
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {!isDone && <button type="button">Confirm</button>}
    </div>
  )
}

test('BROWSER-5: where a button goes with what it did, its place has the focus, and only if the button had it', async () => {
  const { rerender } = render(<Place isDone={false} />)
  screen.getByText('Confirm').focus()
  rerender(<Place isDone />)
  expect(document.activeElement).toBe(screen.getByTestId('place'))

  rerender(<Place isDone={false} />)
  screen.getByText('Confirm').focus()
  screen.getByText('Confirm').blur()
  await Promise.resolve()
  rerender(<Place isDone />)
  expect(document.activeElement).toBe(document.body)
})
