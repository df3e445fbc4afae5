import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../http/texts.ts'
import { type C3Format, c3Format } from '../testing/c3-format.ts'
import { c3Schedule, c3Xml } from './c3-schedule.ts'
import { publicProgramme } from './public-programme.ts'

const text = textsOf('en-GB', undefined)
const NOW = Date.UTC(2026, 10, 28)

function scheduleFor({ variant, state }: EventBuilder, { showsNames = true, now = NOW } = {}) {
  const plan = { variant, state, schedule: scheduleOf(variant, state) }
  const programme = publicProgramme(plan, { text, showsNames, now })
  return c3Schedule(programme, {
    url: 'https://planner.example/programme/token/',
    baseUrl: 'https://planner.example/',
    language: 'en-GB',
    noRoom: 'Room not said yet',
    version: 'abc',
    today: '2026-11-28',
  })
}

/** Six days, a session each, of which every one has two groups in rooms. */
function sixDays(topicName = 'Bees') {
  const labels = Array.from(
    { length: 6 },
    (_, day) => `2027-03-${26 + day} 22:30-${day % 2 ? '23:15' : '1:00'}`,
  )
  const event = new EventBuilder('planner', {
    name: 'Harbour Lights',
    numSessions: 6,
    newSessionLabels: labels.join('\n'),
    timeZone: 'Europe/Berlin',
    groupRooms: 'Hall; 30\nLoft; 10',
  }).person('guest')
  for (let session = 1; session <= 6; session += 1)
    for (const room of ['Hall', '']) {
      const id = `${room || 'none'}${session}`
      event
        .owner(id, { name: topicName })
        .start(id, 0, session - 1)
        .assign(id, id, session)
        .assign('guest', id, session)
      if (room) event.set('topicGroupRooms', { topicId: id, topicGroupIndex: 0 }, room)
    }
  return event
}

const eventsOf = ({ schedule }: C3Format) =>
  schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat())

/** What the XML says, in the shape of the JSON. */
function readXml(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const lists = new Set(['day', 'room', 'event', 'person'])
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: (name, path) => lists.has(name) && !String(path).endsWith('event.room'),
  })
  return parser.parse(xml).schedule
}

describe('PUBLISH-8: the programme for other programs', () => {
  test('is as they expect it, on more than four days and over a change of the clocks', () => {
    const read = c3Format.parse(scheduleFor(sixDays()))
    expect(read.schedule.conference).toMatchObject({ daysCount: 6, start: '2027-03-26', end: '2027-03-31' })
    expect(eventsOf(read)).toHaveLength(12)
    const [first] = read.schedule.conference.days
    expect(Object.keys(first?.rooms ?? {})).toEqual(['Hall', 'Room not said yet'])
    expect(first?.rooms.Hall?.[0]).toMatchObject({ date: '2027-03-26T22:30:00+01:00', duration: '02:30' })
    expect(read.schedule.conference.days[2]?.rooms.Hall?.[0]?.date).toBe('2027-03-28T22:30:00+02:00')
  })

  test('says the same as XML, with its elements in order, whatever a topic is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        const clean = name.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim() || 'x'
        const schedule = scheduleFor(sixDays(clean))
        const read = c3Format.parse(schedule)
        const xml = readXml(c3Xml(schedule))
        expect(Object.keys(xml).filter((name) => name !== '#text')).toEqual(
          ['generator', 'url', 'version', 'conference', 'day'].filter((each) => each in xml),
        )
        const events = xml.day.flatMap((day: { room: { event: object[] }[] }) =>
          day.room.flatMap((room) => room.event),
        )
        expect(
          events.map((each: Record<string, string>) => [
            each['@guid'],
            Number(each['@id']),
            each.date,
            each.title,
            each.room,
          ]),
        ).toEqual(eventsOf(read).map(({ guid, id, date, title, room }) => [guid, id, date, title, room]))
      }),
      { numRuns: 50 },
    )
  })

  test('keeps the ids of what is moved and renamed, and tells no id of the event', () => {
    const before = eventsOf(c3Format.parse(scheduleFor(sixDays())))
    const moved = sixDays('Wasps').start('Hall1', 0, 5)
    for (const userId of ['Hall1', 'guest'])
      moved
        .set('assignments', { userId, topicId: 'Hall1', sessionId: 1, topicGroupIndex: 0 }, false)
        .assign(userId, 'Hall1', 6)
    const after = eventsOf(c3Format.parse(scheduleFor(moved)))
    expect(new Set(after.map(({ guid }) => guid))).toEqual(new Set(before.map(({ guid }) => guid)))
    expect(JSON.stringify(scheduleFor(sixDays(), { showsNames: false }))).not.toContain('Hall1')
  })

  test('names hosts where the organisers show them, and nobody else', () => {
    const shown = JSON.stringify(scheduleFor(sixDays()))
    expect(shown).toContain('Hall1')
    expect(shown).not.toContain('guest')
    expect(JSON.stringify(scheduleFor(sixDays(), { showsNames: false }))).not.toContain('Hall1')
  })

  test('has a day where there is no plan, and what recurs in this week and the next', () => {
    expect(eventsOf(c3Format.parse(scheduleFor(new EventBuilder('planner'))))).toEqual([])
    const weekly = new EventBuilder('weekdayhourplanner', {
      timeZone: 'Europe/Berlin',
      firstMonday: '2026-11-23',
    })
      .owner('ann')
      .start('ann', 1, 18)
      .assign('ann', 'ann', 1)
    const read = c3Format.parse(scheduleFor(weekly, { now: Date.UTC(2027, 2, 24) }))
    expect(eventsOf(read).map(({ date }) => date)).toEqual([
      '2027-03-22T18:00:00+01:00',
      '2027-03-29T18:00:00+02:00',
    ])
  })

  test('says nothing of meetings of two', () => {
    const pairs = new EventBuilder('1on1', { numSessions: 1, newSessionLabels: '2026-11-28 9:00-9:20' })
      .owner('ann')
      .owner('bob')
    pairs.meeting('ann', 'bob', 'committed', { sessionId: 1 })
    expect(eventsOf(c3Format.parse(scheduleFor(pairs)))).toEqual([])
  })
})
