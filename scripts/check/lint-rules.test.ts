import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodePath } from '../lib/node.mjs'
import { inRoot } from '../lib/paths.mjs'
import { sampleTree } from './testing/sample-tree.ts'

const ours = [
  'biome.json',
  '.gitignore',
  'scripts/biome/no-variant-comparison.grit',
  'scripts/biome/no-ambient-input.grit',
  'scripts/biome/no-table-comparison.grit',
  'scripts/biome/no-literal-spread.grit',
  'scripts/biome/no-module-cache.grit',
]

type Sample = [path: string, text: string]

/** Lints texts as if they stood at those paths; which of them a rule rejects, and how often. */
function rejected(message: string, samples: readonly Sample[]): [text: string, times: number][] {
  const configuration = Object.fromEntries(ours.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const files = samples.map(
    ([path, text], index): Sample => [path.replace('sample', `sample-${index}-`), text],
  )
  const folder = sampleTree({ ...configuration, ...Object.fromEntries(files) })
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const paths = files.map(([path]) => path)
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', ...paths]
  const { stdout, stderr } = spawnSync(nodePath, args, { cwd: folder, encoding: 'utf8' })
  if (!stdout.includes(message)) throw new Error(`Biome rejects nothing of ${paths}:\n${stdout}${stderr}`)
  const found = stdout.split('\n').filter((line) => line.includes(message))
  return files
    .map(([path, text]): [string, number] => [text, found.filter((line) => line.includes(path)).length])
    .filter(([, times]) => times > 0)
}

const at =
  (path: string) =>
  (expression: string): Sample => [path, `export const is = ${expression}\n`]
const inWeb = at('apps/web/src/lib/sample.ts')

test('CODE-1: variants are data, nobody compares their ids', () => {
  const wrong = ["event.variant === 'reciprocity'", 'variantId !== "1on1"', "'planner' == room.variant?.id"]
  const fine = ['a.variant.id === b.variant.id', "variant.slots === 'sessions'"]
  const samples = [
    ...[...wrong, ...fine].map(inWeb),
    at('packages/domain/src/variants/sample.ts')("variant.id === 'planner'"),
  ]
  expect(rejected('Never compare a variant id', samples)).toEqual(wrong.map((each) => [inWeb(each)[1], 1]))
})

test('CODE-6: tables are data, nobody compares their names', () => {
  const wrong = [
    "table === 'fixedTopics'",
    "'preferences' !== address.table",
    "payload.tableName === 'assignments'",
    'cell.address.table == "some-later-table"',
    'table in OTHERS',
  ]
  const fine = [
    "view === 'table'",
    'TABLES[address.table].planned',
    "TABLES[table].wireFormat === 'value'",
    'a.table === b.table',
  ]
  const choice: Sample = [
    'apps/web/src/lib/sample.ts',
    "switch (address.table) {\n  case 'preferences':\n    show()\n}\n",
  ]
  const samples = [
    ...[...wrong, ...fine].map(inWeb),
    choice,
    at('packages/domain/src/cells/sample.ts')("table === 'preferences'"),
    at('apps/server/src/hub/sample.test.ts')("table === 'preferences'"),
  ]
  expect(rejected('Never ask which table a cell is of', samples)).toEqual([
    ...wrong.map((each) => [inWeb(each)[1], 1]),
    [choice[1], 1],
  ])
})

test('CODE-2: time and randomness come in as arguments, in the packages', () => {
  const text = 'export const made = [Date.now(), Math.random()]\n'
  const samples: Sample[] = [
    ['packages/solver/src/sample.ts', text],
    ['apps/server/src/sample.ts', text],
    ['packages/domain/src/sample.ts', 'export const made = new Date(0)\n'],
  ]
  expect(rejected('Time and randomness come in as arguments', samples)).toEqual([[text, 2]])
})

test('nobody spreads a literal', () => {
  const wrong = ['{ ...{ a: 1, b: 2 } }', '[...[1, 2]]', '[...[]]', 'Math.max(...[1, 2])']
  const fine = ['{ ...(more ? { a: 1 } : {}) }', '[...[1, 2].map(String)]', '[...list, ...others]']
  const samples = [...wrong, ...fine].map(inWeb)
  expect(rejected('Write the fields or elements themselves', samples)).toEqual(
    wrong.map((each) => [inWeb(each)[1], 1]),
  )
})

test('a module remembers nothing; whoever is opened and closed does', () => {
  const wrong = ['new WeakMap<object, string>()', 'new WeakMap()', 'new Map<string, number>()', 'new Set()']
  const fine = ["new Map([['a', 1]])", '() => new Map<string, number>()']
  const variable = 'export let last = 0\n'
  const local =
    'export function f() {\n  let last = 0\n  for (let i = 0; i < 3; i++) last += i\n  return last\n}\n'
  const owner: Sample = [
    'apps/web/src/lib/sample.ts',
    'export class Owner {\n  own = new Map<string, string>()\n}\n',
  ]
  const samples = [
    ...[...wrong, ...fine].map(inWeb),
    owner,
    at('apps/web/src/lib/sample.test.ts')(wrong[0] ?? ''),
    ['apps/web/src/features/sample.ts', variable] satisfies Sample,
    ['apps/web/src/features/sample.ts', local] satisfies Sample,
    // What a page has once.
    ['apps/web/src/lib/sample.ts', variable] satisfies Sample,
  ]
  expect(rejected('A module must not remember', samples)).toEqual([
    ...wrong.map((each) => [inWeb(each)[1], 1]),
    [variable, 1],
  ])
})
