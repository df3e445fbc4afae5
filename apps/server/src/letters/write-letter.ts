import {
  can,
  type EntryReader,
  entryWords,
  isHidden,
  type PersonId,
  type PlanInForce,
  type ProgrammeEntry,
  scheduledSessions,
} from '@planner/domain'
import { entryTexts, nearestLanguage } from '@planner/i18n'
import type { LetterKind } from '@planner/protocol'
import { type Text, textsOf } from '../http/texts.ts'
import { dateOf, dayText, timeText, weekdayText } from '../outward/time-texts.ts'
import { changesSince, type PlanChange, type PlanTold, planToTell } from './plan-told.ts'

/** Addresses as they stand in a letter: whole, with https and host. */
export type LetterAddresses = {
  /** The personal link. */
  page: string
  calendar: string
}

export type WrittenLetter = { subject: string; text: string }

type Options = {
  kind: LetterKind
  personId: PersonId
  /** What they were told of the plan. */
  before: PlanTold | null
  addresses: LetterAddresses
}

/** A letter in the language of the event. @returns undefined where there is nothing to tell. */
export function writeLetter(plan: PlanInForce, options: Options): WrittenLetter | undefined {
  const { kind, personId } = options
  const { event, persons } = plan.state
  const text = letterTexts(plan)
  const parts = PARTS[kind](plan, { ...options, text })
  if (!parts) return undefined
  const name = persons.get(personId)?.name.trim() ?? ''
  const hello = name === '' ? text('letters.helloAll') : text('letters.hello', { name })
  return {
    subject: text(`letters.${kind}.subject`, { event: event.name }),
    text: [hello, ...parts].join('\n\n'),
  }
}

export function letterTexts({ variant, state }: Pick<PlanInForce, 'variant' | 'state'>): Text {
  return textsOf(nearestLanguage([state.event.languageCode ?? '']), variant.words)
}

type Writer = (plan: PlanInForce, options: Options & { text: Text }) => string[] | undefined

const PARTS: Record<LetterKind, Writer> = {
  invitation: (plan, options) => [askFor('invitation', plan, options), ownPage(options)],
  reminder: (plan, options) => [askFor('reminder', plan, options), ownPage(options)],
  plan(plan, options) {
    const { text, personId } = options
    const { entries } = planToTell(plan, personId)
    const describe = describer(plan, options)
    const lines = entries.map((entry) => `- ${describe(entry)}`)
    return [
      lines.length === 0 ? text('letters.plan.none') : `${text('letters.plan.text')}\n\n${lines.join('\n')}`,
      ...zoneOf(plan, text),
      ownPage(options),
      calendarOf(options),
    ]
  },
  planChanged(plan, options) {
    const { text, personId, before } = options
    const changes = before === null ? [] : changesSince(before, plan, personId)
    if (changes.length === 0) return undefined
    const tell = changeTeller(plan, options)
    const lines = changes.map((change) => `- ${tell(change)}`)
    return [
      `${text('letters.planChanged.text', { number: changes.length })}\n\n${lines.join('\n')}`,
      text('letters.change.rest'),
      ...zoneOf(plan, text),
      ownPage(options),
      calendarOf(options),
    ]
  },
}

function askFor(kind: 'invitation' | 'reminder', { state }: PlanInForce, { text }: { text: Text }): string {
  const about = state.event.description.trim()
  const asked = text(`letters.${kind}.text`, { event: state.event.name })
  return kind === 'invitation' && about !== '' ? `${asked}\n\n${about}` : asked
}

function ownPage({ text, addresses }: { text: Text; addresses: LetterAddresses }): string {
  return `${text('letters.page')}\n${addresses.page}`
}

function calendarOf({ text, addresses }: { text: Text; addresses: LetterAddresses }): string {
  return `${text('letters.calendar')}\n${addresses.calendar}`
}

function zoneOf({ state }: PlanInForce, text: Text): string[] {
  const { timeZone } = state.event
  return timeZone === '' ? [] : [text('clock.event', { zone: timeZone.replaceAll('_', ' ') })]
}

type Times = Pick<PlanTold[number], 'start' | 'end' | 'everyWeeks' | 'sessions'>

/** When something is, by the clock of the event: as in `Saturday, 28.11.2026, 09:30 to 10:15 (Session 1)`. */
function whenText({ state, variant }: PlanInForce, text: Text) {
  const zone = state.event.timeZone || 'UTC'
  const names = new Map(
    scheduledSessions(variant, state).map(({ id, name }) => [
      id,
      name || text('schedule.session', { number: id }),
    ]),
  )
  return ({ start, end, everyWeeks, sessions }: Times): string => {
    const labels = sessions.map((id) => names.get(id) ?? text('schedule.session', { number: id })).join(', ')
    if (start === null || end === null) return labels || text('letters.noTime')
    const date = dateOf(zone, start)
    const [from, to] = [timeText(zone, start), timeText(zone, end)]
    const weekday = weekdayText(text, date)
    if (everyWeeks === 1) return text('letters.everyWeek', { weekday, from, to })
    const [year, month, day] = date.split('-')
    if (everyWeeks === 2)
      return text('letters.everySecondWeek', { weekday, from, to, date: `${day}.${month}.${year}` })
    return `${dayText(text, date)}, ${from}–${to}${labels === '' ? '' : ` (${labels})`}`
  }
}

function describer(plan: PlanInForce, { text, personId }: { text: Text; personId: PersonId }) {
  const reader: EntryReader = { personId, showsNames: true }
  const words = entryWords(entryTexts(text), plan, reader)
  const when = whenText(plan, text)
  return (entry: ProgrammeEntry): string => {
    const hosts = words.hosts(entry)
    const more = [
      words.place(entry),
      hosts.length === 0 ? '' : text('schedule.list.hosts', { names: hosts.join(', ') }),
    ].filter(Boolean)
    return [`${when(timesOf(entry))}: ${words.title(entry)}`, ...more].join('\n  ')
  }
}

function timesOf({ time, sessions }: ProgrammeEntry): Times {
  const { start = null, end = null, everyWeeks = 0 } = time ?? {}
  return { start, end, everyWeeks, sessions: sessions.map(({ id }) => id) }
}

function changeTeller(plan: PlanInForce, options: { text: Text; personId: PersonId }) {
  const { text, personId } = options
  const describe = describer(plan, options)
  const when = whenText(plan, text)
  return (change: PlanChange): string => {
    if (change.kind === 'added') return text('letters.change.added', { what: describe(change.entry) })
    if (change.kind === 'gone') {
      const what = `${when(change.before)}: ${formerTitle(plan, change.before.key, { text, personId })}`
      return text('letters.change.gone', { what })
    }
    const moved = text('letters.change.moved', { what: describe(change.entry) })
    const before = when(change.before)
    const isAtAnotherTime = before !== when(timesOf(change.entry))
    return isAtAnotherTime ? `${moved}\n  (${text('letters.change.before', { when: before })})` : moved
  }
}

/** What an entry that is gone was called: what it was of is known by its key alone. */
function formerTitle(
  { variant, state }: PlanInForce,
  key: string,
  { text, personId }: { text: Text; personId: PersonId },
): string {
  const [first = '', second = ''] = key.split('|')
  if (can(variant, 'pairs')) {
    const name = state.persons.get(first === personId ? second : first)?.name ?? ''
    return name === '' ? text('outward.meeting') : text('outward.meetingWith', { name })
  }
  const isUnnamed = isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')
  const topic = isUnnamed ? '' : (state.topics.get(first)?.name.trim() ?? '')
  return topic || text('letters.change.group')
}
