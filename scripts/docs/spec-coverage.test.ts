import { expect, test } from 'vitest'
import { specCoverage } from './spec-coverage.ts'

const RULES = `# Live

### LIVE-1

The later \`write\` wins, as [the merge](../decisions/0004-superseded.md) says, in any order of delivery and on every page that is open somewhere.

### LIVE-2

(planned) Edits can be undone.

### LIVE-3

Nothing is lost: a|b.
`

/** Assembled here, so that this file itself shows none of these rules. */
const named = (text: string) => text.replaceAll('@', 'LIVE-')

const page = (files: Record<string, string>) =>
  specCoverage(
    Object.entries({
      'docs/rules/README.md': '| area | page |\n| --- | --- |\n| LIVE | [live.md](live.md) | sharing |\n',
      'docs/rules/live.md': RULES,
      ...files,
    }).map(([file, text]) => ({ file, text: named(text) })),
  )

const rowOf = (text: string, rule: string) => text.split('\n').find((line) => line.startsWith(`| [${rule}]`))

test('CODE-10: every rule has a row with its first words, its files and its tests', () => {
  const text = page({
    'apps/server/src/rooms/room.ts': '/** Kept newest; @1. */',
    'packages/domain/src/cells/apply-change.ts': '// @1',
    'packages/domain/src/cells/apply-change.test.ts': "test('@1, @3: later', () => {}) // @2",
    'packages/domain/src/testing/event-builder.ts': '// @3',
    'bench/rehearse/main.ts': '// @3',
  })
  expect(text).toContain('## Live\n')
  expect(rowOf(text, 'LIVE-1')).toBe(
    '| [LIVE-1](rules/live.md#live-1) | The later write wins, as the merge says, in any order of delivery and on every page that … | domain/cells/apply-change, server/rooms/room | domain/cells/apply-change |',
  )
  expect(rowOf(text, 'LIVE-2')).toBe('| [LIVE-2](rules/live.md#live-2) | Edits can be undone. |  | planned |')
  expect(rowOf(text, 'LIVE-3')).toBe(
    '| [LIVE-3](rules/live.md#live-3) | Nothing is lost: a\\|b. |  | domain/cells/apply-change |',
  )
  expect(text).toContain('3 rules: 2 shown by tests, 0 that no test shows, 1 planned.')
})

test('CODE-10: rules that no test shows stand first, and planned ones', () => {
  const text = page({ 'apps/web/src/app.test.tsx': "test('@1: later', () => {})" })
  const [, open = ''] = /## Open\n\n(.*?)\n\n## Live/s.exec(text) ?? []
  expect(open).toBe(
    'No test shows:\n\n- [LIVE-3](rules/live.md#live-3): Nothing is lost: a|b.\n\nPlanned:\n\n- [LIVE-2](rules/live.md#live-2): Edits can be undone.',
  )
  expect(page({ 'a.test.ts': "test('@1 to @3: all', () => {})" })).toContain('No test shows: none.')
})

test('CODE-10: long lists of files are cut', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`apps/web/src/${name}.css`, '/* @3 */'])
  expect(rowOf(page(Object.fromEntries(files)), 'LIVE-3')).toContain('| web/a, web/b, web/c, web/d, 2 more |')
})
