import { MantineProvider } from '@mantine/core'
import { type Environment, type Occasion, VARIANTS } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { Occasions } from './occasions.tsx'

function show(environment: Environment) {
  render(
    <MantineProvider>
      <SessionProvider value={{ environment, defaultInvite: '' } as SessionResponse}>
        <Occasions />
      </SessionProvider>
    </MantineProvider>,
  )
}

const answer = (role: 'button' | 'link', occasion: string) =>
  screen.queryByRole(role, { name: `frontPage.occasion.${occasion}` })

const basesOf = (occasion: Occasion) =>
  VARIANTS.filter((variant) => variant.occasion === occasion).map(({ routeBase }) => `${routeBase}/`)

test('FRONT-2: an answer with one variant leads to it, one with several asks once more, one at a time', () => {
  show('test')
  expect(answer('link', 'programme')?.getAttribute('href')).toBe('/multiplanner/')
  expect(screen.queryAllByRole('link')).toHaveLength(1)
  // Further variants may be added to an answer.
  expect(basesOf('day')).toEqual(expect.arrayContaining(['/planner/', '/planner10/']))
  expect(basesOf('pairs')).toEqual(expect.arrayContaining(['/1on1/', '/reciprocity/']))
  const [day, pairs] = [answer('button', 'day'), answer('button', 'pairs')]
  if (!day || !pairs) throw new Error('No answers. Maybe they have other names?')
  fireEvent.click(day)
  const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(shown()).toEqual([...basesOf('day'), '/multiplanner/'])
  expect(day.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(pairs)
  expect(shown()).toEqual([...basesOf('pairs'), '/multiplanner/'])
  fireEvent.click(pairs)
  expect(shown()).toEqual(['/multiplanner/'])
})

test('FRONT-2: an answer that leads to nothing offered here is left out', () => {
  show('production')
  expect(answer('button', 'weeks')).not.toBeNull()
  for (const occasion of ['pairs', 'programme'])
    expect(answer('button', occasion) ?? answer('link', occasion)).toBeNull()
})
