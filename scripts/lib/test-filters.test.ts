import { describe, expect, test } from 'vitest'
import { splitArguments } from './test-filters.mjs'

const files = {
  unitFiles: ['packages/domain/src/cells/clock.test.ts', 'apps/web/src/lib/search.test.ts'],
  journeyFiles: ['e2e/join.spec.ts', 'e2e/search.spec.ts', 'e2e/sweeps/words.spec.ts'],
  usualJourneys: ['e2e/join', 'e2e/search'],
}

describe('npm test -- …', () => {
  test('without filters both runners run what is usual', () => {
    const playwright = files.usualJourneys
    expect(splitArguments([], files)).toEqual({ vitest: [], playwright, unmatched: [] })
  })

  test('what is not usual runs when it is named', () => {
    expect(splitArguments(['sweeps'], files)).toEqual({
      vitest: undefined,
      playwright: ['sweeps'],
      unmatched: [],
    })
  })

  test('a filter runs only the runner that has a matching file', () => {
    expect(splitArguments(['packages/domain'], files)).toMatchObject({
      vitest: ['packages/domain'],
      playwright: undefined,
    })
    expect(splitArguments(['./e2e/join'], files)).toMatchObject({
      vitest: undefined,
      playwright: ['e2e/join'],
    })
  })

  test('filters are passed to the runners with matching files', () => {
    expect(splitArguments(['search', 'join'], files)).toMatchObject({
      vitest: ['search'],
      playwright: ['search', 'join'],
    })
  })

  test('a filter without matching files is reported', () => {
    expect(splitArguments(['nowhere'], files)).toEqual({
      vitest: undefined,
      playwright: undefined,
      unmatched: ['nowhere'],
    })
  })

  test('a name is passed to both in their own syntax', () => {
    expect(splitArguments(['-t', 'VALID-5'], files)).toMatchObject({
      vitest: ['-t', 'VALID-5'],
      playwright: ['-g', 'VALID-5', '--pass-with-no-tests'],
    })
  })

  test('other options are passed to Vitest, or to Playwright when it runs alone', () => {
    expect(splitArguments(['--bail=1'], files)).toMatchObject({
      vitest: ['--bail=1'],
      playwright: files.usualJourneys,
    })
    expect(splitArguments(['e2e', '--headed'], files)).toMatchObject({
      vitest: undefined,
      playwright: ['e2e', '--headed'],
    })
  })

  test('a runner without any test file does not run', () => {
    expect(splitArguments([], { ...files, journeyFiles: [] })).toMatchObject({
      vitest: [],
      playwright: undefined,
    })
  })
})
