import { readFileSync } from 'node:fs'
import { can, columnKindsOf, VARIANTS, variantOf } from '@planner/domain'
import { decodeTable, type ImportMapping, importMapping } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChoices, packImport } from './packed-import.ts'
import { parseImport, UNCHANGED } from './parse-table.ts'
import { readColumns } from './propose-columns.ts'

const planner = variantOf('planner')
const fileOf = (name: string) => decodeTable(readFileSync(new URL(`./test-tables/${name}`, import.meta.url)))

function parseMapped(csv: string, variant: typeof planner, said: ImportMapping) {
  const { mapped, ...parsed } = parseImport(csv, variant, said)
  if (!mapped) throw new Error('A table with a mapping was read as one without. Maybe it was not handed on?')
  return { ...parsed, mapped }
}

/** Read with the proposed columns and what the organiser has said besides. */
function read(csv: string, said: Partial<ImportMapping> = {}, variant = planner) {
  const columns = readColumns(csv, variant).columns.map(({ role }) => role)
  return parseMapped(csv, variant, importMapping.parse({ columns, ...said }))
}

test('IMPORT-15: a word that the event does not know is listed once, with what it probably means', () => {
  const { mapped, choices, problems } = read(fileOf('google-forms-grid.csv'), { repeated: 'last' })
  expect(mapped.words).toEqual([
    { of: 'choice', word: 'Burning for it', count: 2, value: null },
    { of: 'choice', word: 'Interested', count: 1, value: 'Yes' },
    { of: 'choice', word: 'Very interested', count: 1, value: '#1 Yes!' },
    { of: 'choice', word: 'Not interested', count: 1, value: '' },
  ])
  expect([problems, choices]).toEqual([
    [],
    [
      ['', '', 'Yes'],
      ['#1 Yes!', '', ''],
    ],
  ])
  const words = [{ of: 'choice', word: 'burning  FOR it', value: 'Host' } as const]
  const said = read(fileOf('google-forms-grid.csv'), { repeated: 'last', words })
  expect(said.choices).toEqual([
    ['Host', '', 'Yes'],
    ['#1 Yes!', '', 'Host'],
  ])
  expect(said.mapped.words.every(({ value }) => value !== null)).toBe(true)
  expect(said.mapped.availability).toEqual([
    ['Yes', 'Maybe'],
    ['No', 'Yes'],
  ])
})

test('IMPORT-15: a meaning that the scale does not have is none', () => {
  const words = [{ of: 'choice', word: 'perhaps', value: '7' } as const]
  expect(read('Name,Bees\nAnn,perhaps\nBob,Yes\n', { words }).mapped.words).toMatchObject([{ value: null }])
})

test('IMPORT-16: of people with several rows the first or the last counts, as the organiser says', () => {
  const csv = fileOf('google-forms-grid.csv')
  expect(read(csv).mapped.causes).toEqual([{ problem: 'duplicateName', rows: [4] }])
  expect(read(csv, { repeated: 'first' }).mapped.skipped).toEqual([{ row: 4, because: 'duplicateName' }])
  expect(read(csv, { repeated: 'last' }).mapped.skipped).toEqual([{ row: 2, because: 'duplicateName' }])
})

test('IMPORT-16: what is wrong is listed by cause with all its rows; a row is left out or mended in place', () => {
  const csv = fileOf('airmeet-registrations.csv')
  const { mapped, problems, people } = read(csv)
  expect(mapped.causes).toEqual([{ problem: 'invalidEmail', rows: [5] }])
  expect(problems).toMatchObject([{ row: 5, column: 3, columnName: 'Email', value: 'cleo@example' }])
  expect(people).toEqual(['Ada Mets', 'Bo Lind', 'Cleo Sand'])
  const skipped = read(csv, { skipRows: [{ row: 5, because: 'invalidEmail' }] })
  expect([skipped.problems, skipped.people, skipped.mapped.skipped]).toEqual([
    [],
    ['Ada Mets', 'Bo Lind'],
    [{ row: 5, because: 'invalidEmail' }],
  ])
  const mended = read(csv, { fixes: [{ row: 5, column: 3, value: 'cleo@example.org' }] })
  expect([mended.problems, mended.fields[2]?.email]).toEqual([[], 'cleo@example.org'])
  const renamed = read('Name,A,A\nAnn,Yes,\n', { fixes: [{ row: 1, column: 3, value: 'B' }] })
  expect([renamed.problems, renamed.topics]).toEqual([[], ['A', 'B']])
})

