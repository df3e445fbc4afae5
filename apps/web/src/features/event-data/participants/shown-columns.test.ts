import { participantColumns } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { participantRows } from './participant-rows.ts'
import { rowActs } from './row-acts.tsx'
import { BY_NAME, columnWidths, type Sort, shownColumns, sorted } from './shown-columns.ts'

const event = new EventBuilder('planner')
  .owner('Bo', { name: 'Bees' }, { email: 'bo@example.org' })
  .person('ann', { email: 'ann@example.org' })
  .person('Cy', { isArchived: true })
  .wish('ann', 'Bo', 'Yes')
const rows = participantRows(event.variant, event.state)
const production = participantColumns(event.variant, event.state, 'production')

test('EVENT-11: columns that nobody has anything in are left out, and acts are none', () => {
  expect(shownColumns(production, rows)).toEqual(['name', 'email', 'topic', 'answered'])
  const debug = participantColumns(event.variant, event.state, 'debug')
  expect(shownColumns(debug, rows).slice(4)).toEqual(['accountEnabled', 'eventAdmin', 'archived'])
  const alone = rows.filter(({ fullName }) => fullName === 'Cy')
  expect(shownColumns(production, alone)).toEqual(['name'])
})

test('EVENT-68: there is a column of personal links where the organiser has them, and on paper there is none', () => {
  const withLinks = rows.map((row) => ({ ...row, personalLink: `https://example.org/${row.fullName}` }))
  expect(shownColumns(production, withLinks)).toEqual(['name', 'email', 'topic', 'answered', 'personalLink'])
  expect(shownColumns(production, withLinks, true)).toEqual(['name', 'email', 'topic', 'answered'])
})

test('PERSON-20: columns fill their place, and never get too narrow to read', () => {
  const columns = shownColumns(production, rows)
  const widths = columnWidths(columns, 1200)
  expect(widths.reduce((sum, width) => sum + width)).toBeGreaterThan(1195)
  expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(1200)
  expect(columnWidths(columns, 100)).toEqual(columnWidths(columns, 0))
})

test('PERSON-20: rows are sorted by any column, both ways; what is empty comes last', () => {
  const by = (sort: Sort) => sorted(rows, sort).map(({ fullName }) => fullName)
  expect(by(BY_NAME)).toEqual(['ann', 'Bo', 'Cy'])
  expect(by({ column: 'name', isDescending: true })).toEqual(['Cy', 'Bo', 'ann'])
  expect(by({ column: 'topic', isDescending: false })).toEqual(['Bo', 'ann', 'Cy'])
  expect(by({ column: 'email', isDescending: true })).toEqual(['Cy', 'Bo', 'ann'])
  expect(by({ column: 'answered', isDescending: false })).toEqual(['Bo', 'ann', 'Cy'])
  expect(by({ column: 'archived', isDescending: false })).toEqual(['Cy', 'ann', 'Bo'])
})

test('PERSON-19, EVENT-13: a row offers what there is to do, and nothing with a link that the organiser does not read', () => {
  const actsOf = (name: string, link = '', columns = production) => {
    const row = rows.find(({ fullName }) => fullName === name)
    if (!row) throw new Error(`There is no row of ${name}.`)
    return rowActs({ ...row, personalLink: link }, columns)
      .flat()
      .join(' ')
  }
  expect(actsOf('Bo')).toBe('edit')
  expect(actsOf('Bo', 'https://example.org/bo')).toBe('edit remind copyLink open qr replaceLink')
  expect(actsOf('ann', 'https://example.org/ann')).toBe('edit copyLink open qr replaceLink')
  const debug = participantColumns(event.variant, event.state, 'debug')
  expect(actsOf('ann', '', debug)).toBe('edit makeAdmin archive')
  expect(actsOf('Cy', '', debug)).toBe('edit makeAdmin unarchive')
})
