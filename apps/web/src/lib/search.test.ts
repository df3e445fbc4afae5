import { expect, test } from 'vitest'
import { parseSearch, readSearch, stringifySearch } from './search.ts'

test('ROUTE-7: keys, tab and toggles round-trip through the query', () => {
  const search = {
    personalKey: '0123456789',
    tab: 3,
    showPersonalScheduleAssignments: true,
    hideUnplannedSubgroups: false,
  }
  expect(readSearch(parseSearch(stringifySearch(search).slice(1)))).toEqual(search)
})

test('ROUTE-7: unknown parameters are dropped', () => {
  expect(readSearch({ tab: 'x', hideUnplannedSubgroups: 'maybe', personalKey: '', other: '1' })).toEqual({})
  expect(readSearch({ tab: '0' })).toEqual({})
})
