import { expect, test } from 'vitest'
import { coverageOf, coverageReport } from './coverage.mjs'

const RULES = `# Live

### LIVE-1

The later write wins,
in any order of delivery.

### LIVE-2

(planned) Edits can be undone.

### LIVE-3

Nothing is lost.
`

/** Assembled here, so that this file itself shows none of these rules. */
const named = (text: string) => text.replaceAll('@', 'LIVE-')

const files = Object.entries({
  'docs/rules/README.md': '| area | page |\n| --- | --- |\n| LIVE | [live.md](live.md) | sharing |\n',
  'docs/rules/live.md': RULES,
  'apps/server/src/rooms/room.ts': '/** Kept newest; @1. */',
  'packages/domain/src/cells/apply-change.test.ts': "test('@1: later', () => {})",
}).map(([file, text]) => ({ file, text: named(text) }))

test('CODE-10: rules that no test cites stand first, then planned ones', () => {
  expect(coverageReport(coverageOf(files))).toBe(
    named(
      '\nno test cites: 1\n  @3       docs/rules/live.md\n\nplanned: 1\n  @2       docs/rules/live.md\n\ncited by tests: 1\n  @1       packages/domain/src/cells/apply-change.test.ts',
    ),
  )
})

test('CODE-10: asked for some rules, it gives their words, their tests and the code that cites them', () => {
  expect(coverageReport(coverageOf(files), named('@1'))).toContain(
    named(
      '  @1  The later write wins, in any order of delivery.\n    test  packages/domain/src/cells/apply-change.test.ts\n    code  apps/server/src/rooms/room.ts',
    ),
  )
})
