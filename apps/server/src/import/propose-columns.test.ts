import { readFileSync } from 'node:fs'
import { variantOf } from '@planner/domain'
import { decodeTable } from '@planner/protocol'
import { expect, test } from 'vitest'
import { readColumns } from './propose-columns.ts'

const planner = variantOf('planner')

function fileOf(name: string): string {
  const bytes = readFileSync(new URL(`./test-tables/${name}`, import.meta.url))
  return decodeTable(bytes)
}

/** What each column of a file is proposed to be. */
function proposed(name: string, variant = planner) {
  const { columns, source, problems } = readColumns(fileOf(name), variant)
  expect(problems).toEqual([])
  const roles = columns.map(({ role }) => (role.session ? `${role.is} ${role.session}` : role.is))
  return { source, roles }
}

test('IMPORT-14: answers to a form with a grid', () => {
  expect(proposed('google-forms-grid.csv')).toEqual({
    source: 'googleForms',
    roles: [
      'timestamp',
      'email',
      'name',
      'topic',
      'topic',
      'topic',
      'availability 1',
      'availability 2',
      'ignore',
    ],
  })
})

test('IMPORT-14: answers to a form with boxes to tick', () => {
  expect(proposed('google-forms-checkboxes.csv')).toEqual({
    source: 'googleForms',
    roles: ['timestamp', 'name', 'topicList', 'hostOf'],
  })
})

test('IMPORT-14: tables of spreadsheets, with semicolons, tabs and a line that names the separator', () => {
  const ten = variantOf('planner10')
  expect(proposed('spreadsheet-semicolons-1252.csv', ten).roles).toEqual([
    'name',
    'email',
    'topic',
    'topic',
    'ignore',
  ])
  expect(proposed('spreadsheet-unicode-text.txt').roles).toEqual(['name', 'email', 'topic', 'topic'])
  expect(proposed('spreadsheet-sep-line.csv').roles).toEqual(['name', 'topic', 'topic'])
})

test('IMPORT-14: registrations of Airmeet', () => {
  expect(proposed('airmeet-registrations.csv')).toEqual({
    source: 'airmeet',
    roles: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'timestamp',
      'ignore',
      'ignore',
      'ignore',
      'ignore',
      'ignore',
      'topicList',
    ],
  })
})

test('IMPORT-14: speakers and sessions of pretalx', () => {
  expect(proposed('pretalx-speakers.csv')).toEqual({
    source: 'pretalx',
    roles: ['ignore', 'name', 'note', 'email', 'ignore', 'ignore', 'hostOf'],
  })
  expect(proposed('pretalx-sessions.csv', variantOf('multiplanner'))).toEqual({
    source: 'pretalx',
    roles: [
      'ignore',
      'title',
      'ignore',
      'ignore',
      'ignore',
      'timestamp',
      'description',
      'ignore',
      'ignore',
      'hosts',
      'ignore',
      'ignore',
    ],
  })
  expect(proposed('pretalx-speakers-short.csv')).toEqual({
    source: 'pretalx',
    roles: ['name', 'email', 'ignore'],
  })
})

test('IMPORT-14: a table without known names has the people first, and topics where cells are choices', () => {
  const of = (csv: string, variant = planner) => readColumns(csv, variant).columns.map(({ role }) => role.is)
  expect(of('Who,Bees,Trees\nAnn,Yes,\nBob,,Host\n')).toEqual(['name', 'topic', 'topic'])
  expect(of('E-mail,Who,Bees\nann@example.org,Ann,Yes\n')).toEqual(['email', 'name', 'topic'])
  expect(of('Name,Why\nAnn,Because I have kept bees for as long as I can think back\n')).toEqual([
    'name',
    'ignore',
  ])
  expect(of('Name,E-mail,Meetings,Ann\nAnn,ann@example.org,3,\n', variantOf('1on1'))).toEqual([
    'name',
    'email',
    'requests',
    'topic',
  ])
  expect(of('Name,E-mail [work],Level [1 to 3]\nAnn,ann@example.org,Yes\n')).toEqual([
    'name',
    'email',
    'topic',
  ])
})

test('IMPORT-6: a header of nothing but spaces and brackets is read at once', () => {
  const long = ' '.repeat(1_000_000)
  const header = [
    'Name',
    `x${long}x`,
    `x${long}[`,
    `(${long}x`,
    `${'('.repeat(1_000_000)}x`,
    `x${'['.repeat(1_000_000)}]`,
  ]
  const { columns } = readColumns(`${header.join(',')}\nAnn,Yes,Yes,Yes,Yes,Yes`, planner)
  expect(columns.map(({ role }) => role.is)).toEqual(['name', 'topic', 'topic', 'topic', 'topic', 'topic'])
})
