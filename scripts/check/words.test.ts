import { expect, test } from 'vitest'
import { checkWords } from './words.mjs'

const found = (file: string, text: string) => !checkWords([{ file, text }]).isOk

test('a word that has another name is found in names and comments', () => {
  const web = 'apps/web/src/sample.ts'
  for (const text of [
    '/** A conference. */',
    'const conferences = 1',
    'type NewConference = 1',
    'const MAX_CONFERENCES = 1',
  ])
    expect(found(web, text), text).toBe(true)
  expect(found(web, 'const x = toldOf(y)')).toBe(true)
  expect(found(web, 'const LATE_MS = 1')).toBe(true)
})

test('names that mean something else here are found where they would mislead', () => {
  expect(found('apps/web/src/sample.ts', 'type ScenarioBench = 1')).toBe(true)
  expect(found('apps/server/src/storage/sample.ts', "'scenario_bench'")).toBe(false)
  expect(found('apps/web/src/features/schedule/sample.ts', 'const isKept = true')).toBe(true)
  expect(found('apps/web/src/features/schedule/sample.ts', '// It is kept.')).toBe(false)
  expect(found('apps/web/src/app/sample.ts', 'const isLate = true')).toBe(true)
  expect(found('packages/protocol/src/invocations/sample.ts', 'isLate: z.boolean()')).toBe(false)
})

test('a run is what the organiser starts; threads search', () => {
  expect(found('apps/server/src/planning/threads/sample.ts', 'type RunState = 1')).toBe(true)
  expect(found('apps/server/src/planning/threads/sample.ts', '// A run ends.')).toBe(true)
  expect(found('apps/server/src/planning/runs/sample.ts', 'type RunState = 1')).toBe(false)
  expect(found('packages/solver/src/search/sample.ts', '// The topics that run.')).toBe(false)
})

test('it may be a part of another word, and stand where it means something else', () => {
  expect(found('apps/web/src/sample.ts', "'Spring unconference'")).toBe(false)
  expect(found('apps/server/src/planning/sample.ts', 'const bench = 1')).toBe(true)
  expect(found('apps/server/src/sample.ts', 'const bench = 1')).toBe(false)
  expect(found('apps/server/src/import/sample.ts', "'attendee'")).toBe(false)
})