test('IMPORT-13: a list of topics is a Yes for each, and leaves topics alone that it does not know', () => {
  const { topics, choices } = read(fileOf('google-forms-checkboxes.csv'))
  expect(topics).toEqual(['Bienen auf Dächern', 'Langsame Nachrichten', 'Reparaturcafé'])
  expect(choices).toEqual([
    ['Yes', 'Yes', 'Host'],
    ['', 'Yes', 'Yes'],
    ['Yes', '', ''],
  ])
  const hosts = read(fileOf('pretalx-speakers.csv'))
  expect(hosts.topics).toEqual(['Bees on roofs', 'Honey, and what to do with it', 'Better meetings'])
  expect(hosts.choices).toEqual([
    ['Host', 'Host', UNCHANGED],
    [UNCHANGED, UNCHANGED, 'Host'],
  ])
  expect(countChoices(packImport(hosts))).toBe(3)
  expect(hosts.fields[0]).toMatchObject({
    email: 'ada@example.org',
    profile: 'Keeps bees.\nOn roofs.',
  })
})

test('IMPORT-13: where every row is a topic, its hosts are the people', () => {
  const { people, topics, choices, mapped } = read(
    fileOf('pretalx-sessions.csv'),
    {},
    variantOf('multiplanner'),
  )
  expect([people, topics]).toEqual([
    ['Ada Mets', 'Bo Lind'],
    ['Bees on roofs', 'Better meetings'],
  ])
  expect(choices).toEqual([
    ['Host', 'Host'],
    [UNCHANGED, 'Host'],
  ])
  expect([mapped.numImported, mapped.descriptions]).toEqual([2, ['How to keep them.', '']])
})

test('IMPORT-14: whole numbers with decimal commas are numbers', () => {
  const { choices, mapped } = read(fileOf('spreadsheet-semicolons-1252.csv'), {}, variantOf('planner10'))
  expect([choices, mapped.words]).toEqual([
    [
      ['7', '3'],
      ['10', ''],
    ],
    [],
  ])
})

test('IMPORT-13: without a column that names rows nothing is imported', () => {
  const { problems, people } = read('Name,A\nAnn,Yes\n', { columns: [{ is: 'email' }, { is: 'topic' }] })
  expect([problems, people]).toMatchObject([[{ problem: 'noNames' }], []])
})

const cell = fc.oneof(
  fc.constantFrom('', 'Yes', 'No', 'Ann', 'Bob', 'x', 'ann@example.org', '7', 'Bees, Trees', 'a;b', 'a\nb'),
  fc.string({ maxLength: 12 }),
)
const table = fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 12 })
const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n')
const isBlank = (row: readonly string[]) => row.every((each) => each.normalize('NFC').trim() === '')

test('IMPORT-17: of any table every row is imported, left out for a reason, or has a problem', () => {
  const said = fc.record({
    variant: fc.constantFrom(...VARIANTS),
    seed: fc.array(fc.nat(15), { minLength: 6, maxLength: 6 }),
    repeated: fc.constantFrom('report', 'first', 'last'),
    skip: fc.array(fc.integer({ min: 2, max: 13 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(table, said, (rows, { variant, seed, repeated, skip }) => {
      const kinds = columnKindsOf(variant)
      const columns = seed.map((number) => ({ is: kinds[number % kinds.length] ?? 'name', session: 1 }))
      const skipRows = skip.map((row) => ({ row, because: 'emptyName' }))
      const mapping = importMapping.parse({ columns, repeated, skipRows })
      const { mapped, rowOf, people, topics, choices, problems } = parseMapped(csvOf(rows), variant, mapping)
      const causes = new Set(mapped.causes.flatMap((cause) => cause.rows))
      const isRefused = problems.some(({ problem }) => problem === 'malformed' || problem === 'noNames')
      if (!isRefused) expect(mapped.numRows).toBe(rows.slice(1).filter((row) => !isBlank(row)).length)
      expect(mapped.numImported + mapped.skipped.length).toBe(mapped.numRows)
      const outside = mapped.skipped.filter(({ row }) => causes.has(row))
      expect(outside).toEqual([])
      if (problems.length === 0) {
        const named = rowOf.some((row) => row > 0) ? people : topics
        if (mapped.numImported > 0) expect(named.length).toBe(mapped.numImported)
        expect(new Set(people).size).toBe(people.length)
        expect(new Set(topics).size).toBe(topics.length)
      }
      expect(choices.every((row) => row.length === topics.length)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('IMPORT-14: any table has a proposal for each of its columns, and what a variant does not have is none', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...VARIANTS), (rows, variant) => {
      const { columns, problems } = readColumns(csvOf(rows), variant)
      if (problems.length > 0) return
      expect(columns.length).toBe(rows[0]?.length)
      const kinds = columnKindsOf(variant)
      expect(columns.filter(({ role }) => !kinds.includes(role.is))).toEqual([])
      const single = columns.filter(({ role }) => role.is === 'name' || role.is === 'email')
      expect(single.length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 300 },
  )
  expect(
    VARIANTS.filter((variant) => can(variant, 'pairs') && columnKindsOf(variant).includes('topicList')),
  ).toEqual([])
})
