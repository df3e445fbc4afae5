import { describe, expect, test } from 'vitest'
import { checkCitations, citations, citedByTests } from './citations.mjs'
import { sampleTree } from './testing/sample-tree.ts'

const book = {
  'docs/rules/README.md': '| area | page |\n| --- | --- |\n| LIVE | [live.md](live.md) | sharing |\n',
  'docs/rules/live.md':
    '# Live\n\n### LIVE-1\n\nThe later write wins.\n\n### LIVE-2\n\n(planned) Edits can be undone.\n\n### LIVE-3\n\nNothing is lost.\n',
  'docs/decisions/0004-superseded.md': '# 4. Superseded\n',
}
/** Assembled here, so that this file itself contains no invalid citation. */
const cite = (word: string, number: number | string) => `${word}${number}`

const named = (text: string) => text.replaceAll('@', 'LIVE-')

const resultOf = (files: Record<string, string>) =>
  checkCitations(Object.entries({ ...book, ...files }).map(([file, text]) => ({ file, text })))

describe('CODE-5: every citation resolves', () => {
  test.each([
    ['a rule that does not exist', cite('LIVE-', 9), 'is not a rule of docs/rules'],
    ['an area that does not exist', cite('LIFE-', 1), 'is not a rule of docs/rules'],
    ['a decision that does not exist', cite('ADR-', '0005'), 'is not a rule of docs/rules'],
    ['a section of a document that is elsewhere', cite('spec ', 4.1), 'does not resolve'],
    ['the same with a capital letter', cite('Spec ', 9), 'does not resolve'],
    ['a decision by its bare number', cite('decision ', 16), 'does not resolve'],
    ['two of them', cite('decisions ', '16 and 17'), 'does not resolve'],
    ['a section of the model', cite('planning model section ', 3), 'does not resolve'],
    ['a line of a section', cite('Section ', '5 line 5'), 'does not resolve'],
    ['a line of a style guide', cite('style ', 7), 'does not resolve'],
    ['a chapter of a design', cite('ux ', '"keyboard"'), 'does not resolve'],
  ])('%s fails', (_case, words, message) => {
    const { isOk, output } = resultOf({ 'apps/server/src/a.ts': `\n/** Kept newest; ${words}. */\n` })
    expect(output).toContain('apps/server/src/a.ts:2: ')
    expect(output).toContain(message)
    expect(isOk).toBe(false)
  })

  test('rules, decisions and names of standards pass', () => {
    const text = '/** LIVE-1, as ADR-0004 says; UTF-8 and SHA-256. Etc/GMT-5 and A4-2 are no citations. */\n'
    expect(resultOf({ 'packages/domain/src/a.ts': text })).toMatchObject({ isOk: true, output: '' })
  })

  test('a rule numbered twice, or on a page of another area, fails', () => {
    const { output } = resultOf({ 'docs/rules/other.md': '### LIVE-3\n\nAgain.\n' })
    expect(output).toContain('docs/rules/other.md: LIVE-3 is defined twice, also in docs/rules/live.md')
    expect(output).toContain('docs/rules/other.md: LIVE-3 belongs to no area of this page')
  })

  test('a link to a missing page or rule fails', () => {
    const links = '[a](rules/live.md#live-1) [b](rules/gone.md) [c](rules/live.md#live-7)\n'
    const { output } = resultOf({ 'docs/README.md': links })
    expect(output.split('\n')).toEqual([
      'docs/README.md: the link rules/gone.md does not resolve.',
      'docs/README.md: the link rules/live.md#live-7 does not resolve.',
    ])
  })

  test('all project folders of a tree are checked, without installed packages', async () => {
    const tree = sampleTree({
      ...book,
      'e2e/a.spec.ts': `// ${cite('LIVE-', 8)}\n`,
      'apps/web/node_modules/b.ts': `// ${cite('LIVE-', 9)}\n`,
    })
    expect((await citations(tree)).output).toBe('e2e/a.spec.ts:1: LIVE-8 is not a rule of docs/rules.')
  })
})

describe('CODE-5: rules that no test cites are listed', () => {
  test('in the note, without those that are only planned', () => {
    const { note } = resultOf({ 'apps/server/src/a.test.ts': named("test('@1: later', () => {})\n") })
    expect(note).toBe('4 citations, 3 rules, 1 planned, 1 no test cites (npm run rules)')
  })

  test('only the beginning of a title counts, and a range counts for all its rules', () => {
    const text = [
      "describe('@5 to @7: three', look)",
      "test('elsewhere @9 is named', look)",
      "  ['@1, @2: two', look],",
      '// Not a title: @4',
    ]
    const file = { file: 'a.test.ts', text: named(text.join('\n')) }
    expect([...citedByTests([file]).keys()].sort()).toEqual([
      'LIVE-1',
      'LIVE-2',
      'LIVE-5',
      'LIVE-6',
      'LIVE-7',
    ])
  })
})
