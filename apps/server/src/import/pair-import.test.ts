import {
  activePeople,
  cellAddress,
  cellValue,
  isActiveTopic,
  type PersonRecord,
  preferenceOf,
  tabRefusal,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { describe, expect, test } from 'vitest'
import { applyWrite } from '../rooms/apply-write.ts'
import { contentsOf } from '../rooms/contents.ts'
import type { StoredPerson } from '../storage/storage.ts'
import { packImport } from './packed-import.ts'
import { parseImport } from './parse-table.ts'
import { planImport } from './plan-import.ts'
import { previewImport } from './preview-import.ts'

const NOW = 5_000_000
const EVENT = () =>
  new EventBuilder('1on1')
    .owner('dan', { name: 'Sailing' }, { name: 'Dan', email: 'dan@example.org', numMeetingRequests: 3 })
    .owner('eve', { name: '' }, { name: 'Eve', email: 'eve@example.org' })

const problemsOf = (csv: string, event = EVENT()) =>
  previewImport(event.variant, event.state, packImport(parseImport(csv, event.variant))).problems.map(
    ({ row, column, problem, value, allowed }) => [row, column, problem, value, allowed] as const,
  )

/** The event after the import of a table without problems. */
function after(csv: string, event = EVENT()) {
  const { variant, state } = event
  const parsed = packImport(parseImport(csv, variant))
  expect(previewImport(variant, state, parsed).problems).toEqual([])
  let serial = 0
  const ids = { newId: () => `id${++serial}`, newKey: () => `key${++serial}` }
  const { writes, cells, changedPeople, result } = planImport(variant, state, parsed, { now: NOW, ids })
  const { event: record, settings, persons, topics, cells: stored } = state
  const keys = new Map<string, StoredPerson>(
    [...persons.values()].map((person) => [person.id, { ...person, privateKey: person.id }]),
  )
  const contents = contentsOf({
    event: record,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [...settings],
    persons: [...keys.values()],
    topics: [...topics.values()],
    cells: [...stored.values()],
    meetings: [...state.meetings.values()],
  })
  for (const write of [...writes, ...changedPeople((id) => keys.get(id))]) applyWrite(contents, write)
  for (const cell of cells) if (cell) applyWrite(contents, { kind: 'putCell', eventId: record.id, cell })
  const people = [...contents.state.persons.values()]
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? ''
  return {
    state: contents.state,
    variant,
    people,
    result,
    idOf,
    person: (name: string) => people.find((one) => one.name === name) as PersonRecord,
    wish: (from: string, to: string) => preferenceOf(contents.state, idOf(from), idOf(to)),
  }
}

describe('IMPORT-7, IMPORT-3: names to names', () => {
  const CSV = `Name,E-mail,Ann,Dan
Ann,ann@example.org,,Yes
Bob,bob@example.org,Yes,
Eve,,Yes,
`

  test('a column stands for the person it names; nobody is added for it', () => {
    const { people, wish, result } = after(CSV)
    expect(people.map(({ name }) => name)).toEqual(['Dan', 'Eve', 'Ann', 'Bob'])
    expect([wish('Ann', 'Dan'), wish('Bob', 'Ann'), wish('Eve', 'Ann'), wish('Bob', 'Dan')]).toEqual([
      'Yes',
      'Yes',
      'Yes',
      '',
    ])
    expect(result).toEqual({ numPeople: 3, numTopics: 0, numPreferences: 3 })
  })

  test('everybody can be chosen, also without a column, and keeps name and choices', () => {
    const { state, people, idOf } = after(CSV)
    for (const { id, name } of people) {
      expect([name, isActiveTopic(state, id), state.topics.get(id)?.name]).toEqual([
        name,
        true,
        name === 'Dan' ? 'Sailing' : '',
      ])
      expect(
        tabRefusal(
          { ...state, event: { ...state.event, isRegistered: true } },
          {
            role: 'participant',
            personId: id,
          },
          'userChoices',
        ),
      ).toBeUndefined()
    }
    expect(activePeople(state)).toHaveLength(4)
    expect(state.topics.has(idOf('Bob'))).toBe(true)
  })

  test('TAB-6: a topic that is named like its person disables nobody', () => {
    const event = EVENT().owner('fay', { name: 'Fay' }, { name: 'Fay' })
    event.state.event.isRegistered = true
    const fay = { role: 'participant', personId: 'fay' } as const
    expect(tabRefusal(event.state, fay, 'userChoices')).toBeUndefined()
  })

  test('the own column is nobody’s wish, and importing again changes nothing', () => {
    const csv = 'Name,E-mail,Ann,Dan\nAnn,ann@example.org,Yes,Yes\n'
    const first = after(csv)
    expect([first.wish('Ann', 'Ann'), first.wish('Ann', 'Dan')]).toEqual(['', 'Yes'])
    const parsed = packImport(parseImport(csv, first.variant))
    const ids = { newId: () => 'new', newKey: () => 'new' }
    const again = planImport(first.variant, first.state, parsed, { now: NOW + 1, ids })
    const stored = (id: string) => ({ ...(first.state.persons.get(id) as PersonRecord), privateKey: id })
    expect([again.writes, again.changedPeople(stored), [...again.cells].filter(Boolean)]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('a meeting that a plan has made stays, whatever the table says; a Yes that waits can be taken back', () => {
    const event = () => EVENT().wish('dan', 'eve', 'Yes reserved').wish('eve', 'dan', 'Yes pending')
    const csv = (value: string) => `Name,Dan,Eve\nDan,,\nEve,${value},\n`
    const taken = after(csv(''), event())
    expect([taken.wish('Dan', 'Eve'), taken.wish('Eve', 'Dan')]).toEqual(['Yes reserved', ''])
    expect(after(csv('Yes'), event()).wish('Eve', 'Dan')).toBe('Yes pending')
  })
})

describe('IMPORT-8: columns of people’s own data are no people', () => {
  test.each([
    ['E-mail', 'Meetings per week'],
    ['E-Mail-Adresse', 'Treffen pro Woche'],
    ['E-post', 'Kohtumisi nädalas'],
    ['EMAIL ADDRESS (required)', 'meetings'],
  ])('%s and %s, wherever they stand', (email, meetings) => {
    for (const csv of [
      `Name,${email},Ann,${meetings}\nAnn,ann@example.org,,7\n`,
      `Timestamp,${email},Name,${meetings},Ann\n1/2/2026,ann@example.org,Ann,7,\n`,
    ]) {
      const { people, person, state } = after(csv)
      expect(people).toHaveLength(3)
      expect(state.topics.size).toBe(3)
      expect(person('Ann')).toMatchObject({ email: 'ann@example.org', numMeetingRequests: 7 })
    }
  })

  test('people who are there get what the table gives, and keep what it leaves blank', () => {
    const { person } = after('Name,E-mail,Meetings\nDan,,9\nEve,new@example.org,\nFay,fay@example.org,\n')
    expect(person('Dan')).toMatchObject({ email: 'dan@example.org', numMeetingRequests: 9 })
    expect(person('Eve')).toMatchObject({ email: 'new@example.org', numMeetingRequests: 5 })
    expect(person('Fay')).toMatchObject({ email: 'fay@example.org', numMeetingRequests: 5 })
  })

  test('numbers out of range and what is no address are reported', () => {
    expect(problemsOf('Name,E-mail,Meetings\nAnn,ann@home,101\nBob,bob@example.org,many\nDan,,-1\n')).toEqual(
      [
        [2, 2, 'invalidEmail', 'ann@home', []],
        [2, 3, 'invalidNumber', '101', ['0–100']],
        [3, 3, 'invalidNumber', 'many', ['0–100']],
        [4, 3, 'invalidNumber', '-1', ['0–100']],
      ],
    )
  })

  test('a second column of the kind names nobody', () => {
    expect(problemsOf('Name,E-mail,Mail\nDan,,\n')).toEqual([[1, 3, 'unknownPerson', 'Mail', []]])
  })
})

test('IMPORT-9: somebody new without an e-mail address is reported, whether there is a column or not', () => {
  expect(problemsOf('Name,E-mail,Dan\nAnn,,Yes\nDan,,\n\nBob,,\n')).toEqual([
    [2, 2, 'emptyEmail', 'Ann', []],
    [5, 2, 'emptyEmail', 'Bob', []],
  ])
  expect(problemsOf('Name,Dan\nAnn,Yes\nDan,\n')).toEqual([[2, 1, 'emptyEmail', 'Ann', []]])
})

test('IMPORT-10: a column that names nobody is reported with the nearest name, and nobody is made of it', () => {
  const header = 'Name,E-mail,Anna Mets,Dann,Xerxes,Bo'
  expect(problemsOf(`${header}\nAnna Metz,anna@example.org,,Yes,Yes,\nBob,bob@example.org,,,,\n`)).toEqual([
    [1, 3, 'unknownPerson', 'Anna Mets', ['Anna Metz']],
    [1, 4, 'unknownPerson', 'Dann', ['Dan']],
    [1, 5, 'unknownPerson', 'Xerxes', []],
    [1, 6, 'unknownPerson', 'Bo', ['Bob']],
  ])
  expect(
    problemsOf('Name,Dan,Dan,,Eve\nDan,,,Yes,\n').map(([, column, problem]) => [column, problem]),
  ).toEqual([
    [3, 'duplicateColumn'],
    [4, 'emptyName'],
  ])
})

describe('IMPORT-11: a rating is a Yes and its weight', () => {
  const CSV = 'Name,Dan,Eve\nDan,,7\nEve,Yes,\n'

  test('where the event asks whom people want to meet', () => {
    const event = EVENT()
    event.state.event.considerContactPreferences = true
    const { wish, state } = after(CSV, event)
    expect([wish('Dan', 'Eve'), wish('Eve', 'Dan')]).toEqual(['Yes', 'Yes'])
    const rated = (userId: string, topicId: string) =>
      cellValue(state, cellAddress('contactPreferences', { userId, topicId }))
    expect([rated('dan', 'eve'), rated('eve', 'dan')]).toEqual(['7', ''])
  })

  test('elsewhere the first one is reported', () => {
    expect(problemsOf(CSV)).toEqual([[2, 3, 'ratingNotAsked', '7', []]])
    const binary = EVENT().setting('parameters|ui|allowOnlyBinaryContactPreferences', true)
    binary.state.event.considerContactPreferences = true
    expect(problemsOf(CSV, binary)).toEqual([[2, 3, 'ratingNotAsked', '7', []]])
  })
})

describe('IMPORT-11: states bring a history along', () => {
  const CSV = `Name,E-mail,Ann,Dan,Eve
Ann,ann@example.org,,Yes past,
Dan,,,,committed
Eve,,Ja (vorgemerkt),Yes,
`
  const facts = (csv: string, event = EVENT()) => {
    const imported = after(csv, event)
    const nameOf = (id: string) => imported.state.persons.get(id)?.name
    return [...imported.state.meetings.values()].map(({ people, state, wishedBy, sessionId, week }) => [
      people.map(nameOf).sort().join(),
      state,
      wishedBy.map(nameOf).sort().join(),
      sessionId,
      week,
    ])
  }

  test('as facts that both cells show; whoever has something in their cell had wished it', () => {
    expect(new Set(facts(CSV).map(String))).toEqual(
      new Set(['Ann,Dan,past,Ann,,1', 'Dan,Eve,committed,Dan,Eve,,1', 'Ann,Eve,reserved,Eve,,1']),
    )
    const { wish } = after(CSV)
    expect([wish('Ann', 'Dan'), wish('Dan', 'Ann')]).toEqual(['Yes past', 'Yes past'])
    expect([wish('Dan', 'Eve'), wish('Eve', 'Dan')]).toEqual(['Yes committed', 'Yes committed'])
    expect([wish('Ann', 'Eve'), wish('Eve', 'Ann')]).toEqual(['Yes reserved', 'Yes reserved'])
  })

  test('of two cells that differ the stronger state counts, and a meeting that is there stays', () => {
    const csv = 'Name,Dan,Eve\nDan,,Yes reserved\nEve,Yes past,\n'
    expect(facts(csv)).toEqual([['Dan,Eve', 'past', 'Dan,Eve', null, 1]])
    const again = after(csv)
    const parsed = packImport(parseImport(csv.replace('past', 'committed'), again.variant))
    const ids = { newId: () => 'new', newKey: () => 'new' }
    const { writes, cells } = planImport(again.variant, again.state, parsed, { now: NOW + 1, ids })
    expect([writes, [...cells].filter(Boolean)]).toEqual([[], []])
  })
})
