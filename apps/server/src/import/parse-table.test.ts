import { variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { NO_FIELDS } from './mapped-rows.ts'
import { MAX_IMPORTED, parseImport } from './parse-table.ts'

const planner = variantOf('planner')
const read = (csv: string, variant = planner) => parseImport(csv, variant)

test('import: the first column has names, the header topics, cells choices by label', () => {
  expect(read('Name,Bees,Trees\nAnn,Yes,#1 Yes!\nBob,,Host\n')).toEqual({
    people: ['Ann', 'Bob'],
    topics: ['Bees', 'Trees'],
    choices: [
      ['Yes', '#1 Yes!'],
      ['', 'Host'],
    ],
    problems: [],
    fields: [NO_FIELDS, NO_FIELDS],
    rowOf: [2, 3],
    emailColumn: 1,
  })
})

test('import: labels are matched ignoring case and surrounding space, No is blank, Author is Host', () => {
  expect(read('Name,A,B,C,D\n Ann , yES ,#1 yes!, NO ,author').choices).toEqual([
    ['Yes', '#1 Yes!', '', 'Host'],
  ])
})

test('import: labels are matched in every language of the product', () => {
  expect(read('Name,A,B,C,D\nAnn,Ja,#1 JAH!,leitung,Kein Interesse')).toMatchObject({
    choices: [['Yes', '#1 Yes!', 'Host', '']],
    problems: [],
  })
  expect(read('Nimi,A,B\nAnn,Jah,Ei', variantOf('1on1')).choices).toEqual([['Yes', '']])
  expect(read('Name,A\nAnn,Eestvedaja', variantOf('1on1')).problems).toMatchObject([
    { problem: 'unknownChoice', allowed: ['No', 'Yes'] },
  ])
})

test('CHOICE-2: each variant parses choices by its own scale', () => {
  expect(read('Name,A\nAnn,10', variantOf('planner10')).choices).toEqual([['10']])
  const { problems } = read('Name,A\nAnn,10')
  expect(problems).toEqual([
    {
      row: 2,
      column: 2,
      columnName: 'A',
      value: '10',
      problem: 'unknownChoice',
      allowed: ['No', 'Yes', '#1 Yes!', 'Host'],
    },
  ])
  expect(read('Name,A\nAnn,Author', variantOf('weekdayhourplanner')).problems).toMatchObject([
    { value: 'Author' },
  ])
  expect(read('Name,A\nAnn,#1 Yes!', variantOf('1on1')).problems).toMatchObject([{ row: 2, column: 2 }])
})

test.each([
  ['a byte order mark', '\uFEFFName,A\nAnn,Yes\n'],
  ['semicolons', 'Name;A\nAnn;Yes\n'],
  ['tabs', 'Name\tA\nAnn\tYes\n'],
  ['CRLF', 'Name,A\r\nAnn,Yes\r\n'],
  ['quotes', '"Name","A"\n"Ann","Yes"\n'],
  ['empty lines', 'Name,A\n\nAnn,Yes\n,\n'],
  ['empty columns at the end', 'Name,A,,\nAnn,Yes,,\n'],
  ['rows that end early', 'Name,A,B\nAnn,Yes\n'],
])('import: a table with %s is parsed the same', (_, csv) => {
  const { people, topics, choices, problems } = read(csv)
  expect({ people, topic: topics[0], choice: choices[0]?.[0], problems }).toEqual({
    people: ['Ann'],
    topic: 'A',
    choice: 'Yes',
    problems: [],
  })
})

test('import: separators and line breaks inside quotes are part of the name', () => {
  const { topics } = read('Name;"Bees, wasps; and\nother insects";"The ""big"" trees"\nAnn;Yes;Yes')
  expect(topics).toEqual(['Bees, wasps; and\nother insects', 'The "big" trees'])
})

test('import: the timestamp column and the question of a form are dropped', () => {
  const csv =
    'Timestamp,Your name,Which topics? [Bees],Which topics? [Trees [tall]],Which topics? [Seas]\n2024/05/01 10:00:00,Ann,Yes,,No'
  expect(read(csv)).toMatchObject({
    people: ['Ann'],
    topics: ['Bees', 'Which topics? [Trees [tall]]', 'Seas'],
  })
  expect(read('Name,Which topics? [Bees]\nAnn,Yes').topics).toEqual(['Bees'])
  expect(read('Name,Rust [beginners],Go [experts]\nAnn,Yes,No').topics).toEqual([
    'Rust [beginners]',
    'Go [experts]',
  ])
})

test('import: every invalid cell is reported by row and column, counting blank lines', () => {
  const { problems } = read('Name,A,B\nAnn,Maybe,Yes\n\n,Yes,\nAnn,,never\n')
  expect(problems.map(({ row, column, problem, value }) => [row, column, problem, value])).toEqual([
    [4, 1, 'emptyName', ''],
    [5, 1, 'duplicateName', 'Ann'],
    [2, 2, 'unknownChoice', 'Maybe'],
    [5, 3, 'unknownChoice', 'never'],
  ])
})

test('import: topic names must be unique, not empty and of limited length', () => {
  const { problems } = read(`Name,A,,A,${'x'.repeat(201)}\nAnn,,Yes,,`)
  expect(problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [1, 3, 'emptyTopic'],
    [1, 4, 'duplicateTopic'],
    [1, 5, 'tooLong'],
  ])
})

test('import: values outside the header columns are a problem', () => {
  expect(read('Name,A\nAnn,Yes,left over').problems).toMatchObject([
    { row: 2, column: 3, problem: 'malformed' },
  ])
})

test.each(['', '\n\n', ' , \n', 'Name,A\n"Ann,Yes\n'])('import: %j is no table', (csv) => {
  expect(read(csv).problems).toMatchObject([{ problem: 'malformed' }])
})

test('import: more people or topics than an event may have are a problem', () => {
  const people = Array.from({ length: MAX_IMPORTED.people + 1 }, (_, index) => `person ${index}`)
  expect(read(`Name\n${people.join('\n')}`).problems).toMatchObject([{ row: 1002, problem: 'tooMany' }])
  const topics = Array.from({ length: MAX_IMPORTED.topics }, (_, index) => `topic ${index}`)
  expect(read(`Name,${topics.join(',')}\nAnn`).problems).toEqual([])
})

test('IMPORT-20: of very many marks on one letter the rest is dropped, in headers, names and cells', () => {
  const marks = '\u0300\u0316'.repeat(50_000)
  const { people, topics, problems } = read(`Name,B${marks}ees\nA${marks}nn,Y${marks}es\n`)
  for (const name of [...people, ...topics]) expect(name.length).toBeLessThan(40)
  expect(problems).toMatchObject([{ problem: 'unknownChoice' }])
})
