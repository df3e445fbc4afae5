import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RowName } from './matrix-row.tsx'

afterEach(cleanup)

test('a right-to-left name is isolated from the note after it', () => {
  render(<RowName name="דנה (2)" note="you" />)
  expect(screen.getByText('דנה (2)').tagName).toBe('BDI')
  expect(screen.getByText('you').closest('bdi')).toBeNull()
})
