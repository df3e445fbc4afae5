import { MantineProvider } from '@mantine/core'
import type { Environment } from '@planner/domain'
import type { SessionResponse } from '@planner/protocol'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { Occasions } from './occasions.tsx'

function show(environment: Environment) {
  render(
    <MantineProvider>
      <SessionProvider value={{ environment, defaultInvite: '' } as SessionResponse}>
        <Occasions environment={environment} />
      </SessionProvider>
    </MantineProvider>,
  )
}

const answer = (role: 'button' | 'link', occasion: string) =>
  screen.queryByRole(role, { name: `frontPage.occasion.${occasion}` })

test('FRONT-2: an answer with one variant leads to it, one with several asks once more, one at a time', () => {
  show('test')
  expect(answer('link', 'programme')?.getAttribute('href')).toBe('/multiplanner/')
  expect(screen.queryAllByRole('link')).toHaveLength(1)
  const [day, pairs] = [answer('button', 'day'), answer('button', 'pairs')]
  if (!day || !pairs) throw new Error('No answers. Maybe they have other names?')
  fireEvent.click(day)
  const more = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(more()).toEqual(['/planner/', '/planner10/', '/multiplanner/'])
  expect(day.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(pairs)
  expect(more()).toEqual(['/1on1/', '/reciprocity/', '/multiplanner/'])
  fireEvent.click(pairs)
  expect(more()).toEqual(['/multiplanner/'])
})

test('FRONT-2: an answer that leads to nothing offered here is left out', () => {
  show('production')
  expect(answer('button', 'weeks')).not.toBeNull()
  for (const occasion of ['pairs', 'programme'])
    expect(answer('button', occasion) ?? answer('link', occasion)).toBeNull()
})
