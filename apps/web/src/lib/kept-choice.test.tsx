import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeptChoice } from './kept-choice.ts'

const SHAPES = ['table', 'cards'] as const

const kept = (key: string, values: readonly string[]) =>
  renderHook(() => useKeptChoice(key, values)).result.current.chosen

test('SCHED-39, ROOM-4: a choice is remembered under its own key, and nothing that is no choice', () => {
  const { result } = renderHook(() => useKeptChoice('shape', SHAPES))
  expect(result.current.chosen).toBeUndefined()
  act(() => result.current.choose('cards'))
  expect(result.current.chosen).toBe('cards')
  expect(localStorage.getItem('shape')).toBe('cards')
  expect(kept('shape', SHAPES)).toBe('cards')
  expect(kept('picture', SHAPES)).toBeUndefined()
  expect(kept('shape', ['open', 'folded'])).toBeUndefined()
  localStorage.setItem('shape', 'poster')
  expect(kept('shape', SHAPES)).toBeUndefined()
})

test('SCHED-39: a browser that stores nothing shows the usual view, and what is chosen while the page is open', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const { result } = renderHook(() => useKeptChoice('shape', SHAPES))
  expect(result.current.chosen).toBeUndefined()
  act(() => result.current.choose('cards'))
  expect(result.current.chosen).toBe('cards')
  vi.unstubAllGlobals()
  expect(kept('picture', SHAPES)).toBeUndefined()
})
