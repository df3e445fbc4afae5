import type { WallState } from '@planner/protocol'
import { describe, expect, test } from 'vitest'
import { changesOf, MARKED_MS, pagesOf, wallView } from './wall-view.ts'

const entry = (id: string, start: number, end: number, place = 'Hall') => ({
  id,
  title: id,
  place,
  sessions: `Session ${start}`,
  numPeople: 3,
  start,
  end,
})

function state(...entries: ReturnType<typeof entry>[]): WallState {
  return {
    name: 'Event',
    timeZone: '',
    days: [{ date: '2026-11-28', entries }],
    undated: [],
    join: '',
    numPeople: 0,
    numAnswered: 0,
  }
}

describe('PUBLISH-9: a wall shows', () => {
  const day = state(entry('a', 10, 20), entry('b', 10, 20), entry('long', 10, 40), entry('c', 30, 40))
  const shown = (now: number) => {
    const view = wallView(day, now)
    if (view.kind !== 'day') return view.kind
    return [
      view.on.flatMap(({ entries }) => entries.map(({ id }) => id)),
      view.next?.entries.map(({ id }) => id),
    ]
  }

  test('what is on and what is next, at the very moments too', () => {
    expect(shown(9)).toEqual([[], ['a', 'b']])
    expect(shown(10)).toEqual([['a', 'b', 'long'], ['c']])
    expect(shown(20)).toEqual([['long'], ['c']])
    expect(shown(30)).toEqual([['c', 'long'].sort().reverse(), undefined])
    expect(shown(40)).toEqual([[], undefined])
  })

  test('the sessions of a plan without times, and the way to join before there is one', () => {
    const undated = [entry('a', 0, 0), entry('b', 0, 0)].map((each) => ({ ...each, sessions: 'Morning' }))
    expect(wallView({ ...state(), undated }, 0)).toMatchObject({
      kind: 'undated',
      sessions: [{ name: 'Morning' }],
    })
    expect(wallView(state(), 0)).toEqual({ kind: 'before' })
  })
})

describe('PUBLISH-10: on a wall', () => {
  test('long titles take two lines, so that no page is cut off', () => {
    const rows = [1, 2, 3, 4].map((id) => ({
      ...entry(String(id), 0, 1, ''),
      title: 'x'.repeat(id % 2 ? 60 : 5),
    }))
    expect(pagesOf(rows, 3).map((page) => page.map(({ id }) => id))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(pagesOf(rows, 0.5)).toHaveLength(4)
    expect(pagesOf([], 5)).toEqual([])
  })

  test('what has moved is marked with where it was first, for ten minutes', () => {
    const known = new Map()
    const first = changesOf(state(entry('a', 10, 20)), state(entry('a', 10, 20, 'Loft')), { known, now: 0 })
    expect([...first]).toEqual([['a', { place: 'Hall', start: 10, at: 0 }]])
    const again = changesOf(state(entry('a', 10, 20, 'Loft')), state(entry('a', 12, 20, 'Attic')), {
      known: first,
      now: 5,
    })
    expect(again.get('a')).toEqual({ place: 'Hall', start: 10, at: 5 })
    const later = state(entry('a', 12, 20, 'Attic'))
    expect(changesOf(later, later, { known: again, now: 4 + MARKED_MS }).size).toBe(1)
    expect(changesOf(later, later, { known: again, now: 5 + MARKED_MS }).size).toBe(0)
    expect(changesOf(undefined, later, { known, now: 0 }).size).toBe(0)
  })
})
