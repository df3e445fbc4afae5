import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { VARIANTS } from '@planner/domain'
import { describe, expect, test } from 'vitest'
import { nodePath } from '../lib/node.mjs'
import { inRoot } from '../lib/paths.mjs'
import { sampleTree } from './testing/sample-tree.ts'

const ours = [
  'biome.json',
  '.gitignore',
  'scripts/biome/no-variant-comparison.grit',
  'scripts/biome/no-ambient-input.grit',
  'scripts/biome/no-table-comparison.grit',
]

/** Lints a text as if it stood at that path of ours. */
function lint(path: string, text: string): string {
  const configuration = Object.fromEntries(ours.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const folder = sampleTree({ ...configuration, [path]: text })
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { stdout, stderr } = spawnSync(nodePath, [biome, 'lint', path], { cwd: folder, encoding: 'utf8' })
  if (!stdout.includes('Checked 1 file')) throw new Error(`Biome did not read ${path}:\n${stdout}${stderr}`)
  return stdout + stderr
}

const variantMessage = 'Never compare a variant id'

describe('style 7: variants are data, nobody compares their ids', () => {
  test.each([
    "event.variant === 'reciprocity'",
    'variantId !== "1on1"',
    "'planner' == room.variant?.id",
    "variant.id != 'some-later-variant'",
    "kind === 'multiplanner'",
    "['planner', 'planner10'].includes(kind)",
  ])('rejects %s', (comparison) => {
    expect(lint('apps/web/src/lib/sample.ts', `export const is = ${comparison}\n`)).toContain(variantMessage)
  })

  test('rejects a switch on them', () => {
    const text = "switch (variant.id) {\n  case 'heallo':\n    show()\n}\n"
    expect(lint('apps/server/src/hub/sample.ts', text)).toContain(variantMessage)
  })

  test.each([
    "variant.slots === 'sessions'",
    'room.variant.id === connection.variant.id',
    "can(variant, 'groups')",
    "name === 'planner table'",
  ])('allows %s', (comparison) => {
    expect(lint('apps/web/src/lib/sample.ts', `export const is = ${comparison}\n`)).not.toContain(
      variantMessage,
    )
  })

  test('leaves the registry alone', () => {
    const text = "export const is = id === 'planner'\n"
    expect(lint('packages/domain/src/variants/sample.ts', text)).not.toContain(variantMessage)
  })

  test.each(VARIANTS.map(({ id }) => id))('knows %s', (id) => {
    expect(lint('apps/web/src/lib/sample.ts', `export const is = kind === '${id}'\n`)).toContain(
      variantMessage,
    )
  })
})

describe('style 7: tables are data, nobody compares their names', () => {
  const message = 'Never ask which table a cell is of'

  test.each([
    "table === 'fixedTopics'",
    "'preferences' !== address.table",
    'cell.address.table == "some-later-table"',
    "payload.tableName === 'assignments'",
    'table in OTHERS',
  ])('rejects %s', (comparison) => {
    expect(lint('apps/server/src/hub/sample.ts', `export const is = ${comparison}\n`)).toContain(message)
  })

  test('rejects a switch on them', () => {
    const text = "switch (address.table) {\n  case 'preferences':\n    show()\n}\n"
    expect(lint('apps/web/src/lib/sample.ts', text)).toContain(message)
  })

  test.each([
    "view === 'table'",
    'TABLES[address.table].planned',
    "TABLES[table].travels === 'value'",
    'a.table === b.table',
  ])('allows %s', (comparison) => {
    expect(lint('apps/web/src/lib/sample.ts', `export const is = ${comparison}\n`)).not.toContain(message)
  })

  test('leaves the descriptions and tests alone', () => {
    const text = "export const is = table === 'preferences'\n"
    expect(lint('packages/domain/src/cells/sample.ts', text)).not.toContain(message)
    expect(lint('apps/server/src/hub/sample.test.ts', text)).not.toContain(message)
  })
})

describe('style 5: time and randomness come in as arguments', () => {
  const message = 'Time and randomness come in as arguments'

  test.each(['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'crypto.randomUUID()'])(
    'rejects %s in the packages',
    (call) => {
      expect(lint('packages/solver/src/sample.ts', `export const made = ${call}\n`)).toContain(message)
      expect(lint('apps/server/src/sample.ts', `export const made = ${call}\n`)).not.toContain(message)
    },
  )

  test('allows a date made of a given time', () => {
    expect(lint('packages/domain/src/sample.ts', 'export const made = new Date(0)\n')).not.toContain(message)
  })
})

describe('style: rules of Biome that are on', () => {
  test.each([
    ['noExplicitAny', 'apps/web/src/lib/sample.ts', 'export const made = (given: any) => given\n'],
    ['noConsole', 'apps/server/src/hub/sample.ts', "console.log('hello')\n"],
    ['noEnum', 'packages/domain/src/sample.ts', 'export enum Kind {\n  One = 1,\n}\n'],
    [
      'useImportType',
      'apps/server/src/sample.ts',
      "import { A } from './a.ts'\nexport const b = (a: A) => a\n",
    ],
    [
      'noFloatingPromises',
      'apps/server/src/sample.ts',
      'async function work() {}\nexport function run() {\n  work()\n}\n',
    ],
    ['useFilenamingConvention', 'apps/web/src/lib/MySample.ts', 'export const made = 1\n'],
    [
      'useExhaustiveDependencies',
      'apps/web/src/lib/sample.tsx',
      "import { useEffect } from 'react'\nexport const useA = (a: () => void) => useEffect(() => a(), [])\n",
    ],
    ['useAltText', 'apps/web/src/lib/sample.tsx', 'export const Icon = () => <img src="a.svg" />\n'],
  ])('%s', (rule, path, text) => {
    expect(lint(path, text)).toContain(rule)
  })

  test.each(['scripts/sample.mjs', 'apps/server/src/main.ts', 'bench/solver/main.ts'])(
    '%s may use the console',
    (path) => {
      expect(lint(path, "console.log('hello')\n")).not.toContain('noConsole')
    },
  )
})
