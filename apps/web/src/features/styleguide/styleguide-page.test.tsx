import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StyleguidePage } from './styleguide-page.tsx'

test('LOOK-7: the style guide shows every part of the language', () => {
  render(
    <MantineProvider>
      <StyleguidePage />
    </MantineProvider>,
  )
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))
  expect(parts).toEqual([
    'type',
    'layers',
    'fills',
    'preference',
    'contact',
    'satisfaction',
    'controls',
    'icons',
    'space',
    'measures',
  ])
})
