import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FocusProvider, KeptFocus } from './kept-focus.tsx'

afterEach(cleanup)

function Page({ name, hidden = false }: { name: string; hidden?: boolean }) {
  return (
    <div id="content" key={name}>
      {hidden && <h2 className="visually-hidden">Hidden</h2>}
      <h2>{name}</h2>
      <button type="button">Go from {name}</button>
      <KeptFocus />
    </div>
  )
}

test('BROWSER-5: the first heading that is seen takes the focus of what has gone, and only then', () => {
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  outside.blur()
  const { rerender, getByText } = render(<Page key="a" name="First" />, { wrapper: FocusProvider })
  // What had it is there still.
  expect(document.activeElement).toBe(document.body)
  getByText('Go from First').focus()
  rerender(<Page key="b" name="Second" hidden />)
  expect(document.activeElement).toBe(getByText('Second'))

  outside.focus()
  rerender(<Page key="c" name="Third" />)
  expect(document.activeElement).toBe(outside)
  outside.remove()
})
