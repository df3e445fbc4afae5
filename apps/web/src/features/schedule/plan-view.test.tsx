import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useMovable } from './plan-view.tsx'

function Typed() {
  const [text, setText] = useState('')
  return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

function Screen({ isBelow }: { isBelow: boolean }) {
  const typed = useMovable(<Typed />)
  return (
    <>
      {typed.held}
      {!isBelow && typed.place}
      <hr />
      {isBelow && typed.place}
    </>
  )
}

test('SCENARIO-3: what is typed stays when it has another place because the screen became narrow or wide', () => {
  const { rerender } = render(<Screen isBelow={false} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Attic' } })
  const isBelow = () =>
    screen.getByRole('separator').compareDocumentPosition(screen.getByRole('textbox')) ===
    Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBelow()).toBe(false)
  for (const place of [true, false]) {
    rerender(<Screen isBelow={place} />)
    expect(isBelow()).toBe(place)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Attic')
  }
})
