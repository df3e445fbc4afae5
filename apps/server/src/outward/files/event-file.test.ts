import { read, utils } from '@e965/xlsx'
import type { VariantId } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText } from './csv-text.ts'
import { eventFile } from './event-file.ts'
import { type EventTable, tablesOf } from './event-tables.ts'
import { workbook } from './workbook.ts'

const ASKED = {
  file: 'people',
  style: 'spreadsheets',
  session: undefined,
  tool: undefined,
  language: 'en-GB',
} as const

async function textOf(event: EventBuilder, asked: object): Promise<string> {
  const made = await eventFile(event, { ...ASKED, ...asked })
  return Buffer.from(made?.bytes ?? []).toString('utf8')
}

function planned(variant: VariantId = 'planner') {
  return new EventBuilder(variant, {
    numSessions: 2,
    newSessionLabels: '2026-11-28 9:30-10:15 Opening\n10:25-11:10',
    timeZone: 'Europe/Tallinn',
    groupRooms: 'Hall; 30',
  })
    .owner('ann', { name: '=SUM(A1:A9)' }, { name: '-Ann', email: 'ann@example.org' })
    .owner('bob', { name: 'Bees' }, { name: 'Bob "B"; Jr.' })
    .wish('ann', 'bob', 'Yes')
    .wish('bob', 'ann', '#1 Yes!')
    .start('bob', 0, 1)
    .assign('ann', 'bob', 2)
    .assign('bob', 'bob', 2)
    .set('topicGroupRooms', { topicId: 'bob', topicGroupIndex: 0 }, 'Hall')
}

const cell = fc.oneof(
  fc.constantFrom('constructor', '__proto__', 'toString'),
  fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
)
const table: fc.Arbitrary<EventTable> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 8 }))
  .chain(([columns, rows]) =>
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 40 }),
      head: fc.constant(Array.from({ length: columns }, (_, column) => `Column ${column}`)),
      rows: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    }),
  )

describe('FILES-2: CSV', () => {
  test('for programs is read back as it was by another maker’s parser', () => {
    fc.assert(
      fc.property(table, ({ head, rows }) => {
        const text = csvText({ head, rows }, '', { kind: 'programs' })
        expect(parse(text, { relax_column_count: false })).toEqual([
          head,
          ...rows.map((row) => row.map(String)),
        ])
      }),
    )
  })

  test('for spreadsheets has no text that is taken for a formula, and numbers stay numbers', () => {
    const rows = [['=1+1', '+2', '-3', '@x', '\tx', -3, -2.5, 'a-b', true]]
    const text = csvText({ head: ['x'], rows }, '', { kind: 'spreadsheets', separator: ';' })
    expect(text).toBe("\uFEFFx\r\n'=1+1;'+2;'-3;'@x;'\tx;-3;-2.5;a-b;true\r\n")
    const raw = csvText({ head: ['x'], rows }, '', { kind: 'programs' })
    expect(raw).toBe('x\r\n=1+1,+2,-3,@x,\tx,-3,-2.5,a-b,true\r\n')
  })

  test('of an event holds what it says, in the language that is asked for', async () => {
    expect(await textOf(planned(), { file: 'plan', style: 'programs' })).toBe(
      [
        'Session,Start,End,Group,Room,Person,Hosts it',
        'Session 2,2026-11-28T10:25:00+02:00,2026-11-28T11:10:00+02:00,Bees,Hall,-Ann,false',
        'Session 2,2026-11-28T10:25:00+02:00,2026-11-28T11:10:00+02:00,Bees,Hall,"Bob ""B""; Jr.",true',
        '',
      ].join('\r\n'),
    )
    expect(await textOf(planned(), { file: 'choices', language: 'de' })).toBe(
      '\uFEFFName;\'=SUM(A1:A9);Bees\r\n\'-Ann;;Ja\r\n"Bob ""B""; Jr.";#1 Ja!;\r\n',
    )
    expect(await textOf(planned(), { file: 'people', style: 'programs' })).toContain('-Ann,ann@example.org,')
    expect(await eventFile(planned('1on1'), { ...ASKED, file: 'plan' })).toBeNull()
  })
})

describe('FILES-3: the workbook', () => {
  test('is read back with its types by another maker’s parser, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 3 }), async (tables) => {
        const book = read(await workbook(tables, ''), { type: 'buffer' })
        expect(book.SheetNames).toHaveLength(tables.length)
        for (const [index, { head, rows }] of tables.entries()) {
          const sheet = book.Sheets[book.SheetNames[index] ?? '']
          if (!sheet) throw new Error('There is no sheet.')
          const values = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', blankrows: true })
          expect(values[0]).toEqual(head)
          const found = rows.map((_, row) => head.map((__, column) => values[row + 1]?.[column] ?? ''))
          expect(found).toEqual(rows.map((row) => row.map((each) => (Object.is(each, -0) ? 0 : each))))
          const filtered = utils.decode_range(sheet['!autofilter']?.ref ?? '')
          expect(filtered).toEqual({ s: { r: 0, c: 0 }, e: { r: rows.length, c: head.length - 1 } })
        }
      }),
      { numRuns: 40 },
    )
  })

  test('has every table, a sheet for each session and one by person, with dates as dates', async () => {
    const made = await eventFile(planned(), { ...ASKED, file: 'workbook' })
    const book = read(made?.bytes, { type: 'buffer', cellDates: true, UTC: true })
    expect(book.SheetNames).toEqual(['People', 'Choices', 'Availability', 'Plan', 'Session 2', 'By person'])
    const plan = book.Sheets.Plan
    expect(plan?.B2?.t).toBe('d')
    expect(plan?.B2?.v?.toISOString()).toBe('2026-11-28T10:25:00.000Z')
    expect(plan?.G3).toMatchObject({ t: 'b', v: true })
    expect(book.Sheets.Choices?.B1).toMatchObject({ t: 's', v: '=SUM(A1:A9)' })
    expect(book.Sheets['By person']?.C2?.v).toBe('Bees, Hall')
  })

  test('is made for every variant', async () => {
    for (const id of [
      'planner',
      'planner10',
      'weekdayhourplanner',
      '1on1',
      'reciprocity',
      'reciprocity10',
      'multiplanner',
      'heallo',
    ] as const) {
      const event = planned(id)
      const made = await eventFile(event, { ...ASKED, file: 'workbook' })
      expect([id, read(made?.bytes, { type: 'buffer' }).SheetNames.length >= tablesOf(event).length]).toEqual(
        [id, true],
      )
    }
  })
})

test('FILES-4: breakout rooms have everybody of the session in their room, as each tool takes them', async () => {
  const rooms = (tool: string) =>
    eventFile(planned(), { ...ASKED, file: 'breakout', session: 2, tool: tool as 'zoom' })
  const zoom = await rooms('zoom')
  expect(Buffer.from(zoom?.bytes ?? []).toString()).toBe(
    'Pre-assign Room Name,Email Address\r\nBees,ann@example.org\r\n',
  )
  expect(zoom?.withoutEmail).toBe(1)
  expect(Buffer.from((await rooms('bigbluebutton'))?.bytes ?? []).toString()).toBe(
    'Bees\n\nBees\n  -Ann\n  Bob "B"; Jr.\n',
  )
  expect(await textOf(planned(), { file: 'breakout', session: 1, tool: 'teams' })).toBe('Room,Email\r\n')
})
