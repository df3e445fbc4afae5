import { variantOf } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readColumns } from './propose-columns.ts'

const planner = variantOf('planner')

/** What becomes of each column: its role, and why it is left out. */
function proposed(rows: readonly (readonly string[])[], variant = planner): string[] {
  const csv = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
  return readColumns(csv, variant).columns.map(({ role, leftOut }) =>
    leftOut ? `${role.is}: ${leftOut}` : role.is,
  )
}

/** A table of a header and of cells that are repeated for so many people. */
function tableOf(header: readonly string[], cells: readonly (readonly string[])[], people = 12): string[][] {
  const row = (person: number) =>
    header.map((_, column) => {
      const of = cells[column] ?? []
      return of[person % of.length] ?? ''
    })
  return [[...header], ...Array.from({ length: people }, (_, person) => row(person))]
}

const NAMES = ['Ada Mets', 'Bo Lind', 'Cleo Sand', 'Dan Roos', 'Eva Kask', 'Finn Ohm', 'Gus Tee', 'Hal Wix']

test('IMPORT-61, IMPORT-62: the free question of a form with a grid is no topic, whatever was written', () => {
  const table = tableOf(
    [
      'Timestamp',
      'Email Address',
      'What is your name?',
      'Which topics? [Tea]',
      'Which topics? [Bees]',
      'Anything the organisers should know about food?',
    ],
    [
      ['2026/11/01 8:00:00 AM GMT+1'],
      NAMES.map((_, index) => `p${index}@example.org`),
      NAMES,
      ['Interested', 'Not interested', 'Very interested'],
      ['Not interested', 'Interested'],
      ['Vegetarian', '', '', 'I arrive a bit late', '', '', ''],
    ],
  )
  expect(proposed(table)).toEqual(['timestamp', 'email', 'name', 'topic', 'topic', 'ignore: text'])
})

test('IMPORT-61: a scale of its own is known by its words standing in several columns', () => {
  const own = ['Brennend gern', 'Eher lauwarm', 'Kalt']
  const header = ['Name', 'Bienen', 'Tee', 'Ankunft']
  const arrival = ['mit dem Zug', 'mit dem Rad', 'mit dem Zug']
  expect(proposed(tableOf(header, [NAMES, own, own.toReversed(), arrival]))).toEqual([
    'name',
    'topic',
    'topic',
    'ignore: text',
  ])
})

test('IMPORT-61: a grid about people is no topic beside one of choices', () => {
  const header = ['Nimi', 'Teemad [Tee]', 'Teemad [Mesilased]', 'Oskused [Python]', 'Oskused [Kokkamine]']
  const skills = ['algaja', 'edasijõudnud']
  expect(proposed(tableOf(header, [NAMES, ['Jah', ''], ['', 'Jah'], skills, skills]))).toEqual([
    'name',
    'topic',
    'topic',
    'ignore: text',
    'ignore: text',
  ])
})

test('IMPORT-61: of two lists the topics are in the longer one, or in those that name the rows of a grid', () => {
  const topics = ['Bees, Tea, Chess', 'Tea, Maps', 'Maps, Bees', 'Chess, Knots', 'Knots, Kites', 'Kites, Tea']
  const food = ['Cake, Salad', 'Salad, Juice', 'Juice, Cake']
  expect(proposed(tableOf(['Name', 'What do you bring?', 'Topics you like'], [NAMES, food, topics]))).toEqual(
    ['name', 'ignore: text', 'topicList'],
  )
  const grid = ['Name', 'Rate [Tea]', 'Rate [Bees]', 'What do you bring?']
  expect(proposed(tableOf(grid, [NAMES, ['Yes', ''], ['', 'Yes'], food]))).toEqual([
    'name',
    'topic',
    'topic',
    'ignore: text',
  ])
})

test('IMPORT-62: notes are left out, and introductions are profiles', () => {
  const of = (name: string) =>
    proposed(tableOf(['Name', 'Bees', name], [NAMES, ['Yes', ''], ['Vegan', 'I keep bees']])).at(-1)
  for (const name of ['Notes', 'Anything else?', 'Anmerkungen', 'Sonst noch etwas?', 'Märkused'])
    expect(of(name), name).toBe('ignore: text')
  for (const name of ['About you', 'Über dich', 'Tutvustus']) expect(of(name), name).toBe('note')
})

const QUESTIONS = [
  'Do you need parking?',
  'Bringing a laptop?',
  'I agree that photos are taken',
  'Consent to the newsletter',
  'Brauchst du einen Parkplatz?',
  'Bringen Sie einen Laptop mit?',
  'Ich stimme der Datenschutzerklärung zu',
  'Kas vajad parkimiskohta?',
  'Võtad sülearvuti kaasa? (valikuline)',
  'Nõustun pildistamisega',
]

