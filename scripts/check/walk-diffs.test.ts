import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { added, applied, inLanguage, walksIn } from './walk-diffs.mjs'

test('the lines between which the walks of CONTRIBUTING add others stand in their files', () => {
  const walks = walksIn(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'))
  expect(walks.length).toBeGreaterThan(5)
  const texts = new Map<string, string>()
  const textOf = (file: string) =>
    texts.get(file) ?? (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '')
  for (const diff of walks.flatMap(({ diffs }) => diffs))
    for (const each of [diff, ...diff.languages.map((language) => inLanguage(diff, language))]) {
      const before = textOf(each.file)
      const after = before === '' ? added(each.lines).join('\n') : applied(before, each)
      expect(after.length, each.file).toBeGreaterThan(before.length)
      texts.set(each.file, after)
    }
})
