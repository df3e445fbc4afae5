import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UserText } from './user-text.tsx'

afterEach(cleanup)

test('a text is bidi-isolated and its control characters cannot affect its surroundings', () => {
  const { container } = render(<UserText>{'דנה\u2069\u202e (2)'}</UserText>)
  expect(container.innerHTML).toBe('<bdi>דנה (2)</bdi>')
})
