import { entryWords, type ProgrammeEntry, programmeOf } from '@planner/domain'
import { entryTexts } from '@planner/i18n'
import { csvText } from './csv-text.ts'
import type { TableSource } from './event-tables.ts'

/** Tools for video calls, with what each takes for its breakout rooms. */
export const BREAKOUT_TOOLS = ['zoom', 'teams', 'bigbluebutton', 'jitsi'] as const
export type BreakoutTool = (typeof BREAKOUT_TOOLS)[number]

/** The groups of one session as breakout rooms; the next session is another file. `withoutEmail` are people whom the tool cannot place. */
export type BreakoutFile = { text: string; type: string; extension: string; withoutEmail: number }

type Room = { name: string; people: { name: string; email: string }[] }

/** Zoom takes 100 rooms, and names of 32 characters; the others are shown longer names than these in part alone. */
const LONGEST_NAME = 32

export function breakoutFile(source: TableSource, sessionId: number, tool: BreakoutTool): BreakoutFile {
  const rooms = roomsOf(source, sessionId)
  const withoutEmail = rooms.flatMap(({ people }) => people).filter(({ email }) => email === '').length
  switch (tool) {
    case 'zoom':
      return { ...csv(['Pre-assign Room Name', 'Email Address'], rooms), withoutEmail }
    case 'teams':
      return { ...csv(['Room', 'Email'], rooms), withoutEmail }
    case 'bigbluebutton':
    case 'jitsi':
      return { ...names(rooms), withoutEmail: 0 }
  }
}

function csv(head: readonly string[], rooms: readonly Room[]): Omit<BreakoutFile, 'withoutEmail'> {
  const rows = rooms.flatMap(({ name, people }) =>
    people.flatMap(({ email }) => (email === '' ? [] : [[name, email]])),
  )
  return { text: csvText({ head, rows }, '', { kind: 'programs' }), type: 'text/csv', extension: 'csv' }
}

/** To copy into a tool that takes no file: the names of rooms, a line each, then everybody by room. */
function names(rooms: readonly Room[]): Omit<BreakoutFile, 'withoutEmail'> {
  const lists = rooms.map(({ name, people }) =>
    [name, ...people.map((person) => `  ${person.name}`)].join('\n'),
  )
  const text = `${rooms.map(({ name }) => name).join('\n')}\n\n${lists.join('\n\n')}\n`
  return { text, type: 'text/plain', extension: 'txt' }
}

/** In the order of the programme; each name once. */
function roomsOf({ plan, text }: TableSource, sessionId: number): Room[] {
  const words = entryWords(entryTexts(text), plan, { personId: null, showsNames: true })
  const taken = new Set<string>()
  const nameOf = (entry: ProgrammeEntry) => {
    const base = words.title(entry).slice(0, LONGEST_NAME)
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base.slice(0, LONGEST_NAME - 3)} ${number}`
    taken.add(name)
    return name
  }
  return programmeOf(plan)
    .filter(({ sessions }) => sessions.some(({ id }) => id === sessionId))
    .map((entry) => ({
      name: nameOf(entry),
      people: entry.people.map((id) => {
        const person = plan.state.persons.get(id)
        return { name: person?.name ?? '', email: person?.email ?? '' }
      }),
    }))
}
