import { describe, expect, test } from 'vitest'
import { shareOut } from './test-filters.mjs'

const files = {
  unitFiles: ['packages/domain/src/cells/clock.test.ts', 'apps/web/src/lib/search.test.ts'],
  journeyFiles: ['e2e/join.spec.ts', 'e2e/search.spec.ts'],
}

describe('npm test -- …', () => {
  test('without filters both runners run everything', () => {
    expect(shareOut([], files)).toEqual({ vitest: [], playwright: [], unmatched: [] })
  })

  test('a filter runs only the runner that has a matching file', () => {
    expect(shareOut(['packages/domain'], files)).toMatchObject({
      vitest: ['packages/domain'],
      playwright: undefined,
    })
    expect(shareOut(['./e2e/join'], files)).toMatchObject({ vitest: undefined, playwright: ['e2e/join'] })
  })

  test('a filter that fits both goes to both, and each gets only its own', () => {
    expect(shareOut(['search', 'join'], files)).toMatchObject({
      vitest: ['search'],
      playwright: ['search', 'join'],
    })
  })

  test('a filter that fits nothing is told', () => {
    expect(shareOut(['nowhere'], files)).toEqual({
      vitest: undefined,
      playwright: undefined,
      unmatched: ['nowhere'],
    })
  })

  test('a name goes to both in their own spelling', () => {
    expect(shareOut(['-t', 'VALID-5'], files)).toMatchObject({
      vitest: ['-t', 'VALID-5'],
      playwright: ['-g', 'VALID-5', '--pass-with-no-tests'],
    })
  })

  test('other options go to Vitest, or to Playwright when it runs alone', () => {
    expect(shareOut(['--bail=1'], files)).toMatchObject({ vitest: ['--bail=1'], playwright: [] })
    expect(shareOut(['e2e', '--headed'], files)).toMatchObject({
      vitest: undefined,
      playwright: ['e2e', '--headed'],
    })
  })

  test('a runner without any test file does not run', () => {
    expect(shareOut([], { ...files, journeyFiles: [] })).toMatchObject({ vitest: [], playwright: undefined })
  })
})
