import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CATALOGUES, firstMessages } from '@planner/i18n'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

const WEB = inRoot('apps', 'web', 'src')
const DOMAIN = inRoot('packages', 'domain', 'src', 'index.ts')

/** Parts that come with the first texts alone: each is a `firstComponent`, or the app itself. */
const PARTS = [
  'app/main.tsx',
  'app/planner-page.tsx',
  'app/user-data-content.tsx',
  'app/undo-buttons.tsx',
  'components/help/help.tsx',
  'components/personal-link.tsx',
  'components/user-form/optional-field.tsx',
  'components/user-form/topic-extras.tsx',
  'features/user-choices/choice-sections.tsx',
]

const KEYS = Object.keys(CATALOGUES['en-GB'])

test('JOIN-5: every text of the scripts between a share link and the first choice is among the first texts', () => {
  const first = firstMessages('en-GB')
  const sources = sourcesOf(PARTS.map((part) => resolve(WEB, part)))
  expect(sources.size).toBeGreaterThan(100)
  const missing = [...sources].flatMap(([file, source]) =>
    keysIn(source)
      .filter((key) => !(key in first))
      .map((key) => `${key} in ${file}`),
  )
  expect(missing).toEqual([])
})

test('JOIN-5: the first texts of every language are a third of all at most', () => {
  for (const language of ['en-GB', 'et', 'de'] as const) {
    const first = JSON.stringify(firstMessages(language)).length
    expect(first).toBeLessThan(JSON.stringify(CATALOGUES[language]).length / 3)
  }
})

/** The modules that these import, without those that they load later. */
function sourcesOf(roots: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const source = readFileSync(file, 'utf8')
    found.set(file, source)
    for (const [, name = ''] of source.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm,
    )) {
      if (name.startsWith('.')) add(resolve(dirname(file), name))
      else if (name === '@planner/domain') add(DOMAIN)
    }
  }
  roots.forEach(add)
  return found
}

/** The messages that a module names, with what may follow a name: a kind of planning has words of its own. */
function keysIn(source: string): string[] {
  const names = [...source.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, name = '']) => name)
  const patterns = [...source.matchAll(/`([a-zA-Z]+\.(?:[\w.]|\$\{[^`]*?\})*)`/g)].map(([, pattern = '']) =>
    pattern.split(/\$\{[^`]*?\}/).map((part) => part.replaceAll('.', '\\.')),
  )
  const dynamic = patterns
    .filter((parts) => parts.length > 1)
    .map((parts) => new RegExp(`^${parts.join('[\\w.]*')}$`))
  return KEYS.filter(
    (key) =>
      names.some((name) => key === name || key.startsWith(`${name}.`)) ||
      dynamic.some((pattern) => pattern.test(key)),
  )
}
