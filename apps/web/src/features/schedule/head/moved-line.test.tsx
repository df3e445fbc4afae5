import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { MovedLine, numMoved, placesOf } from './moved-line.tsx'

afterEach(() => {
  cleanup()
  setMessages('en-GB', {})
})

const pairs = () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cem']) event.owner(id, {}, { numMeetingRequests: 1 })
  return event
}

test('PLAN-29: how many are elsewhere than before a run follows what is confirmed and withdrawn meanwhile', () => {
  setMessages('en-GB', { 'head.moved': '{number, plural, one {# of {{total}}} other {# of {{total}}}}' })
  const before = pairs().meeting('ann', 'bob', 'reserved')
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <MovedLine before={before.state} undoId="v1" />
  }
  showScreen(before, ADMIN, <Screen />)
  expect(screen.getByText(/^head\.moved\.none/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'versions.undo' })).toBeTruthy()
  const after = pairs().meeting('ann', 'cem', 'reserved')
  act(() => live?.store.replace(after.state, { viewer: ADMIN, isLoaded: true }))
  expect(screen.getByText(/^3 of 3/)).toBeTruthy()
})

const event = () => new EventBuilder('planner').people('ann', 'bob', 'cem').topic('tea').topic('go')

test('PLAN-29: who is in another topic or at another time than before has moved', () => {
  const before = event().assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  const after = event().assign('ann', 'tea').assign('bob', 'go').assign('cem', 'go').start('tea', 1, 0)
  const places = ({ variant, state }: EventBuilder) => placesOf(variant, state)
  const [one, other] = [places(before), places(after)]
  if (!one || !other) throw new Error('There is no plan')
  expect(numMoved(one, one)).toBe(0)
  expect(numMoved(one, other)).toBe(2)
  expect(places(event())).toBeNull()
})

test('PLAN-29: where people meet in pairs, who meets somebody else has moved', () => {
  const of = (a: string, b: string) => {
    const { variant, state } = pairs().meeting(a, b, 'reserved')
    return placesOf(variant, state) ?? new Map()
  }
  expect(numMoved(of('ann', 'bob'), of('ann', 'cem'))).toBe(3)
})
