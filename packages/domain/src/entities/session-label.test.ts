import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSessionLabel } from './sessions.ts'

const read = (label: string) => {
  const { date, start, end, name } = readSessionLabel(label)
  return [date, start, end, name]
}

test.each([
  ['2026-11-23 09:00-10:30 Opening', '2026-11-23', '09:00', '10:30', 'Opening'],
  ['23.11.2026, 9:00 – 10:30: Opening', '2026-11-23', '09:00', '10:30', 'Opening'],
  ['3.1.2027', '2027-01-03', '', '', ''],
  ['9:00 Opening', '', '09:00', '', 'Opening'],
  ['22:30-1:00 Music', '', '22:30', '01:00', 'Music'],
  ['20:00-24:00', '', '20:00', '24:00', ''],
])('SESSION-9: %s is read as a date, times and a name', (label, ...parts) => {
  expect(read(label)).toEqual(parts)
})

test.each([
  'Opening',
  '3 lightning talks',
  '9.00 Tea',
  '31.02.2026 Party',
  '23.11. Party',
  '2026-13-01',
  '10:75 Tea',
  '25:00 Tea',
  '9:00-25:00 Tea',
  '9:00-9:00 Tea',
  '10:00:30 Tea',
  '1984',
  '12:12:12',
])('SESSION-9: %s is a name alone', (label) => {
  expect(read(label)).toEqual(['', '', '', label])
})

test('SESSION-9: whatever is typed is read, and only true dates and times are told', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.:\- ]{0,24}$/)), (label) => {
      const { date, start, end } = readSessionLabel(label)
      expect(date).toMatch(/^(2\d{3}-[01]\d-[0-3]\d)?$/)
      expect(start).toMatch(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/)
      expect(end).toMatch(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)?$/)
    }),
  )
})
