import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UserText } from './user-text.tsx'

afterEach(cleanup)

test('a text stands apart, without marks that would leave its element', () => {
  const { container } = render(<UserText>{'דנה\u2069\u202e (2)'}</UserText>)
  expect(container.innerHTML).toBe('<bdi>דנה (2)</bdi>')
})
