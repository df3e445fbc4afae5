import { expect, test } from 'vitest'
import { checkPatterns, patternsIn } from './patterns.mjs'

const judged = (text: string) =>
  checkPatterns(patternsIn(text, 'sample.tsx').map((found) => ({ file: 'sample.tsx', ...found })))

test('CODE-12: every pattern of a file is found, as a literal or given to RegExp', () => {
  const text = `
const blank = /^\\s+/u
const Name = () => <p title={/a\\/b/.source}>{text.replace(new RegExp('[<>]', 'g'), '')}</p>
const made = RegExp(\`\${word}!\`)
const half = 4 / 2 / 1
`
  expect(patternsIn(text, 'sample.tsx').map(({ line, pattern }) => [line, pattern])).toEqual([
    [2, { source: '^\\s+', flags: 'u' }],
    [3, { source: 'a\\/b', flags: '' }],
    [3, { source: '[<>]', flags: 'g' }],
    [4, undefined],
  ])
})

test('CODE-12: a pattern whose time grows faster than the text is refused, and what nobody can judge', async () => {
  const linear = await judged(String.raw`[/\([^()]*\)\s*$/u, /^(?:"(?:[^"]|"")*")?$/, /[a-z]{20,}/g]`)
  expect(linear).toEqual({ isOk: true, note: '3 patterns', output: '' })

  const slow = await judged(String.raw`[
    /\s+$/,
    /\s*\([^()]*\)\s*$/u,
    /^(.+?)\s*\[([^[\]]+)\]$/s,
    /^(a+)+$/,
    /[\w--\d]/v,
    new RegExp(word),
  ]`)
  expect(slow.isOk).toBe(false)
  expect(
    slow.output.split('\n').map((line) => /:(\d+) .*?(n\^2|2\^n|judged|nobody)/.exec(line)?.slice(1)),
  ).toEqual([
    ['2', 'n^2'],
    ['3', 'n^2'],
    ['4', 'n^2'],
    ['5', '2^n'],
    ['6', 'judged'],
    ['7', 'nobody'],
  ])
})