test('IMPORT-63: a question that yes or no answers is about the person', () => {
  const answers = [
    ['Yes', 'No', ''],
    ['Ja', 'Nein', ''],
    ['x', ''],
    ['TRUE', 'FALSE'],
  ]
  for (const question of QUESTIONS)
    for (const cells of answers) {
      const table = tableOf(
        ['Name', 'Bees', 'Tea', 'Maps', question],
        [NAMES, ['Yes', ''], [''], ['#1 Yes!'], cells],
      )
      expect(proposed(table), question).toEqual(['name', 'topic', 'topic', 'topic', 'ignore: question'])
    }
})

test('IMPORT-63: a count is about the person also where choices are numbers', () => {
  const numbers = ['1', '7', '10']
  const header = ['Name', 'Bees', 'Tea', 'How many people come with you?']
  expect(
    proposed(tableOf(header, [NAMES, numbers, numbers, ['1', '2']]), variantOf('planner10')).slice(1),
  ).toEqual(['topic', 'topic', 'ignore: text'])
})

test('IMPORT-63: questions are topics where they are rated, where most are questions, and where they are open', () => {
  const rated = tableOf(['Name', 'Bees', 'Is growth over?'], [NAMES, ['Yes'], ['Yes', '#1 Yes!']])
  expect(proposed(rated)).toEqual(['name', 'topic', 'topic'])
  const all = tableOf(
    ['Name', 'Is growth over?', 'Will machines write the news?', 'Kas linn on meie?', 'Bees'],
    [NAMES, ['Yes'], ['Yes'], ['', 'Yes'], ['Yes', '']],
  )
  expect(proposed(all)).toEqual(['name', 'topic', 'topic', 'topic', 'topic'])
  const open = tableOf(
    ['Name', 'Bees', 'Who owns the city?', 'Wie wollen wir wohnen?', 'Kuidas me elame?'],
    [NAMES, ['Yes'], ['Yes', ''], ['', 'Yes'], ['Yes']],
  )
  expect(proposed(open)).toEqual(['name', 'topic', 'topic', 'topic', 'topic'])
})

const TOPICS = [
  'Bees on roofs',
  'Slow news',
  'Langsame Züge',
  'Väikesed aiad',
  'Chess',
  'Kites',
  'Maps',
  'Knots',
]
const SCALES = [
  ['Yes', '#1 Yes!', ''],
  ['Interested', 'Very interested', 'Not interested'],
  ['Interessiert', 'Sehr interessiert', ''],
  ['Huvitatud', 'Väga huvitatud', 'Ei huvita'],
  ['Burning', 'Warm', 'Cold'],
]
const PERSONAL = [
  { header: 'Anything about food?', cells: ['Vegetarian', '', 'No nuts'] },
  { header: 'Wie kommst du?', cells: ['Zug', 'Rad', 'Auto'] },
  { header: 'Kust kuulsid meist?', cells: ['sõbralt', 'lehest'] },
  { header: 'Do you need parking?', cells: ['Yes', 'No'] },
  { header: 'Bringst du Kuchen mit?', cells: ['Ja', 'Nein', ''] },
]

test('IMPORT-61 to IMPORT-63: of any form, grid or not, the topics are the topics and the rest is left out', async () => {
  const table = fc.record({
    isGrid: fc.constantFrom(true, false),
    topics: fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 3, maxLength: TOPICS.length }),
    scale: fc.constantFrom(...SCALES),
    shifts: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: TOPICS.length, maxLength: TOPICS.length }),
    personal: fc.uniqueArray(fc.constantFrom(...PERSONAL), { maxLength: PERSONAL.length }),
    at: fc.integer({ min: 0, max: TOPICS.length }),
    people: fc.integer({ min: 9, max: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(table, async ({ isGrid, topics, scale, shifts, personal, at, people }) => {
      const choices = topics.map((topic, index) => ({
        header: isGrid ? `Which topics? [${topic}]` : topic,
        cells: scale.map((_, place) => scale[(place + (shifts[index] ?? 0)) % scale.length] ?? ''),
        expected: 'topic',
      }))
      const others = personal.map((column) => ({ ...column, expected: 'ignore' }))
      const columns = [
        { header: 'Name', cells: NAMES, expected: 'name' },
        ...choices.slice(0, at),
        ...others,
        ...choices.slice(at),
      ]
      const rows = tableOf(
        columns.map(({ header }) => header),
        columns.map(({ cells }) => cells),
        people,
      )
      const roles = proposed(rows).map((text) => text.split(':')[0])
      expect(roles).toEqual(columns.map(({ expected }) => expected))
    }),
    { numRuns: 150 },
  )
})
