import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** Lints a text as if it were at that path of the project. */
function lint(path: string, text: string): string {
  const configuration = Object.fromEntries(ours.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const folder = sampleTree({ ...configuration, [path]: text })
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { stdout, stderr } = spawnSync(nodePath, [biome, 'lint', path], { cwd: folder, encoding: 'utf8' })
  if (!stdout.includes('Checked 1 file')) throw new Error(`Biome did not read ${path}:\n${stdout}${stderr}`)
  return stdout + stderr
}

const variantMessage = 'Never compare a variant id'

describe('CODE-1: variants are data, nobody compares their ids', () => {
  test.each(["event.variant === 'reciprocity'", 'variantId !== "1on1"', "'planner' == room.variant?.id"])(
    'rejects %s',
    (comparison) => {
      expect(lint('apps/web/src/lib/sample.ts', `export const is = ${comparison}\n`)).toContain(
        variantMessage,
      )
    },
  )

  test('allows comparing two variants, and values of a variant', () => {
    const text = "export const is = [a.variant.id === b.variant.id, variant.slots === 'sessions']\n"
    expect(lint('apps/web/src/lib/sample.ts', text)).not.toContain(variantMessage)
  })

  test('leaves the registry alone', () => {
    const text = "export const is = variant.id === 'planner'\n"
    expect(lint('packages/domain/src/variants/sample.ts', text)).not.toContain(variantMessage)
  })
})

describe('CODE-6: tables are data, nobody compares their names', () => {
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
    "TABLES[table].wireFormat === 'value'",
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

describe('CODE-2: time and randomness come in as arguments', () => {
  const message = 'Time and randomness come in as arguments'

  test('rejects a clock and a random number in the packages', () => {
    const text = 'export const made = [Date.now(), Math.random()]\n'
    expect(lint('packages/solver/src/sample.ts', text).split(message)).toHaveLength(3)
    expect(lint('apps/server/src/sample.ts', text)).not.toContain(message)
  })

  test('allows a date made of a given time', () => {
    expect(lint('packages/domain/src/sample.ts', 'export const made = new Date(0)\n')).not.toContain(message)
  })
})
