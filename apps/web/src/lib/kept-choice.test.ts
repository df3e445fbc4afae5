import { expect, test } from 'vitest'
import { keepChoice, keptChoice } from './kept-choice.ts'

test('SCHED-39, ROOM-4: a choice is remembered under its own key, and nothing that is no choice', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const shapes = ['table', 'cards'] as const
  expect(keptChoice(storage, 'shape', shapes)).toBeUndefined()
  keepChoice(storage, 'shape', 'cards')
  expect(keptChoice(storage, 'shape', shapes)).toBe('cards')
  expect(keptChoice(storage, 'picture', shapes)).toBeUndefined()
  expect(keptChoice(storage, 'shape', ['open', 'folded'])).toBeUndefined()
})
